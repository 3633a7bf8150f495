import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {renderStandalone, siteNginx} from '../../src/hosting/nginx';
import {freePort} from '../lib/port.mjs';
import {startProgram} from '../lib/run.mjs';
import {ensureNginx, findBrotliModules, findMimeTypes} from './nginx.mjs';

export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx on a free local port over a build, with the configuration that the site is published with.
 *
 * @param workers number of worker processes.
 * @throws Error when nginx is not installed, or with its own words when it does not start within five seconds.
 */
export async function startNginx(buildDir: string, workers = 1) {
  const program = ensureNginx();
  const modules = findBrotliModules();
  const brotli = modules.length > 0;
  const runDir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(runDir, 0o755);
  const port = await freePort(18_080);
  const listen = `127.0.0.1:${port}`;
  const mimeTypes = findMimeTypes();
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
