import fs from 'node:fs';
import path from 'node:path';
import {parseHeaders} from './headers-file';
import {renderNginx, renderStandalone, type NginxOptions} from './nginx';
import {parseRedirects} from './redirects-file';
import {findBrotliModule} from './load-test/nginx.mjs';

const TEMPLATE = path.resolve(__dirname, 'nginx.conf');
/** Where Debian's nginx keeps its types and its modules. */
export const MIME_TYPES = '/etc/nginx/mime.types';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where a build is, and where it will be served. */
export interface SiteNginx extends Pick<NginxOptions, 'listen' | 'serverName' | 'root' | 'brotli'> {
  /** The build that `_headers` and `_redirects` are read from. */
  readonly buildDir: string;
  /** nginx's list of types on the server; by default where Debian has it. */
  readonly mimeTypes?: string;
}

/**
 * The configuration of the site for the `http` context.
 *
 * @throws Error when there is no build.
 */
export function siteNginx({buildDir, mimeTypes = MIME_TYPES, ...options}: SiteNginx): string {
  if (!fs.existsSync(path.join(buildDir, '_headers'))) {
    throw new Error(`${buildDir} has no _headers. Run "npm run build" first.`);
  }
  const read = (name: string) => fs.readFileSync(path.join(buildDir, name), 'utf8');
  return renderNginx(fs.readFileSync(TEMPLATE, 'utf8'), {
    ...options,
    mimeTypes,
    headers: parseHeaders(read('_headers')),
    redirects: parseRedirects(read('_redirects')),
  });
}

/** A whole configuration around that of the site. */
export const standaloneNginx = (site: string, runDir: string, brotli: boolean, workers: number | 'auto'): string =>
  renderStandalone({site, runDir, modules: brotli ? [findBrotliModule() ?? BROTLI_MODULE] : [], workers});
