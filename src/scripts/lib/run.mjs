import {spawn} from 'node:child_process';
import path from 'node:path';
import {root} from './install.mjs';

/** Environment of every program that is started here: no program may look for updates on the network. */
export const environment = {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: process.env.NODE_ENV ?? ''};
if (!environment.NODE_ENV) delete environment.NODE_ENV;

/**
 * Environment of a program that makes the site: Node throws away most of what webpack makes within a moment, and has less to
 * look through when it waits until more has come together (64 MB instead of 16).
 */
export const roomy = {NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim()};

/** The path of a program that a dependency installs. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

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
