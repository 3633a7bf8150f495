import {type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page} from 'playwright-core';
import {inject} from 'vitest';

export const origin = inject('origin');

/** The two colour modes, as the site stores them. */
export type ColorMode = 'light' | 'dark';

/** What went wrong in a page while it was open. */
export interface Problems {
  /** Console errors and warnings, and uncaught exceptions. */
  readonly console: string[];
  /** Requests to another host than the site's own. */
  readonly foreign: string[];
}

export interface OpenPage {
  readonly page: Page;
  readonly problems: Problems;
  close(): Promise<void>;
}

let connection: Promise<Browser> | undefined;

/** The Chromium that all tests share. */
export const browser = (): Promise<Browser> => (connection ??= chromium.connect(inject('browserEndpoint')));

const watch = (page: Page): Problems => {
  const problems: Problems = {console: [], foreign: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.console.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.console.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) problems.foreign.push(request.url());
  });
  return problems;
};

/** Goes to every diagram of the page, since they are drawn when they come near the view, and back to the top. */
export async function drawDiagrams(page: Page): Promise<void> {
  for (const figure of await page.locator('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg[aria-labelledby]').waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits until React has taken over: nothing answers to the keyboard or the pointer before. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});

/** Waits until half a second has passed without a request: what a page loads and says by itself has come. */
export const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Goes to an address of the site, and waits until the page answers to the reader. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await hydrated(page);
}

/** Loads the page anew, and waits until it answers to the reader. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Has the browser save data, so that the site prefetches nothing: for tests to which only the page itself matters. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );

/** Opens a page in a browser context of its own: nothing is shared between tests. */
export async function open(
  route: string,
  {colorMode, ...options}: BrowserContextOptions & {colorMode?: ColorMode} = {},
): Promise<OpenPage> {
  const context = await (await browser()).newContext({viewport: {width: 1440, height: 900}, ...options});
  if (colorMode) await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
  const page = await context.newPage();
  const problems = watch(page);
  if (options.javaScriptEnabled === false) await page.goto(origin + route);
  else await go(page, route);
  return {page, problems, close: () => context.close()};
}
