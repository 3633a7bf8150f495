import {type Browser, type BrowserContext, chromium, type Page} from 'playwright-core';
import {launchOptions} from '../lib/chromium.mjs';
import type {ServerInfo} from './server';

/** One for all checks of this process, with which it ends. */
let browser: Promise<Browser> | undefined;

const openBrowser = (): Promise<Browser> => (browser ??= chromium.launch(launchOptions()));

/** Windows of the panel, each with its own user. */
export interface Panels {
  /** A page of the browser, in which the user with this token is logged in, or nobody. Paths begin with `/admin`. */
  readonly open: (token?: string) => Promise<Page>;
  /** @throws Error when a page asked another host than the server. */
  readonly close: () => Promise<void>;
}

export const createPanels = ({url}: Pick<ServerInfo, 'url'>): Panels => {
  const contexts: BrowserContext[] = [];
  const others = new Set<string>();
  return {
    open: async (token) => {
      const context = await (
        await openBrowser()
      ).newContext({
        baseURL: url,
        viewport: {width: 1280, height: 800},
        // Pictures are shown smaller than they are taken.
        deviceScaleFactor: 1.5,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      contexts.push(context);
      // What is not there by then never comes: a check that fails says so soon.
      context.setDefaultTimeout(15_000);
      await context.route(
        (address) => address.origin !== url && address.protocol.startsWith('http'),
        (route) => {
          others.add(route.request().url());
          return route.abort();
        },
      );
      if (token) {
        await context.addInitScript((value) => {
          localStorage.setItem('jwtToken', JSON.stringify(value));
          localStorage.setItem('isLoggedIn', 'true');
          localStorage.setItem('GUIDED_TOUR_SKIPPED', 'true');
        }, token);
      }
      return context.newPage();
    },
    close: async () => {
      for (const context of contexts) await context.close();
      if (others.size > 0) throw new Error(`The panel asked other hosts: ${[...others].join(', ')}`);
    },
  };
};

/**
 * Clicks the button that saves the entry of the edit view. The panel tells its buttons of a changed form after up to 60 ms and
 * when it is idle (`DescriptionComponentRenderer`): before that, they save what was there.
 */
export const saveEntry = async (page: Page): Promise<void> => {
  await page.waitForTimeout(60);
  // Without a frame to draw, Chromium may put off idle callbacks for good.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, {timeout: 1000}))),
  );
  await page.getByRole('button', {name: 'Save'}).click();
};
