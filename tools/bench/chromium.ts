import {chromium, type Browser, type BrowserContextOptions, type Page} from 'playwright-core';
import {launchOptions} from '../lib/chromium.mjs';

/** How much slower than this machine the reader's is. */
export interface Profile {
  /** Factor by which the processor is slowed down; 1 leaves it as it is. */
  readonly processor: number;
  readonly network?: {readonly download: number; readonly upload: number; readonly latency: number};
}

/** Bytes per second of a number of kbit per second. */
const kbit = (rate: number) => (rate * 1000) / 8;

/**
 * Lighthouse's mobile profile: a processor four times slower and its "Slow 4G" (1.6 Mbit/s down, 750 kbit/s up).
 *
 * @param latency milliseconds that are added to every request. The round trip of the profile is 150 ms; Lighthouse adds
 *   562.5 when it throttles a browser this way, for the round trips that opening a connection would take.
 */
export const slowProfile = (latency: number): Profile => ({
  processor: 4,
  network: {download: kbit(1600), upload: kbit(750), latency},
});
export const SLOW_PROCESSOR: Profile = {processor: 4};
export const FULL_SPEED: Profile = {processor: 1};

/** A phone in portrait. */
export const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
/** A laptop, wide enough for the sidebar and the search box. */
export const LAPTOP: BrowserContextOptions = {viewport: {width: 1366, height: 900}};

/** Milliseconds after which something that never happens stops the run. */
const TIMEOUT = 120_000;

export async function launch(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** Slows a page down. */
export async function throttle(page: Page, {processor, network}: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: processor});
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  });
}

/**
 * Opens an empty page in a browser context of its own, as a first visitor has it: nothing is cached or stored.
 *
 * @param recorder a function that runs in every document before anything else.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  profile: Profile,
  recorder: () => void,
): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT);
  // Functions that are sent to the page call this helper of the compiler.
  await context.addInitScript({content: 'globalThis.__name = (it) => it;'});
  await context.addInitScript(recorder);
  const page = await context.newPage();
  await throttle(page, profile);
  return page;
}
