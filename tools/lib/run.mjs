import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import {setInterval} from 'node:timers';
import {nodeFlags} from '../../src/speed/build/node.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

// No program that is started here may look for updates on the network.
process.env.NO_UPDATE_NOTIFIER = '1';

export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

export const docusaurus = (command, ...args) => [
  process.execPath,
  [...nodeFlags(command), bin('docusaurus'), command, ...args],
];

/** One Ctrl+C arrives twice, from the terminal and from npm. Only what comes later, in milliseconds, is a second one. */
const SAME_SIGNAL_MS = 500;

const running = new Set();
/** The signal that ends this process, and when the last one came. */
let [ending, since] = [undefined, 0];

const signalAll = (signal) => running.forEach((child) => child.kill(signal));
const exit = () => process.exit(128 + os.constants.signals[ending]);

const end = (signal) => {
  if (Date.now() - since < SAME_SIGNAL_MS) return;
  since = Date.now();
  signalAll(ending ? 'SIGKILL' : signal);
  ending ??= signal;
  if (running.size === 0) exit();
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
process.on('exit', () => signalAll('SIGTERM'));
// A signal to npm ends it and its shell, which passes nothing on.
const parent = process.ppid;
if (process.env.npm_command) setInterval(() => process.ppid === parent || end('SIGTERM'), 1000).unref();

/** Starts a program that gets the signal by which this process ends; a second one kills it. */
export const startProgram = (program, args, options) => {
  const child = spawn(program, args, {cwd: root, ...options});
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (ending && running.size === 0) exit();
  };
  return child.on('exit', forget).on('error', forget);
};

/**
 * @param {Record<string, string>} [env] added to the environment.
 * @param {(line: string) => void} [onLine] called with each line of the output.
 * @param {import('node:child_process').SpawnOptions} [options] such as another folder, or a whole environment.
 * @returns {Promise<{status: number, output: string, seconds: number}>}
 */
export const collect = (program, args, env = {}, onLine = () => undefined, options = {}) => {
  const started = performance.now();
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = startProgram(program, args, {env: {...process.env, ...env}, ...options, stdio});
    let output = '';
    for (const input of [child.stdout, child.stderr]) {
      input.on('data', (chunk) => (output += chunk));
      readline.createInterface({input}).on('line', onLine);
    }
    child.on('error', (error) => (output += `${program}: ${error.message}\n`));
    child.on('close', (code) => {
      // Nothing goes on while this process ends.
      if (!ending) resolve({status: code ?? 1, output, seconds: (performance.now() - started) / 1000});
    });
  });
};

/** @returns {Promise<number>} the exit code. */
export const runInForeground = (program, args) => {
  const child = startProgram(program, args, {stdio: 'inherit'});
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)));
};
