import fs from 'node:fs';
import path from 'node:path';
import {type HeaderRule, IMMUTABLE, REVALIDATE, STRICT_TRANSPORT} from './headers';
import {headersOf, parseHeaders} from './headers-file';
import type {Redirect} from './redirects';
import {parseRedirects} from './redirects-file';

export interface NginxOptions {
  /** Port, or address and port. */
  readonly listen: string;
  /** Host names; `_` is any. */
  readonly serverName: string;
  /** Absolute path of the build. */
  readonly root: string;
  /** Absolute path of nginx's own list of types. */
  readonly mimeTypes: string;
  /** Whether the module that serves `.br` files is loaded. */
  readonly brotli: boolean;
  /** Path of the site on the host, which begins and ends in a slash. */
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Folders of the languages other than the default. */
  readonly locales: readonly string[];
}

/** @throws Error when the value has a character with a meaning to nginx. */
const quoted = (value: string): string => {
  if (/["\\$\n\r{}]/.test(value)) throw new Error(`"${value}" cannot stand in an nginx configuration`);
  return `"${value}"`;
};

/** Directives that take the path off an address: all others are written for a site at the root of its host. */
const belowPath = (path: string, pattern: string): string => `
  if ($uri = ${quoted(path)}) {
    return 301 "${path}/$is_args$args";
  }
  if ($uri !~ "^${pattern}/") {
    return 404;
  }
  rewrite "^${pattern}(/.*)$" $1;
`;

/**
 * Fills the template `src/hosting/nginx.conf`.
 *
 * @throws Error when a value cannot stand in a configuration, or when the template names an unknown one.
 */
export function renderNginx(template: string, options: NginxOptions): string {
  // The template sets these itself: they depend on the response.
  const {'Cache-Control': _, 'Strict-Transport-Security': __, ...headers} = headersOf(options.baseUrl, options.headers);
  const path = options.baseUrl.slice(0, -1);
  const pattern = path.replaceAll('.', '\\.');
  const values: Readonly<Record<string, string>> = {
    listen: options.listen,
    serverName: options.serverName,
    root: quoted(options.root),
    path,
    pattern,
    belowPath: path && belowPath(path, pattern),
    mimeTypes: quoted(options.mimeTypes),
    brotli: options.brotli ? '  brotli_static on;' : '  # brotli_static on; with the module ngx_http_brotli_static',
    immutable: IMMUTABLE,
    revalidate: REVALIDATE,
    strictTransport: STRICT_TRANSPORT,
    headers: Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
      .join('\n'),
    missing: options.locales
      .map((locale) => `  ${quoted(`~^/${locale}/`)} ${quoted(`/${locale}/404.html`)};`)
      .join('\n'),
    redirects: options.redirects.map(({from, to}) => `  ${quoted(from)} ${quoted(to)};`).join('\n'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`src/hosting/nginx.conf names the unknown value "${name}"`);
    return value;
  });
}

/**
 * The configuration for nginx's `http` context, with `_headers` and `_redirects` of a build. By default, `mimeTypes` is
 * where Debian has it.
 *
 * @throws Error when there is no build.
 */
export function siteNginx(
  buildDir: string,
  options: Omit<NginxOptions, 'baseUrl' | 'headers' | 'redirects' | 'locales' | 'mimeTypes'> & {
    readonly mimeTypes?: string;
  },
): string {
  if (!fs.existsSync(path.join(buildDir, '_headers')))
    throw new Error(`${buildDir} has no _headers. Run "npm run build" first.`);
  const read = (name: string) => fs.readFileSync(path.join(buildDir, name), 'utf8');
  // The first rule is for the whole site.
  const headers = parseHeaders(read('_headers'));
  return renderNginx(fs.readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8'), {
    mimeTypes: '/etc/nginx/mime.types',
    ...options,
    baseUrl: headers[0]!.path.slice(0, -1),
    headers,
    redirects: parseRedirects(read('_redirects')),
    locales: fs.readdirSync(buildDir).filter((name) => fs.existsSync(path.join(buildDir, name, '404.html'))),
  });
}

interface StandaloneOptions {
  /** Configuration for the `http` context. */
  readonly site: string;
  /** Folder for the process id and temporary files; must exist and be writable. */
  readonly runDir: string;
  /** Absolute paths. */
  readonly modules: readonly string[];
  /** Number of workers, or `auto` for one per processor. */
  readonly workers: number | 'auto';
}

/** A whole configuration for `nginx -c`. It needs no other file of the system and no privileges. */
export const renderStandalone = ({site, runDir, modules, workers}: StandaloneOptions): string => `${modules
  .map((file) => `load_module ${quoted(file)};\n`)
  .join('')}worker_processes ${workers};
pid ${quoted(`${runDir}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections 2048;
}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${quoted(`${runDir}/${name}`)};`).join('\n')}
${site}
}
`;
