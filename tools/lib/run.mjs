import {spawn} from 'node:child_process';
import path from 'node:path';
import {nodeFlags} from '../../src/speed/build/node.mjs';
import {root} from './install.mjs';

/** No program that is started here may look for updates on the network. */
const environment = () => ({...process.env, NO_UPDATE_NOTIFIER: '1'});

export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

export const docusaurus = (command, ...args) => [
  process.execPath,
  [...nodeFlags(command), bin('docusaurus'), command, ...args],
];

/** @returns {Promise<{status: number, output: string, seconds: number}>} */
export const collect = (program, args, env = {}) => {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd: root, env: {...environment(), ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += `${program}: ${error.message}\n`));
    child.on('close', (code) => resolve({status: code ?? 1, output, seconds: (performance.now() - started) / 1000}));
  });
};

/** @returns {Promise<number>} the exit code. */
export const runInForeground = (program, args) => {
  const child = spawn(program, args, {cwd: root, env: environment(), stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)));
};
