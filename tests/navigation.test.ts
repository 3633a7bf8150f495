import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {pathOf} from './support/base-url';
import {type ContextOptions, ENGINE, go, heading, idle, origin, SAVES_DATA, test, watch} from './support/browser';

const SLOW: readonly [string, ContextOptions['connection']][] = [
  ['2g', {effectiveType: '2g'}],
  ['slow 2g', {effectiveType: 'slow-2g'}],
  ['data saver', SAVES_DATA],
];

const scripts = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\//.test(request.url())) requested.push(`${request.resourceType()} ${request.url()}`);
  });
  return requested;
};

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]').count();

const introLink = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${pathOf('/docs/intro')}"]`);

test.for([
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/index.html?a=1#five-sections', '/?a=1#five-sections'],
] as const)('the address %s is normalised to %s', async ([address, normalised], {page}) => {
  // A host that serves files as they are, without cleaning addresses.
  await page.route(origin + address.replace(/[?#].*/, '*'), async (route) =>
    route.fulfill({response: await route.fetch({url: origin + normalised.replace(/[?#].*/, '')})}),
  );
  const problems = watch(page);
  await go(page, address);
  await idle(page);
  expect(page.url()).toBe(origin + normalised);
  expect(await heading(page)).not.toBe('Page Not Found');
  expect(problems.console).toEqual([]);
});

test('a link inside of the site with .html leads to the page', async ({open}) => {
  const {page} = await open('/docs/intro');
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, pathOf('/docs/future-flags.html'));
  await page.getByRole('heading', {level: 1, name: 'Future flags'}).waitFor();
});

test('navigating scrolls to the top', async ({open}) => {
  const {page} = await open(ENGINE);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== pathOf(ENGINE));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('navigating to an anchor scrolls to it', async ({open}) => {
  const {page} = await open(ENGINE);
  await page.locator('.table-of-contents a').last().click();
  const id = new URL(page.url()).hash.slice(1);
  await expect
    .poll(() => page.evaluate((it) => Math.round(document.getElementById(it)!.getBoundingClientRect().top), id))
    .toBeLessThan(200);
});

test('visible links are prefetched', async ({open}) => {
  const {page} = await open(ENGINE);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(5);
});

test('a link is preloaded when the pointer comes over it', async ({open}) => {
  const {page} = await open(ENGINE);
  await idle(page);
  const requested = scripts(page);
  await introLink(page).hover();
  await expect.poll(() => requested.filter((it) => it.startsWith('script ')).length).toBeGreaterThan(0);
  expect(page.url()).toBe(origin + ENGINE);
});

test.for(SLOW)('links are neither prefetched nor preloaded with %s', async ([, connection], {open}) => {
  const {page} = await open(ENGINE, {connection});
  await idle(page);
  const requested = scripts(page);
  await introLink(page).hover();
  await page.waitForTimeout(300);
  expect(await prefetched(page)).toBe(0);
  expect(requested).toEqual([]);
  await introLink(page).click();
  await page.getByRole('heading', {level: 1, name: 'The Docs section'}).waitFor();
});

/** Holds the scripts of the next page back until the returned function is called. */
const hold = async (page: Page) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
const bar = (page: Page) => page.locator('#nprogress .bar');
const state = (page: Page) =>
  bar(page).evaluate((it: HTMLElement) => ({transform: it.style.transform, transition: it.style.transition}));

test('the progress bar starts after 200 ms at 0.08, moves in 200 ms, and trickles every 800 ms', async ({open}) => {
  const {page} = await open(ENGINE, {connection: SAVES_DATA});
  const release = await hold(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await introLink(page).dispatchEvent('click');
  await page.clock.runFor(199);
  expect(await bar(page).count()).toBe(0);
  await page.clock.runFor(2);
  expect(await bar(page).isVisible()).toBe(true);
  await page.clock.runFor(1);
  const first = await state(page);
  expect(first.transform).toBe('translate3d(-92%, 0px, 0px)');
  expect(first.transition).toMatch(/200ms/);
  await page.clock.runFor(1700);
  const shift = Number(/-([\d.]+)%/.exec((await state(page)).transform)![1]);
  expect(shift).toBeLessThan(92);
  expect(shift).toBeGreaterThan(92 - 3 * 2);
  release();
  await page.clock.resume();
  await bar(page).waitFor({state: 'detached'});
  expect(await heading(page)).toBe('The Docs section');
});

test('a page stays until the next one is there; an anchor starts no progress bar', async ({open}) => {
  const {page} = await open(ENGINE, {connection: SAVES_DATA});
  const release = await hold(page);
  await introLink(page).dispatchEvent('click');
  expect(await heading(page)).toBe('Transfer engine');
  release();
  await page.getByRole('heading', {level: 1, name: 'The Docs section'}).waitFor();
  await page.locator('.table-of-contents a').first().click();
  await page.waitForTimeout(400);
  expect(await bar(page).count()).toBe(0);
});

test('the browser reloads when the next page cannot be preloaded', async ({open}) => {
  const {page} = await open(ENGINE, {connection: SAVES_DATA});
  await page.route('**/assets/js/*', (route) => route.abort());
  const loaded = page.waitForEvent('domcontentloaded');
  await introLink(page).dispatchEvent('click');
  await loaded;
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().type)).toBe('reload');
  expect(page.url()).toBe(`${origin}/docs/intro`);
});
