import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core';
import {launchOptions} from '../lib/chromium.mjs';

/** A slow network: bytes per second, and milliseconds that each request waits. */
export type Network = Readonly<Record<'download' | 'upload' | 'latency', number>>;

/** How much slower than this machine the reader's is. */
export interface Profile {
  /** Factor by which the processor is slowed down. */
  readonly processor: number;
  readonly network?: Network;
}

export const FULL_SPEED: Profile = {processor: 1};
export const SLOW_PROCESSOR: Profile = {processor: 4};

/**
 * Lighthouse's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, a round trip of 150 ms. When it throttles a browser in this
 * way, Lighthouse adds 3.75 round trips to each request, for those that opening a connection would take.
 */
export const SLOW_NETWORK: Network = {download: 200_000, upload: 93_750, latency: 562.5};

/** Lighthouse's mobile profile. */
export const SLOW_PROFILE = {...SLOW_PROCESSOR, network: SLOW_NETWORK};

export const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
/** A laptop, wide enough for the sidebar and the search box. */
export const LAPTOP: BrowserContextOptions = {viewport: {width: 1366, height: 900}};

const TIMEOUT_MS = 120_000;

export const launch = (): Promise<Browser> => chromium.launch(launchOptions());

const throttle = async (page: Page, {processor, network}: Profile): Promise<void> => {
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
};

/**
 * Opens an empty page in a browser context of its own, as a first visitor has it: nothing is cached or stored.
 *
 * @param recorder runs in every document before anything else.
 */
export const openPage = async (
  browser: Browser,
  options: BrowserContextOptions,
  profile: Profile,
  recorder: () => void,
): Promise<Page> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  // esbuild, which compiles this file, wraps the functions of the recorder in calls of this helper.
  await context.addInitScript({content: 'globalThis.__name = (it) => it;'});
  await context.addInitScript(recorder);
  const page = await context.newPage();
  await throttle(page, profile);
  return page;
};
