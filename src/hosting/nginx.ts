import {IMMUTABLE, REVALIDATE, STRICT_TRANSPORT, type HeaderRule} from './headers';
import type {Redirect} from './redirects';

/** What the nginx configuration of a build depends on. */
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
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/** Headers that the template sets itself, because they depend on the response. */
const OF_TEMPLATE = ['Cache-Control', 'Strict-Transport-Security'];

/**
 * A string of the configuration.
 *
 * @throws Error when the value has a character that nginx would read as more than itself.
 */
function quoted(value: string): string {
  if (/["\\$\n\r{}]/.test(value)) throw new Error(`"${value}" cannot stand in an nginx configuration`);
  return `"${value}"`;
}

/**
 * Fills the template `src/hosting/nginx.conf`.
 *
 * @throws Error when a value cannot stand in a configuration, or when the template names an unknown one.
 */
export function renderNginx(template: string, options: NginxOptions): string {
  const everywhere = options.headers.filter(({path}) => path === '/*').flatMap(({headers}) => Object.entries(headers));
  const values: Readonly<Record<string, string>> = {
    listen: options.listen,
    serverName: options.serverName,
    root: quoted(options.root),
    mimeTypes: quoted(options.mimeTypes),
    brotli: options.brotli ? '  brotli_static on;' : '  # brotli_static on; with the module ngx_http_brotli_static',
    immutable: IMMUTABLE,
    revalidate: REVALIDATE,
    strictTransport: STRICT_TRANSPORT,
    headers: everywhere
      .filter(([name]) => !OF_TEMPLATE.includes(name))
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
      .join('\n'),
    redirects: options.redirects.map(({from, to}) => `  ${quoted(from)} ${quoted(to)};`).join('\n'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`src/hosting/nginx.conf names the unknown value "${name}"`);
    return value;
  });
}

/** How a server of its own is run, around the configuration of the site. */
export interface StandaloneOptions {
  /** Configuration for the `http` context. */
  readonly site: string;
  /** Folder for the process id and temporary files; must exist and be writable. */
  readonly runDir: string;
  /** Modules to load, absolute paths. */
  readonly modules: readonly string[];
  /** Number of workers, or `auto` for one per processor. */
  readonly workers: number | 'auto';
  /** Where the access log goes; `off` by default, since nginx' default is a file that not every user may write. */
  readonly accessLog?: string;
}

/** A whole configuration, for `nginx -c`: it needs no other file of the system, and no rights. */
export const renderStandalone = ({
  site,
  runDir,
  modules,
  workers,
  accessLog = 'off',
}: StandaloneOptions): string => `${modules
  .map((file) => `load_module ${quoted(file)};\n`)
  .join('')}worker_processes ${workers};
pid ${quoted(`${runDir}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections 2048;
}
http {
  access_log ${accessLog};
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${quoted(`${runDir}/${name}`)};`).join('\n')}
${site}
}
`;
