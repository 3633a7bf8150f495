import type {BrowserContext, Page, Route} from 'playwright-core';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {browser, origin} from './support/browser';

let context: BrowserContext;
let page: Page;
let errors: string[];
/** How often a document was asked for. */
let documents: string[];

beforeEach(async () => {
  context = await (await browser()).newContext({viewport: {width: 1440, height: 900}});
  page = await context.newPage();
  errors = [];
  documents = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});

afterEach(() => context.close());

const go = (address: string) => page.goto(origin + address, {waitUntil: 'networkidle'});
const heading = () => page.locator('h1').first().innerText();
const navbarLink = (name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
const hasStarted = () => page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});

/** Whether the file belongs to no page in particular, so that every page has it already. */
const isShared = (url: string) => /\/(main|runtime~main|common|styles)\./.test(url);

/** Answers the files of a page that is not open yet. */
const breakChunks = async (answer: (route: Route, count: number) => Promise<void>) => {
  let count = 0;
  await page.route('**/assets/js/*.js', (route) => {
    if (isShared(route.request().url())) return route.continue();
    count += 1;
    return answer(route, count);
  });
};

const FAILURES: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['missing', (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>'})],
  ['answered with 500', (route) => route.fulfill({status: 500, body: ''})],
  ['refused', (route) => route.abort('connectionrefused')],
  ['cut short', (route) => route.fulfill({contentType: 'text/javascript', body: '"use strict";(self.webpackChunk'})],
  ['replaced by a page', (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'})],
];

describe('a part of the next page that is', () => {
  test.each(FAILURES)('%s is got over by one reload, once it is there again', async (_name, answer) => {
    await go('/docs/intro');
    documents.length = 0;
    let isBroken = true;
    await breakChunks((route) => (isBroken ? answer(route) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isBroken = false;
    });
    await navbarLink('RFCs').click();
    await page.waitForURL('**/rfcs/intro');
    await expect.poll(heading).not.toBe('');
    await page.waitForLoadState('networkidle');
    await hasStarted();
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/rfcs/intro']);
    expect(await page.title()).not.toMatch(/Page Not Found|Page Error/);
    expect(page.url()).toBe(`${origin}/rfcs/intro`);
  });

  test.each(FAILURES)('%s for good never makes the page reload again and again', async (_name, answer) => {
    await go('/docs/intro');
    documents.length = 0;
    await breakChunks((route) => answer(route));
    await navbarLink('RFCs').click();
    await page.waitForURL('**/rfcs/intro');
    await page.waitForTimeout(2500);
    expect(documents.length).toBeLessThanOrEqual(1);
    // The page was rendered when the site was built: it can be read without any script.
    expect(await page.locator('article').innerText()).toMatch(/RFC/);
  });
});

describe('a deploy in the middle of a visit', () => {
  test('leads to the new page by one reload, and the visit goes on', async () => {
    await go('/guides/contributing');
    documents.length = 0;
    // The host has only the files of the new build; the open page asks for those of the old one.
    const old = new Set<string>();
    await page.route('**/assets/js/*.js', (route) => {
      const isOld = documents.length === 0;
      if (isOld) old.add(route.request().url());
      return isOld ? route.fulfill({status: 404, body: ''}) : route.continue();
    });
    await navbarLink('API Reference').click();
    await page.waitForURL('**/api/**');
    await page.waitForLoadState('networkidle');
    await hasStarted();
    expect(old.size).toBeGreaterThan(0);
    expect(documents).toHaveLength(1);
    await navbarLink('Guides').click();
    await page.waitForURL('**/guides/**');
    await expect.poll(heading).toMatch(/Contributing/);
    expect(documents).toHaveLength(1);
  });
});

describe('the first page', () => {
  test.each([
    ['its scripts', '**/assets/js/*.js'],
    ['its styles', '**/assets/css/*.css'],
    ['its pictures', '**/img/**'],
    ['the parts of the page', /\/assets\/js\/(?!main|runtime)/],
  ])('can be read without %s', async (_name, pattern) => {
    await page.route(pattern, (route) => route.fulfill({status: 500, body: ''}));
    await page.goto(`${origin}/docs/core/upload`.replace('/docs/core/upload', '/upload'), {waitUntil: 'load'});
    await page.waitForTimeout(1000);
    expect(documents).toHaveLength(1);
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(1000);
  });

  test('is there before a script that takes long', async () => {
    let isHeld = true;
    await page.route('**/assets/js/*.js', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${origin}/docs/intro`, {waitUntil: 'commit'});
    await page.locator('article h1').waitFor();
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
    isHeld = false;
    await hasStarted();
    expect(errors).toEqual([]);
  });
});

describe('storage that is', () => {
  const VISIT = async () => {
    await go('/docs/intro');
    await hasStarted();
    await page
      .getByRole('button', {name: /Switch between dark and light mode/})
      .first()
      .click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await navbarLink('Guides').click();
    await page.waitForURL('**/guides/**');
    expect(errors).toEqual([]);
  };

  test('blocked keeps nobody from reading, or from switching to dark', async () => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await VISIT();
  });

  test('full keeps nobody from reading, or from switching to dark', async () => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await VISIT();
  });

  test('full of rubbish keeps nobody from reading, or from switching to dark', async () => {
    await context.addInitScript(() => {
      if (localStorage.getItem('rubbish')) return;
      const names = ['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'rubbish'];
      for (const id of ['docs', 'guides', 'api', 'exports', 'rfcs']) names.push(`docs-preferred-version-${id}`);
      for (const name of names) localStorage.setItem(name, '\u0000{"a":[1,');
    });
    await VISIT();
  });
});

describe('a reader who', () => {
  test('goes offline keeps the page, and is told what could not be loaded', async () => {
    await go('/docs/intro');
    await hasStarted();
    await context.setOffline(true);
    const before = await page.locator('article').innerText();
    await page.getByRole('combobox', {name: 'Search'}).click();
    await page.keyboard.type('transfer');
    await page.waitForTimeout(1000);
    expect(await page.locator('article').innerText()).toBe(before);
    expect(errors).toEqual([]);
    await context.setOffline(false);
    await go('/guides/contributing');
    expect(await heading()).toMatch(/Contributing/);
  });

  test('has a wrong clock reads the same page', async () => {
    await page.clock.install({time: new Date('1971-01-01T00:00:00Z')});
    await go('/docs/intro');
    await hasStarted();
    expect(await heading()).not.toBe('');
    expect(errors).toEqual([]);
  });

  test('has two tabs sees the colours of the one in the other', async () => {
    await go('/docs/intro');
    const second = await context.newPage();
    await second.goto(`${origin}/guides/contributing`, {waitUntil: 'networkidle'});
    await page
      .getByRole('button', {name: /Switch between dark and light mode/})
      .first()
      .click();
    await expect.poll(() => second.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('goes back and forward comes to the same places', async () => {
    await go('/docs/intro');
    await navbarLink('Guides').click();
    await page.waitForURL('**/guides/**');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.goto(`${origin}/llms.txt`);
    await page.goBack({waitUntil: 'load'});
    await page.waitForURL('**/guides/**');
    expect(await heading()).toMatch(/Contributing/);
    await page.goBack();
    await page.waitForURL('**/docs/intro');
    await expect.poll(heading).not.toMatch(/Contributing/);
    await page.goForward();
    await page.waitForURL('**/guides/**');
    await expect.poll(heading).toMatch(/Contributing/);
    expect(errors).toEqual([]);
  });

  test('comes by a very long address gets the page, or is told that there is none', async () => {
    await go(`/docs/intro?${'a'.repeat(4000)}=1#${'b'.repeat(4000)}`);
    expect(await page.title()).toMatch(/Contributor documentation$/);
    expect(await heading()).not.toBe('Page Not Found');
    await go(`/docs/${'long/'.repeat(800)}end`);
    expect(await heading()).toBe('Page Not Found');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('refuses to load ahead, or saves data, still gets every page', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '2g'}});
    });
    await page.route('**/*', (route) =>
      route.request().headers()['sec-purpose']?.includes('prefetch') ? route.abort() : route.continue(),
    );
    await go('/docs/intro');
    await hasStarted();
    await navbarLink('API Reference').click();
    await page.waitForURL('**/api/**');
    await expect.poll(heading).not.toBe('');
    expect(errors).toEqual([]);
  });
});

describe('search with an index file that is', () => {
  test.each(FAILURES)('%s finds what the others hold', async (_name, answer) => {
    await page.route('**/search-index-docs-api-current.json', answer);
    await go('/search?q=transfer');
    await page.locator('main ol li').first().waitFor();
    expect(errors).toEqual([]);
  });
});
