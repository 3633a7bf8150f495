// SPEC §2, "Screens and routes": what a reader sees of addresses, links and loading.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {browser, go, idle, open, origin} from './support/browser';

const ENGINE = '/docs/core/data-transfer/engine';
const scripts = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\//.test(request.url())) asked.push(`${request.resourceType()} ${request.url()}`);
  });
  return asked;
};

/** A page of which the test sees the requests from the first on. */
const visit = async (route: string, connection?: {saveData?: boolean; effectiveType?: string}) => {
  const context = await (await browser()).newContext({viewport: {width: 1440, height: 900}});
  await context.addInitScript((it) => {
    if (it) Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: false, ...it}});
  }, connection);
  const page = await context.newPage();
  const asked = scripts(page);
  await go(page, route);
  await idle(page);
  return {page, asked, close: () => context.close()};
};

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]').count();

describe('an address', () => {
  test('that no page has shows the not-found page with the site around it', async () => {
    const {page, close} = await open('/no/such/page');
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(true);
    await close();
  });

  test.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/index.html', '/'],
    ['/index.html?a=1#five-sections', '/?a=1#five-sections'],
  ])('%s is normalised to %s', async (address, normalised) => {
    const context = await (await browser()).newContext();
    // A host that serves files as they are, without cleaning addresses.
    await context.route(origin + address.replace(/[?#].*/, '*'), async (route) =>
      route.fulfill({response: await route.fetch({url: origin + normalised.replace(/[?#].*/, '')})}),
    );
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await go(page, address);
    await idle(page);
    expect(page.url()).toBe(origin + normalised);
    expect(await page.locator('h1').innerText()).not.toBe('Page Not Found');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('with .html in a link inside of the site leads to the page', async () => {
    const {page, close} = await open('/docs/intro');
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/future-flags.html');
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await page.getByRole('heading', {level: 1, name: 'Future flags'}).waitFor();
    await close();
  });
});

describe('navigating', () => {
  test('scrolls to the top', async () => {
    const {page, close} = await open(ENGINE);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== ENGINE);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await close();
  });

  test('to an anchor scrolls to it', async () => {
    const {page, close} = await open(ENGINE);
    await page.locator('.table-of-contents a').last().click();
    const id = new URL(page.url()).hash.slice(1);
    await expect
      .poll(() => page.evaluate((it) => Math.round(document.getElementById(it)!.getBoundingClientRect().top), id))
      .toBeLessThan(200);
    await close();
  });
});

describe('links', () => {
  test('that are visible are prefetched', async () => {
    const {page, close} = await visit(ENGINE);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(5);
    await close();
  });

  test('are preloaded when the pointer comes over them', async () => {
    const {page, asked, close} = await visit(ENGINE);
    const before = asked.length;
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').hover();
    await expect.poll(() => asked.slice(before).filter((it) => it.startsWith('script ')).length).toBeGreaterThan(0);
    expect(page.url()).toBe(origin + ENGINE);
    await close();
  });

  test.each([
    ['2g', {effectiveType: '2g'}],
    ['slow 2g', {effectiveType: 'slow-2g'}],
    ['data saver', {saveData: true}],
  ])('are neither prefetched nor preloaded with %s', async (_name, connection) => {
    const {page, asked, close} = await visit(ENGINE, connection);
    const before = asked.length;
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').hover();
    await page.waitForTimeout(300);
    expect(await prefetched(page)).toBe(0);
    expect(asked.slice(before)).toEqual([]);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').click();
    await page.getByRole('heading', {level: 1, name: 'The Docs section'}).waitFor();
    await close();
  });
});

describe('while the next page loads', () => {
  /** Holds the scripts of the next page back until they are released. */
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

  test('a progress bar starts after 200 ms at 0.08, moves with speed 200 ms, trickles every 800 ms, and then ends', async () => {
    const {page, close} = await visit(ENGINE, {saveData: true});
    const release = await hold(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').dispatchEvent('click');
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(2);
    expect(await bar(page).count()).toBe(1);
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
    expect(await page.locator('h1').innerText()).toBe('The Docs section');
    await close();
  });

  test('the current page stays, and nothing starts for an anchor of the same page', async () => {
    const {page, close} = await visit(ENGINE, {saveData: true});
    const release = await hold(page);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').dispatchEvent('click');
    expect(await page.locator('h1').innerText()).toBe('Transfer engine');
    release();
    await page.getByRole('heading', {level: 1, name: 'The Docs section'}).waitFor();
    await page.locator('.table-of-contents a').first().click();
    await page.waitForTimeout(400);
    expect(await bar(page).count()).toBe(0);
    await close();
  });

  test('the browser reloads when the next page cannot be preloaded', async () => {
    const {page, close} = await visit(ENGINE, {saveData: true});
    await page.route('**/assets/js/*', (route) => route.abort());
    const loaded = page.waitForEvent('domcontentloaded');
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/intro"]').dispatchEvent('click');
    await loaded;
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().type)).toBe('reload');
    expect(page.url()).toBe(`${origin}/docs/intro`);
    await close();
  });
});
