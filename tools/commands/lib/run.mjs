import {spawn} from 'node:child_process';
import path from 'node:path';
import {nodeFlags} from '../../../src/speed/build/node.mjs';
import {root} from './install.mjs';

/** Environment of every program that is started here: no program may look for updates on the network. */
export const environment = {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: process.env.NODE_ENV ?? ''};
if (!environment.NODE_ENV) delete environment.NODE_ENV;

/** The path of a program that a dependency installs. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * What makes the site with Docusaurus: the command and its arguments.
 *
 * @param {'build' | 'start'} command of Docusaurus.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export const docusaurus = (command, ...args) => [
  process.execPath,
  [...nodeFlags(command), bin('docusaurus'), command, ...args],
];

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
