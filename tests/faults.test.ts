import type {BrowserContext, Page, Route} from 'playwright-core';
import {expect} from 'vitest';
import {pathOf} from './support/base-url';
import {colourSwitch, go, heading, hydrated, idle, origin, seen, test as base} from './support/browser';

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
  /** The paths of the documents that were asked for, each time. */
  readonly documents: string[];
}

const test = base.extend<{visit: Visit}>({
  visit: async ({page}, provide) => {
    const errors: string[] = [];
    const documents: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await provide({context: page.context(), page, errors, documents});
  },
});

const follow = async (page: Page, name: string, url: string) => {
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).click();
  await page.waitForURL(url);
};

/** Opens a page and counts documents from then on. */
const settle = async ({page, documents}: Visit, route: string) => {
  await go(page, route);
  await idle(page);
  documents.length = 0;
};

/** Whether the file belongs to no page in particular, so that every page has it already. */
const isShared = (url: string) => /\/(main|runtime~main|common|styles)\./.test(url);

const breakChunks = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/assets/js/*.js', (route) => (isShared(route.request().url()) ? route.continue() : answer(route)));

const FAILURES: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['missing', (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>'})],
  ['answered with 500', (route) => route.fulfill({status: 500, body: ''})],
  ['refused', (route) => route.abort('connectionrefused')],
  ['cut short', (route) => route.fulfill({contentType: 'text/javascript', body: '"use strict";(self.webpackChunk'})],
  ['replaced by a page', (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'})],
];

test.concurrent.for(FAILURES)(
  'a chunk of the next page that is %s costs one reload, once it is there again',
  async ([, answer], {visit}) => {
    const {page, documents} = visit;
    await settle(visit, '/docs/intro');
    let isBroken = true;
    await breakChunks(page, (route) => (isBroken ? answer(route) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isBroken = false;
    });
    await follow(page, 'RFCs', '**/rfcs/intro');
    await expect.poll(() => documents).toEqual([pathOf('/rfcs/intro')]);
    await hydrated(page);
    await expect.poll(() => heading(page)).not.toBe('');
    await idle(page);
    await page.waitForTimeout(500);
    expect(documents).toEqual([pathOf('/rfcs/intro')]);
    expect(await page.title()).not.toMatch(/Page Not Found|Page Error/);
    expect(page.url()).toBe(`${origin}/rfcs/intro`);
  },
);

test.concurrent.for(FAILURES)(
  'a chunk of the next page that is %s for good causes one reload at most',
  async ([, answer], {visit}) => {
    const {page, documents} = visit;
    await settle(visit, '/docs/intro');
    await breakChunks(page, answer);
    await follow(page, 'RFCs', '**/rfcs/intro');
    await page.waitForTimeout(2500);
    expect(documents.length).toBeLessThanOrEqual(1);
    // The page was rendered when the site was built: it can be read without any script.
    expect(await seen(page.locator('article'))).toMatch(/RFC/);
  },
);

test('a deploy in the middle of a visit leads to the new page by one reload, and the visit goes on', async ({
  visit,
}) => {
  const {page, documents} = visit;
  await settle(visit, '/guides/contributing');
  // The host has only the files of the new build; the open page asks for those of the old one.
  const old = new Set<string>();
  await page.route('**/assets/js/*.js', (route) => {
    const isOld = documents.length === 0;
    if (isOld) old.add(route.request().url());
    return isOld ? route.fulfill({status: 404, body: ''}) : route.continue();
  });
  await follow(page, 'API Reference', '**/api/**');
  await expect.poll(() => documents.length).toBe(1);
  await hydrated(page);
  await idle(page);
  expect(old.size).toBeGreaterThan(0);
  expect(documents).toHaveLength(1);
  await follow(page, 'Guides', '**/guides/**');
  await expect.poll(() => heading(page)).toMatch(/Contributing/);
  expect(documents).toHaveLength(1);
});

