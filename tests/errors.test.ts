import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {baseUrl, pathOf} from './support/base-url';
import {ENGINE, heading, origin, seen, test} from './support/browser';

test('the not-found page names the address, and offers the closest pages and the search', async ({open}) => {
  const {page} = await open('/docs/core/data-transfr/engin');
  const main = page.getByRole('main');
  expect(await page.title()).toBe('Page Not Found | Contributor documentation');
  expect(await heading(page)).toBe('Page Not Found');
  expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
  expect(await seen(main)).toContain('/docs/core/data-transfr/engin');
  const closest = main.getByRole('region', {name: 'Did you mean'}).getByRole('link');
  expect(await closest.first().getAttribute('href')).toBe(pathOf(ENGINE));
  expect(await main.getByRole('link', {name: 'Search for it'}).getAttribute('href')).toBe(
    pathOf('/search?q=docs%20core%20data%20transfr%20engin'),
  );
  await closest.first().click();
  await page.getByRole('heading', {level: 1, name: 'Transfer engine'}).waitFor();
  expect(await page.title()).toBe('Transfer engine | Contributor documentation');
});

/** Breaks what every page with a table, a diagram or code uses; `window.repair` mends it. */
const crash = async (page: Page) => {
  await page.addInitScript(() => {
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
  await page.goto(origin + ENGINE);
  await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
};

test('a page that crashes says "This page crashed.", with the message and its causes, under the title "Page Error"', async ({
  page,
}) => {
  await crash(page);
  expect(await seen(page.getByRole('alert'))).toMatch(/The page is broken\s+Cause:\s+The part is broken/);
  expect(await page.title()).toMatch(/^Page Error/);
  expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
});

test('a page that crashes is shown again by "Try again" when the cause has gone', async ({page}) => {
  await crash(page);
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('heading', {level: 1, name: 'Transfer engine'}).waitFor();
});

test('a page that cannot be loaded keeps its text, and says so in a box with "Retry"', async ({page}) => {
  const isEntry = (url: string) => /\/(runtime|framework|main)\.[^/]+\.js$/.test(url);
  await page.route('**/assets/js/*', (route) => (isEntry(route.request().url()) ? route.continue() : route.abort()));
  await page.goto(origin + ENGINE);
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  expect(await heading(page)).toBe('Transfer engine');
  await page.unroute('**/assets/js/*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('true');
  expect(await page.getByRole('button', {name: 'Retry'}).count()).toBe(0);
});

test('a page that cannot be loaded because the site is served below another address suggests the base URL', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(origin);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  expect(await seen(banner)).toMatch(/did not load properly/);
  expect((await seen(banner)).split('\n')).toContain(`We suggest trying baseUrl = ${baseUrl}`);
});
