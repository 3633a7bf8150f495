import type {LaunchOptions} from 'playwright-core';
import {CHROMIUM_IS_MISSING, findChromium} from './install.mjs';

/** Without these switches Chromium looks for its vendor's hosts when it starts. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How everything here starts Chromium: the one of `CHROMIUM_PATH`, else the first that is found.
 *
 * @throws Error that says what to do when there is none.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(CHROMIUM_IS_MISSING);
  return {executablePath, args: ARGS};
}
