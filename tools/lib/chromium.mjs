import fs from 'node:fs';
import path from 'node:path';
import {installDebian} from './install.mjs';

// The headless shell first: it draws the same pages without the browser's own interface, in half of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Without these switches Chromium contacts its vendor's hosts when it starts. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isProgram = (file) => fs.existsSync(file) && fs.statSync(file).isFile() && (fs.statSync(file).mode & 0o111) !== 0;

/** @throws Error when `CHROMIUM_PATH` is no program. */
export const findChromium = () => {
  const {CHROMIUM_PATH: named, PATH = ''} = process.env;
  if (named && !isProgram(named)) {
    throw new Error(`CHROMIUM_PATH="${named}" is no program: give the path of Chromium or Chrome, or leave it unset.`);
  }
  const onPath = PATH.split(path.delimiter).flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  return named || [...onPath, MAC_CHROME].find(isProgram);
};

const foundChromium = () => {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (on Debian: sudo apt-get install chromium), ' +
      'or set CHROMIUM_PATH to its program, and run the command again.',
  );
};

/** @throws Error that says what to do when there is no Chromium. */
export const launchOptions = () => ({executablePath: foundChromium(), args: ARGS});

/** The path of Chromium; installs Debian's when there is none and the system allows it. */
export const ensureChromium = () => {
  if (!findChromium()) installDebian([['chromium-headless-shell', 'chromium']]);
  return foundChromium();
};
