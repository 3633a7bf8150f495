import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {renderStandalone, siteNginx} from '../../src/hosting/nginx';
import {installDebian} from '../lib/install.mjs';
import {freePort} from '../lib/port.mjs';
import {startProgram} from '../lib/run.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx'];
/** nginx's list of types. */
const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];
/** The module that serves precompressed brotli files. */
const BROTLI_MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (dir) => `${dir}/ngx_http_brotli_static_module.so`,
);

const firstOf = (files: readonly string[]) => files.find((file) => fs.existsSync(file));

/**
 * The path of nginx; installs it first where it is missing and the system allows it.
 *
 * @throws Error that says what to do when there is none.
 */
const ensureNginx = (): string => {
  if (!firstOf(PROGRAMS)) installDebian(PACKAGES);
  const found = firstOf(PROGRAMS);
  if (found) return found;
  throw new Error(
    `The test of the hosting needs nginx. Install it (on Debian: sudo apt-get install ${PACKAGES.join(' ')}).`,
  );
};

export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx on a free local port over a build, with the configuration that the site is published with.
 *
 * @param workers number of worker processes.
 * @throws Error when nginx is not installed, or with its own words when it does not start within five seconds.
 */
export async function startNginx(buildDir: string, workers = 1) {
  const program = ensureNginx();
  const modules = BROTLI_MODULES.filter((file) => fs.existsSync(file)).slice(0, 1);
  const brotli = modules.length > 0;
  const runDir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(runDir, 0o755);
  const port = await freePort(18_080);
  const listen = `127.0.0.1:${port}`;
  const mimeTypes = firstOf(MIME_TYPES);
  const site = siteNginx(buildDir, {root: buildDir, listen, serverName: '_', brotli, mimeTypes});
  const file = path.join(runDir, 'nginx.conf');
  // Started by root, the workers become another user, who may not reach the build.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  fs.writeFileSync(file, user + renderStandalone({site, runDir, modules, workers}));
  const args = ['-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  const child = startProgram(program, args, {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = () => fetch(origin, {method: 'HEAD'}).then(Boolean, () => false);
  const deadline = Date.now() + 5000;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await wait(50);
  }
  return {
    /** Without a trailing slash. */
    origin,
    /** Whether it serves brotli files. */
    brotli,
    /** Process id of the master. */
    pid: child.pid!,
    async close() {
      child.kill('SIGQUIT');
      const timer = setTimeout(() => child.kill('SIGTERM'), 2000);
      await ended;
      clearTimeout(timer);
      fs.rmSync(runDir, {recursive: true, force: true});
    },
  };
}
