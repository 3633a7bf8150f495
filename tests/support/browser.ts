import {type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page} from 'playwright-core';
import {inject, test as base} from 'vitest';

export const origin = inject('origin');

/** A long page with a table, code and diagrams. */
export const ENGINE = '/docs/core/data-transfer/engine';

export type ColorMode = 'light' | 'dark';

interface Problems {
  /** Console errors and warnings, and uncaught exceptions. */
  readonly console: string[];
  /** Requests to another host than the site's own, or beside its path. */
  readonly foreign: string[];
}

export interface OpenPage {
  readonly page: Page;
  readonly problems: Problems;
  close(): Promise<void>;
}

export interface ContextOptions extends BrowserContextOptions {
  readonly colorMode?: ColorMode | undefined;
  /** Runs in each page before its own scripts. */
  readonly before?: (() => void) | undefined;
  /** What the browser says about the network; the site prefetches nothing on a slow one. */
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string} | undefined;
}

let connection: ReturnType<typeof chromium.connect> | undefined;

const browser = () => (connection ??= chromium.connect(inject('browserEndpoint')));

/** The network of a reader for whom the site prefetches nothing: for tests to which only the page itself matters. */
export const SAVES_DATA = {saveData: true, effectiveType: '4g'};

/** A browser context of its own, 1440 px wide: nothing is shared between tests. */
export async function newContext(options: ContextOptions = {}): Promise<BrowserContext> {
  const {colorMode, before, connection: network, ...others} = options;
  const context = await (await browser()).newContext({viewport: {width: 1440, height: 900}, ...others});
  if (colorMode) await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
  if (before) await context.addInitScript(before);
  if (network) {
    await context.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
      effectiveType: '4g',
      saveData: false,
      ...network,
    });
  }
  return context;
}

export function watch(page: Page): Problems {
  const problems: Problems = {console: [], foreign: []};
  page.on('console', (message) => {
    // Chromium reports status 404 of the not-found page itself.
    const isOwnStatus = message.location().url === page.url() && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      problems.console.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.console.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) problems.foreign.push(request.url());
  });
  return problems;
}

/** Waits until React has hydrated the page: nothing answers to the keyboard or the pointer before. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});

/** The text that a reader sees: `innerText` alone gives that of hidden elements, too. */
export const seen = (part: Locator): Promise<string> => part.filter({visible: true}).innerText();
export const allSeen = (parts: Locator): Promise<string[]> => parts.filter({visible: true}).allInnerTexts();
export const heading = (page: Page): Promise<string> => seen(page.locator('h1'));

export const colourSwitch = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});

/** Waits until half a second has passed without a request. */
export const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

export async function go(page: Page, route: string): Promise<void> {
  await page.goto(origin + route);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export async function open(route: string, options: ContextOptions = {}): Promise<OpenPage> {
  const context = await newContext(options);
  const page = await context.newPage();
  const problems = watch(page);
  if (options.javaScriptEnabled === false) await page.goto(origin + route);
  else await go(page, route);
  return {page, problems, close: () => context.close()};
}

interface Fixtures {
  /** As `open`; the page is closed at the end of the test. */
  readonly open: typeof open;
  /** A new page in a context of its own, before it goes anywhere. */
  readonly page: Page;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  open: async ({}, provide) => {
    const opened: OpenPage[] = [];
    await provide(async (...args) => {
      const page = await open(...args);
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map(({close}) => close()));
  },
  // eslint-disable-next-line no-empty-pattern
  page: async ({}, provide) => {
    const context = await newContext();
    await provide(await context.newPage());
    await context.close();
  },
});
