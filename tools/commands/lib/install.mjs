// Plain JavaScript: these functions run before anything is installed.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Whether `node_modules` holds what the lockfile names. Optional packages of other platforms may be absent. */
export function dependenciesAreInstalled() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!fs.existsSync(path.join(root, installedFile))) return false;
  const wanted = readJson('package-lock.json').packages;
  const installed = readJson(installedFile).packages;
  return Object.entries(wanted).every(
    ([name, {version, optional, peer}]) =>
      name === '' || installed[name]?.version === version || (!installed[name] && (optional || peer)),
  );
}

/** Installs the dependencies when they are missing or out of date; otherwise does nothing. */
export function ensureDependencies() {
  if (dependenciesAreInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], {cwd: root, stdio: 'inherit'});
  if (status !== 0) {
    console.error('npm ci failed; its messages above name the cause. Nothing else was done.');
    process.exit(1);
  }
}

// The headless shell first: it draws the same pages without the browser's own interface, in half of the time.
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const CHROMIUM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of an installed Chromium or Chrome, or `undefined`. `CHROMIUM_PATH` comes first when it is set. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => CHROMIUM_NAMES.map((name) => path.join(dir, name)));
  return [...onPath, ...CHROMIUM_PATHS].find((file) => fs.existsSync(file));
}

const hasDebianPackage = (name) => spawnSync('apt-cache', ['show', '--quiet', name], {stdio: 'ignore'}).status === 0;

/**
 * Installs Debian packages when the system allows it; otherwise does nothing.
 *
 * @param {readonly (string | readonly string[])[]} packages names; of several in a list the first that the system knows.
 */
export function installDebian(packages) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  const choices = packages.map((name) => [name].flat());
  console.log(`Installing ${choices.map((names) => names.join(' or ')).join(', ')} (apt-get install) …`);
  const options = {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  execFileSync('apt-get', ['update', '-qq'], options);
  const known = choices.map((names) => names.find(hasDebianPackage) ?? names.at(-1));
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...known], options);
}

/** What to do where there is no browser. */
export const CHROMIUM_IS_MISSING =
  'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium), ' +
  'or set CHROMIUM_PATH to its program, and run the command again.';

/** Installs Debian's Chromium when there is no browser and the system allows it; says what to do when it does not. */
export function ensureChromium() {
  if (!findChromium()) installDebian([['chromium-headless-shell', 'chromium']]);
  const found = findChromium();
  if (found) return found;
  console.error(CHROMIUM_IS_MISSING);
  process.exit(1);
}
