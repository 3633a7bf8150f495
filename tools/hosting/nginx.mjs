import fs from 'node:fs';
import path from 'node:path';
import {installDebian} from '../lib/install.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx'];
const MODULE = 'ngx_http_brotli_static_module.so';

const findNginx = () => PROGRAMS.find((file) => fs.existsSync(file));

/** The module that serves precompressed brotli files as a list of one path; empty where it is not installed. */
export const findBrotliModules = () =>
  ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
    .map((dir) => path.join(dir, MODULE))
    .filter((file) => fs.existsSync(file))
    .slice(0, 1);

/** Path of nginx's list of types on this machine, or `undefined`. */
export const findMimeTypes = () =>
  ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((file) =>
    fs.existsSync(file),
  );

/**
 * The path of nginx; installs it first where it is missing and the system allows it.
 *
 * @throws Error that says what to do when there is none.
 */
export function ensureNginx() {
  if (!findNginx()) installDebian(PACKAGES);
  const found = findNginx();
  if (found) return found;
  throw new Error(
    `The test of the hosting needs nginx. Install it (on Debian: sudo apt-get install ${PACKAGES.join(' ')}).`,
  );
}
