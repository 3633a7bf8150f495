// SPEC §4 and §9: states, transitions and constants, on the production build.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {browser, go, idle, open, origin} from './support/browser';

const ENGINE = '/docs/core/data-transfer/engine';
const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const colourSwitch = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});

const context = async (before?: () => void) => {
  const it = await (await browser()).newContext({viewport: {width: 1440, height: 900}});
  if (before) await it.addInitScript(before);
  return it;
};

describe('the colour mode', () => {
  test('is light at first, whatever the system prefers', async () => {
    const {page, close} = await open('/', {colorScheme: 'dark'});
    expect(await mode(page)).toBe('light');
    await close();
  });

  test('is the stored one, before anything is drawn', async () => {
    const it = await context(() => localStorage.setItem('theme', 'dark'));
    const page = await it.newPage();
    await page.goto(origin, {waitUntil: 'commit'});
    await page.locator('body').waitFor({state: 'attached'});
    expect(await mode(page)).toBe('dark');
    await it.close();
  });

  test('is light when what is stored is not "dark"', async () => {
    const it = await context(() => localStorage.setItem('theme', 'purple'));
    const page = await it.newPage();
    await go(page, '/');
    expect(await mode(page)).toBe('light');
    await it.close();
  });

  test('is toggled by the switch, which says the current one, and is stored', async () => {
    const {page, close} = await open('/');
    for (const [before, after] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      const name = `Switch between dark and light mode (currently ${before} mode)`;
      await page.getByRole('button', {name}).click();
      expect(await mode(page)).toBe(after);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(after);
    }
    await close();
  });

  test('is the same in all tabs', async () => {
    const it = await context();
    const [one, two] = [await it.newPage(), await it.newPage()];
    await go(one, '/');
    await go(two, '/docs/intro');
    await colourSwitch(one).click();
    await expect.poll(() => mode(two)).toBe('dark');
    await it.close();
  });
});

describe('the announcement bar', () => {
  test('says which version the pages describe, and stays away once it is closed', async () => {
    const it = await context();
    const page = await it.newPage();
    await go(page, '/');
    const bar = page.getByText(/^These pages describe Strapi/);
    expect(await bar.innerText()).toMatch(/5\.\d+\.\d+/);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    expect(await bar.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await go(page, '/docs/intro');
    expect(await bar.isVisible()).toBe(false);
    await it.close();
  });
});

describe('a collapsible section', () => {
  const expand = async (reducedMotion: 'reduce' | 'no-preference') => {
    const {page, close} = await open(ENGINE, {reducedMotion});
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
    await close();
    return result;
  };

  test('expands and collapses with a height that moves for 10 × (4 + 15·(h/36)^0.25 + h/180) ms', async () => {
    const {transition, height} = await expand('no-preference');
    const duration = Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));
    expect(transition).toBe(`height ${duration}ms ease-in-out`);
  });

  test('takes 1 ms under reduced motion', async () => {
    expect((await expand('reduce')).transition).toBe('height 1ms ease-in-out');
  });
});

describe('storage that throws', () => {
  test('is warned of once, and the site works', async () => {
    const it = await context(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const page = await it.newPage();
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
    await page.waitForURL((url) => url.pathname !== ENGINE);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^warning: Docusaurus browser storage is not available/);
    await it.close();
  });
});

describe('the layout', () => {
  test('listens to scrolling without being able to hold it up', async () => {
    const it = await context(() => {
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
    });
    const page = await it.newPage();
    await go(page, ENGINE);
    await idle(page);
    const heard = await page.evaluate(
      () => (window as unknown as {heard: {passive: string[]; blocking: string[]}}).heard,
    );
    expect(heard.passive).toContain('scroll');
    expect(heard.blocking).toEqual([]);
    await it.close();
  });

  test.each(['/', ENGINE, '/docs/intro', '/exports/modules', '/tags', '/nothing', '/search?q=transfer'])(
    'of %s fits into 320 px, and into a window of 1440 px at 200 %',
    async (route) => {
      for (const width of [320, 720]) {
        const {page, close} = await open(route, {viewport: {width, height: 450}});
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await close();
      }
    },
  );
});