test.concurrent.for([
  ['its scripts', '**/assets/js/*.js'],
  ['its styles', '**/assets/css/*.css'],
  ['its pictures', '**/img/**'],
  ['the parts of the page', /\/assets\/js\/(?!main|runtime)/],
] as const)('the first page can be read without %s', async ([, pattern], {visit: {page, documents}}) => {
  await page.route(pattern, (route) => route.fulfill({status: 500, body: ''}));
  await page.goto(`${origin}/upload`, {waitUntil: 'load'});
  await page.waitForTimeout(1000);
  expect(documents).toHaveLength(1);
  expect((await seen(page.locator('article'))).length).toBeGreaterThan(1000);
});

test('the first page is there before a slow script', async ({visit: {page, errors}}) => {
  let isHeld = true;
  await page.route('**/assets/js/*.js', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${origin}/docs/intro`, {waitUntil: 'commit'});
  await page.locator('article h1').waitFor();
  expect((await seen(page.locator('article'))).length).toBeGreaterThan(500);
  isHeld = false;
  await hydrated(page);
  expect(errors).toEqual([]);
});

const STORAGE: readonly [name: string, before: () => void][] = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'full of rubbish',
    () => {
      if (localStorage.getItem('rubbish')) return;
      const names = ['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'rubbish'];
      for (const id of ['docs', 'guides', 'api', 'exports', 'rfcs']) names.push(`docs-preferred-version-${id}`);
      for (const name of names) localStorage.setItem(name, '\u0000{"a":[1,');
    },
  ],
];

test.for(STORAGE)(
  'storage that is %s keeps nobody from reading, from switching to dark, or from searching',
  async ([, before], {visit: {context, page, errors}}) => {
    await context.addInitScript(before);
    await go(page, '/docs/intro');
    await colourSwitch(page).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('combobox', {name: 'Search'}).fill('transfer');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await follow(page, 'Guides', '**/guides/**');
    expect(errors).toEqual([]);
  },
);

test('a reader who goes offline keeps the page, and is told what could not be loaded', async ({
  visit: {context, page, errors},
}) => {
  await go(page, '/docs/intro');
  await context.setOffline(true);
  const before = await seen(page.locator('article'));
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.keyboard.type('transfer');
  await page.waitForTimeout(1000);
  expect(await seen(page.locator('article'))).toBe(before);
  expect(errors).toEqual([]);
  await context.setOffline(false);
  await go(page, '/guides/contributing');
  expect(await heading(page)).toMatch(/Contributing/);
});

test('a reader who has a wrong clock reads the same page', async ({visit: {page, errors}}) => {
  await page.clock.install({time: new Date('1971-01-01T00:00:00Z')});
  await go(page, '/docs/intro');
  expect(await heading(page)).not.toBe('');
  expect(errors).toEqual([]);
});

test('a reader who goes back and forward comes to the same places', async ({visit: {page, errors}}) => {
  await go(page, '/docs/intro');
  await follow(page, 'Guides', '**/guides/**');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto(`${origin}/llms.txt`);
  await page.goBack({waitUntil: 'load'});
  await page.waitForURL('**/guides/**');
  await expect.poll(() => heading(page)).toMatch(/Contributing/);
  await page.goBack();
  await page.waitForURL('**/docs/intro');
  await expect.poll(() => heading(page)).not.toMatch(/Contributing/);
  await page.goForward();
  await page.waitForURL('**/guides/**');
  await expect.poll(() => heading(page)).toMatch(/Contributing/);
  expect(errors).toEqual([]);
});

test('a reader who comes by a very long address gets the page, or is told that there is none', async ({
  visit: {page, errors},
}) => {
  await go(page, `/docs/intro?${'a'.repeat(4000)}=1#${'b'.repeat(4000)}`);
  expect(await page.title()).toMatch(/Contributor documentation$/);
  expect(await heading(page)).not.toBe('Page Not Found');
  await go(page, `/docs/${'long/'.repeat(800)}end`);
  expect(await heading(page)).toBe('Page Not Found');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(errors).toEqual([]);
});

test.concurrent.for(FAILURES)(
  'the search with an index file that is %s finds what the others hold',
  async ([, answer], {visit: {page, errors}}) => {
    await page.route('**/search-index-docs-api-current.json', answer);
    await go(page, '/search?q=transfer');
    await page.locator('main ol li').first().waitFor();
    expect(errors).toEqual([]);
  },
);
