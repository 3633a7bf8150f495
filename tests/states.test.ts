import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {pathOf} from './support/base-url';
import {colourSwitch, ENGINE, go, idle, origin, reload, seen, test} from './support/browser';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

test('the colour mode is the stored one, before anything is drawn', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(origin, {waitUntil: 'commit'});
  await page.locator('body').waitFor({state: 'attached'});
  expect(await mode(page)).toBe('dark');
});

test('the colour mode is light at first, toggled by the switch, which names it, and stored', async ({open}) => {
  const {page} = await open('/', {colorScheme: 'dark'});
  expect(await mode(page)).toBe('light');
  for (const [before, after] of [
    ['light', 'dark'],
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    const name = `Switch between dark and light mode (currently ${before} mode)`;
    await page.getByRole('button', {name}).click();
    expect(await mode(page)).toBe(after);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(after);
  }
  // Chromium passes a stored value on to the next page load after a moment.
  await expect.poll(async () => (await reload(page), mode(page))).toBe('dark');
  const name = 'Switch between dark and light mode (currently dark mode)';
  expect(await page.getByRole('button', {name}).count()).toBeGreaterThan(0);
});

test('the colour mode is the same in all tabs', async ({open}) => {
  const {page} = await open('/');
  const other = await page.context().newPage();
  await go(other, '/docs/intro');
  await colourSwitch(page).click();
  await expect.poll(() => mode(other)).toBe('dark');
});

test('the announcement bar says which version the pages describe, and stays away once it is closed', async ({open}) => {
  const {page} = await open('/');
  const bar = page.getByText(/^These pages describe Strapi/);
  expect(await seen(bar)).toMatch(/5\.\d+\.\d+/);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  expect(await bar.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await go(page, '/docs/intro');
  expect(await bar.isVisible()).toBe(false);
});

const expand = async (page: Page) => {
  const category = page.locator('.theme-doc-sidebar-item-category', {has: page.getByText('Admin', {exact: true})});
  await category.getByRole('button', {name: 'Admin', exact: true}).click();
  const list = category.locator('> ul').first();
  await expect.poll(() => list.evaluate((it: HTMLElement) => it.style.transition)).toMatch(/^height/);
  const result = await list.evaluate((it: HTMLElement) => ({
    transition: it.style.transition,
    height: it.scrollHeight,
  }));
  await expect.poll(() => list.evaluate((it: HTMLElement) => it.style.height)).toBe('auto');
  await category.getByRole('button', {name: 'Admin', exact: true}).click();
  await list.waitFor({state: 'hidden'});
  return result;
};

test('a collapsible section expands and collapses in 10 × (4 + 15·(h/36)^0.25 + h/180) ms', async ({open}) => {
  const {page} = await open(ENGINE);
  const {transition, height} = await expand(page);
  const duration = Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));
  expect(transition).toBe(`height ${duration}ms ease-in-out`);
});

test('a collapsible section takes 1 ms under reduced motion', async ({open}) => {
  const {page} = await open(ENGINE, {reducedMotion: 'reduce'});
  expect((await expand(page)).transition).toBe('height 1ms ease-in-out');
});

test('storage that throws is warned of once, and the site works', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  await go(page, ENGINE);
  await idle(page);
  await colourSwitch(page).click();
  expect(await mode(page)).toBe('dark');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== pathOf(ENGINE));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^warning: Docusaurus browser storage is not available/);
});

test('the listeners of the layout to scroll events are passive', async ({open}) => {
  const before = () => {
    const heard: Record<'passive' | 'blocking', string[]> = {passive: [], blocking: []};
    Object.assign(window, {heard});
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, listener: never, options?: never) {
      const passive = typeof options === 'object' && (options as {passive?: boolean}).passive === true;
      if (/^(scroll|wheel|touchmove|touchstart)$/.test(type) && this === window) {
        heard[passive ? 'passive' : 'blocking'].push(type);
      }
      return add.call(this, type, listener, options);
    };
  };
  const {page} = await open(ENGINE, {before});
  await idle(page);
  const heard = await page.evaluate(
    () => (window as unknown as {heard: {passive: string[]; blocking: string[]}}).heard,
  );
  expect(heard.passive).toContain('scroll');
  expect(heard.blocking).toEqual([]);
});

test.for(['/', ENGINE, '/docs/intro', '/exports/modules', '/tags', '/nothing', '/search?q=transfer'])(
  'the layout of %s fits into 320 px, and into a window of 1440 px at 200 %',
  async (route, {open}) => {
    for (const width of [320, 720]) {
      const {page} = await open(route, {viewport: {width, height: 450}});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);
