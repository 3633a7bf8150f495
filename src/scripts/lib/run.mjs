import {spawn} from 'node:child_process';
import path from 'node:path';
import {root} from './install.mjs';

/** Environment of every program that is started here: no program may look for updates on the network. */
export const environment = {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: process.env.NODE_ENV ?? ''};
if (!environment.NODE_ENV) delete environment.NODE_ENV;

/** The path of a program that a dependency installs. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * How Node keeps what making the site needs. Most of it is thrown away within a moment: there is less to look through when
 * that waits until more has come together (64 MB instead of 16). The rest is looked through when it has grown by half,
 * instead of when it has become up to four times as much.
 */
const MEMORY = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** The command that makes the site with Docusaurus, and its arguments. */
export const docusaurus = (...args) => [process.execPath, [...MEMORY, bin('docusaurus'), ...args]];

/**
 * Runs a program to its end, with its output collected.
 *
 * @returns {Promise<{status: number, output: string, seconds: number}>}
 */
export function collect(command, args, env = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd: root, env: {...environment, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += `${command}: ${error.message}\n`));
    child.on('close', (code) => resolve({status: code ?? 1, output, seconds: (performance.now() - started) / 1000}));
  });
}

/** Runs a program in the foreground and ends this process with its exit code. */
export function hand(command, args, env = {}) {
  const child = spawn(command, args, {cwd: root, env: {...environment, ...env}, stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
