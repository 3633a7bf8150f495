// SPEC §8, "User-facing": what a reader sees when something goes wrong, on the production build.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {browser, open, origin} from './support/browser';

const ENGINE = '/docs/core/data-transfer/engine';

describe('a page that is not found', () => {
  test('says what was not found, and offers the closest pages and the search', async () => {
    const {page, close} = await open('/docs/core/data-transfr/engin');
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('/docs/core/data-transfr/engin');
    const closest = main.getByRole('region', {name: 'Did you mean'}).getByRole('link');
    expect(await closest.first().getAttribute('href')).toBe(ENGINE);
    expect(await main.getByRole('link', {name: 'Search for it'}).getAttribute('href')).toBe(
      '/search?q=docs%20core%20data%20transfr%20engin',
    );
    await closest.first().click();
    await page.getByRole('heading', {level: 1, name: 'Transfer engine'}).waitFor();
    expect(await page.title()).toBe('Transfer engine | Contributor documentation');
    await close();
  });
});

describe('a page that crashes', () => {
  /** Every page with a table, a diagram or code watches its size. */
  const crashed = async () => {
    const context = await (await browser()).newContext();
    await context.addInitScript(() => {
      const {ResizeObserver} = window;
      Object.assign(window, {
        repair: () => Object.assign(window, {ResizeObserver}),
        ResizeObserver: class {
          constructor() {
            throw new Error('The page is broken', {cause: new Error('The part is broken')});
          }
        },
      });
    });
    const page = await context.newPage();
    await page.goto(origin + ENGINE);
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    return {page, close: () => context.close()};
  };

  test('says "This page crashed.", with the message and its causes, under the title "Page Error"', async () => {
    const {page, close} = await crashed();
    expect(await page.getByRole('alert').innerText()).toMatch(/The page is broken\s+Cause:\s+The part is broken/);
    expect(await page.title()).toMatch(/^Page Error/);
    expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
    await close();
  });

  test('is shown again by "Try again" when the cause has gone', async () => {
    const {page, close} = await crashed();
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('heading', {level: 1, name: 'Transfer engine'}).waitFor();
    await close();
  });
});

describe('a page that cannot be loaded', () => {
  const isEntry = (url: string) => /\/(runtime|framework|main)\.[^/]+\.js$/.test(url);
  const broken = async (): Promise<{page: Page; mend: () => Promise<void>; close: () => Promise<void>}> => {
    const context = await (await browser()).newContext();
    const page = await context.newPage();
    await page.route('**/assets/js/*', (route) => (isEntry(route.request().url()) ? route.continue() : route.abort()));
    await page.goto(origin + ENGINE);
    return {page, mend: () => page.unroute('**/assets/js/*'), close: () => context.close()};
  };

  test('keeps its text, and says so in a box with "Retry"', async () => {
    const {page, mend, close} = await broken();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Transfer engine');
    await mend();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect.poll(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('true');
    expect(await page.getByRole('button', {name: 'Retry'}).count()).toBe(0);
    await close();
  });

  test('because the site is served below another address suggests the base URL', async () => {
    const context = await (await browser()).newContext();
    const page = await context.newPage();
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(origin);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    expect(await banner.isVisible()).toBe(true);
    expect(await banner.innerText()).toMatch(/did not load properly[\s\S]+We suggest trying baseUrl = \//);
    await context.close();
  });
});
