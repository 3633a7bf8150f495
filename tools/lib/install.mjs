// Plain JavaScript: these functions run before anything is installed.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {root, runInForeground} from './run.mjs';

const inRoot = (file) => path.join(root, file);
const read = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));
const modified = (file) => fs.statSync(inRoot(file)).mtimeMs;

/** Whether `node_modules` holds what the lockfile names. Optional packages of other platforms may be absent. */
const areInstalled = (withDev) => {
  const [lockfile, list] = ['package-lock.json', 'node_modules/.package-lock.json'];
  const {dependencies, devDependencies} = read('package.json');
  const direct = Object.keys({...dependencies, ...(withDev && devDependencies)});
  // npm writes its list at the end of an installation. What was deleted later is hardly of indirect packages alone.
  const needed = [list, 'node_modules/.bin', ...direct.map((name) => `node_modules/${name}/package.json`)];
  if (!needed.every((file) => fs.existsSync(inRoot(file)))) return false;
  if (modified(list) > modified(lockfile)) return true;
  const installed = read(list).packages;
  return Object.entries(read(lockfile).packages).every(
    ([name, {version, optional, devOptional, peer, dev}]) =>
      name === '' ||
      installed[name]?.version === version ||
      (!installed[name] && (optional || peer || (!withDev && (dev || devOptional)))),
  );
};

/** Installs the dependencies when they are missing, incomplete or out of date. A build does not need the `devDependencies`. */
export const ensureDependencies = async ({dev = true} = {}) => {
  if (areInstalled(dev)) return;
  console.log('Installing dependencies (npm ci) …');
  const status = await runInForeground('npm', ['ci', '--no-progress', '--loglevel=error']);
  if (status !== 0) throw new Error('npm ci failed; its messages above name the cause. Nothing else was done.');
};

const hasDebianPackage = (name) => spawnSync('apt-cache', ['show', '--quiet', name], {stdio: 'ignore'}).status === 0;

/**
 * Installs Debian packages when the system allows it; otherwise does nothing.
 *
 * @param {readonly (string | readonly string[])[]} packages names; of several in a list the first that the system knows.
 */
export const installDebian = (packages) => {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const choices = packages.map((name) => [name].flat());
  console.log(`Installing ${choices.map((names) => names.join(' or ')).join(', ')} (apt-get install) …`);
  const options = {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  execFileSync('apt-get', ['update', '-qq'], options);
  const known = choices.map((names) => names.find(hasDebianPackage) ?? names.at(-1));
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...known], options);
};
