// Versions and languages, which the site does not have yet: on a small site of its configuration, plugins and theme.
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {violations} from '../support/axe';
import {allSeen, type ContextOptions, hydrated, newContext, seen, watch} from '../support/browser';
import type {StaticServer} from '../support/static-server';
import {serveVersionedSite, SITE} from './site';

let server: StaticServer;
beforeAll(async () => {
  server = await serveVersionedSite();
}, 300_000);
afterAll(() => server?.close());

const visit = async (route: string, options: ContextOptions = {}) => {
  const context = await newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const {console: problems} = watch(page);
  const indexes: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/search-index-')) indexes.push(pathname);
  });
  await page.goto(server.origin + route);
  await hydrated(page);
  return {page, problems, indexes};
};

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const input = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page) => page.getByRole('option');
const banner = (page: Page) => page.locator('.theme-doc-version-banner');

const UNRELEASED = /^This is unreleased documentation for Contributor documentation Next version/;
const UNMAINTAINED = /^This is documentation for Contributor documentation 5\.0\.5, which is no longer/;

describe('a page of a version', () => {
  test.each([
    ['/docs/intro', {word: 'newest', says: undefined, cms: '5.0.6', below: '', guides: '/guides'}],
    ['/next/docs/intro', {word: 'unreleased', says: UNRELEASED, cms: '5.1.0', below: '/next', guides: '/guides/next'}],
    // The guides have no version 5.0.5.
    ['/5.0.5/docs/intro', {word: 'oldest', says: UNMAINTAINED, cms: '5.0.5', below: '/5.0.5', guides: '/guides'}],
  ])('%s says which it is, and its links stay in it', async (route, {word, says, cms, below, guides}) => {
    const {page, problems} = await visit(route);
    expect(await seen(page.locator('article'))).toContain(`introduction ${word}`);
    expect(await banner(page).count()).toBe(says ? 1 : 0);
    if (says) expect(await seen(banner(page))).toMatch(says);
    expect(await seen(page.getByRole('contentinfo'))).toContain(`The pages describe Strapi ${cms}.`);
    const [contributing, intro, tag, source] = await hrefs(page, '.theme-doc-markdown p > a');
    expect([contributing, intro, tag]).toEqual([
      `${guides}/contributing`,
      `${below}/docs/intro`,
      `${below}/tags/admin`,
    ]);
    expect(source).toMatch(
      `https://github.com/strapi/strapi/blob/v${cms}/packages/core/admin/admin/src/StrapiApp.tsx#L`,
    );
    // Nothing is known of the age of the other versions.
    expect(await page.locator('.freshness').count()).toBe(cms === '5.1.0' ? 1 : 0);
    expect(await page.locator('.theme-announcement-bar, [class*=announcementBar]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    [
      '/docs/second',
      'Pages of 5.0.6',
      ['Next', '5.0.6', '5.0.5'],
      ['/next/docs/second', '/docs/second', '/5.0.5/docs/second'],
    ],
    [
      '/guides/next/contributing',
      'Pages of Next',
      ['Next', '5.0.6'],
      ['/guides/next/contributing', '/guides/contributing'],
    ],
    ['/', 'Pages of 5.0.6', ['Next', '5.0.6', '5.0.5'], ['/next/docs/intro', '/docs/intro', '/5.0.5/docs/intro']],
  ])('%s leads by keyboard to the other versions of the section', async (route, name, labels, addresses) => {
    const {page} = await visit(route);
    const trigger = bar(page).getByRole('button', {name});
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    const list = bar(page).locator('.dropdown--show .dropdown__menu');
    await list.getByRole('link').first().waitFor();
    expect(await allSeen(list.getByRole('link'))).toEqual(labels);
    expect(await hrefs(page, '.dropdown--show .dropdown__menu a')).toEqual(addresses);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(labels[0]);
    await page.keyboard.press('Escape');
    expect(await trigger.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(labels[0]);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(addresses[0]);
  });

  test('is listed with the pages of its version under a tag', async () => {
    for (const [route, page] of Object.entries({
      '/tags/admin': '/docs/intro',
      '/next/tags/admin': '/next/docs/intro',
      '/5.0.5/tags/admin': '/5.0.5/docs/intro',
      '/fr/tags/admin': '/fr/docs/intro',
    })) {
      const {page: shown} = await visit(route);
      expect(await hrefs(shown, 'main article a, main h2 a')).toEqual([page]);
    }
  });

  test('has a Markdown copy with the links of its version; the list of copies has the last one', async () => {
    const text = async (file: string) => (await fetch(server.origin + file)).text();
    const copy = await text('/5.0.5/docs/intro.md');
    expect(copy).toContain('https://docs.example.org/5.0.5/docs/intro.md');
    expect(copy).toContain('/blob/v5.0.5/packages/core/admin/');
    const list = await text('/llms.txt');
    expect(list.match(/https:\S+\.md/g)).toEqual([
      'https://docs.example.org/guides/contributing.md',
      'https://docs.example.org/docs/intro.md',
      'https://docs.example.org/docs/second.md',
    ]);
    expect(list).not.toContain('Checked against');
  });
});

describe('the search', () => {
  test.each([
    ['/docs/intro', '', ['docs-5.0.6', 'guides-5.0.6'], 'introduction newest', '/docs/intro'],
    ['/next/docs/intro', '', ['docs-current', 'guides-current'], 'introduction unreleased', '/next/docs/intro'],
    ['/5.0.5/docs/intro', '', ['docs-5.0.5', 'guides-5.0.6'], 'introduction oldest', '/5.0.5/docs/intro'],
    ['/fr/docs/intro', '/fr', ['docs-5.0.6', 'guides-5.0.6'], 'présentation traduite', '/fr/docs/intro'],
  ])('on %s asks for the indexes of its own version and language', async (route, base, tags, words, found) => {
    const {page, indexes, problems} = await visit(route);
    await input(page).click();
    await input(page).fill(words);
    await options(page).first().waitFor();
    expect(await options(page).first().getAttribute('href')).toMatch(new RegExp(`^${found}(#|$)`));
    const files = ['default', ...tags.map((tag) => `docs-${tag}`)].map((tag) => `${base}/search-index-${tag}.json`);
    await expect.poll(() => indexes.toSorted()).toEqual(files.sort());
    expect(problems).toEqual([]);
  });

  test('finds nothing of the version that the reader came from', async () => {
    const {page} = await visit('/next/docs/intro');
    await input(page).click();
    await input(page).fill('unreleased');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await banner(page).getByRole('link', {name: 'latest version'}).click();
    await page.getByText('introduction newest').first().waitFor();
    await input(page).click();
    await input(page).fill('unreleased');
    await page.locator('#search-panel').getByText('No results found.').waitFor();
  });

  test('lists all results in the version of the page that it was asked on', async () => {
    const {page} = await visit('/next/docs/intro');
    await input(page).click();
    await input(page).fill('unreleased');
    await page.getByRole('button', {name: 'Submit'}).click();
    await page.getByRole('heading', {name: 'Search', level: 1}).waitFor();
    expect(new URL(page.url()).search).toBe('?version=current&q=unreleased');
    const results = page.locator('main ol a');
    await results.first().waitFor();
    const found = await hrefs(page, 'main ol a');
    expect(found.filter((href) => !/^\/(guides\/)?next\//.test(href!))).toEqual([]);
  });
});

describe('in another language', () => {
  test('a page that is translated is shown, and the others are as they were written', async () => {
    const {page, problems} = await visit('/fr/docs/intro');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await seen(page.locator('article'))).toContain('présentation traduite');
    expect(await hrefs(page, '.theme-doc-markdown p > a')).toEqual([
      '/fr/guides/contributing',
      '/fr/docs/intro',
      '/fr/tags/admin',
      expect.stringContaining('/blob/v5.0.6/packages/core/admin/'),
    ]);
    await page
      .getByRole('link', {name: /^(Suivant|Next)/})
      .last()
      .click();
    await page.getByText('second newest').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/fr/docs/second');
    expect(problems).toEqual([]);
  });

  test('a page names its other languages to search engines, by whole addresses', async () => {
    for (const base of ['', '/fr']) {
      const {page} = await visit(`${base}/docs/second`);
      const alternates = await page
        .locator('link[hreflang]')
        .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));
      expect(alternates).toEqual([
        'en https://docs.example.org/docs/second',
        'fr https://docs.example.org/fr/docs/second',
        'x-default https://docs.example.org/docs/second',
      ]);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `https://docs.example.org${base}/docs/second`,
      );
    }
  });

  test('a page leads to its other languages', async () => {
    const {page} = await visit('/next/docs/intro');
    const trigger = bar(page).getByRole('button', {name: 'English'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    const french = bar(page).locator('.dropdown__menu').getByRole('link', {name: 'français'});
    expect(await french.getAttribute('lang')).toBe('fr');
    await french.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/fr/next/docs/intro');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('words of the theme, of the configuration and of the date are those of the language', async () => {
    const {page, problems} = await visit('/fr');
    await page.getByRole('link', {name: 'Contribuer'}).waitFor();
    const main = await seen(page.locator('main'));
    expect(main).toContain('Manuels');
    expect(main).toContain('Du premier clone to a merged change');
    expect(await seen(page.locator('footer time'))).toMatch(/^\d+(er)? [\p{L}]+ \d{4}$/u);
    expect(problems).toEqual([]);
  });

  test('"docusaurus write-translations" found the texts of components, and those of the configuration', () => {
    const read = (name: string) => JSON.parse(fs.readFileSync(path.join(SITE, 'i18n/fr', name), 'utf8')) as object;
    const code = Object.keys(read('code.json'));
    const own = [
      'Search...',
      'Keyboard shortcuts',
      'Link copied',
      'Pages of {label}',
      'This page crashed.',
      'Enlarge: {title}',
    ];
    expect(code).toEqual(expect.arrayContaining(own));
    expect(Object.keys(read('site/words.json'))).toEqual(['tagline', 'guides', 'docs']);
  });
});

describe('files of the host', () => {
  const text = (name: string) => fs.readFileSync(path.join(SITE, 'build', name), 'utf8');

  test('are those of all languages', async () => {
    expect(text('robots.txt').match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://docs.example.org/sitemap.xml',
      'Sitemap: https://docs.example.org/fr/sitemap.xml',
    ]);
    expect(text('_redirects')).toBe('/intro /docs/intro 301\n/fr/intro /fr/docs/intro 301\n');
    expect(fs.existsSync(path.join(SITE, 'build/fr/_headers'))).toBe(false);
    const response = await fetch(`${server.origin}/fr/intro/`, {redirect: 'manual'});
    expect(response.headers.get('location')).toBe('/fr/docs/intro');
  });

  test('allow the scripts of every language', () => {
    const hashes = (content: string) => content.match(/sha256-[^']+/g) ?? [];
    const allowed = hashes(text('_headers'));
    const [english, french] = [hashes(text('docs/intro.html')), hashes(text('fr/docs/intro.html'))];
    expect(english).not.toEqual(french);
    expect(allowed).toEqual(expect.arrayContaining([...english, ...french]));
  });
});

test('the not-found page suggests pages of the last version', async () => {
  const {page} = await visit('/docs/introduction');
  const close = page.getByRole('region', {name: 'Did you mean'});
  expect(await allSeen(close.getByRole('link'))).toContain('Introduction');
  expect((await hrefs(page, 'section[aria-labelledby=closest-pages] a')).filter((it) => /next|5\.0/.test(it!))).toEqual(
    [],
  );
});

test.each(['/docs/intro', '/next/docs/intro', '/5.0.5/docs/intro', '/fr/docs/intro'])(
  'axe finds nothing on %s, in both colour modes',
  async (route) => {
    for (const colorMode of ['light', 'dark'] as const) {
      const {page} = await visit(route, {colorMode});
      expect(await violations(page)).toEqual([]);
    }
  },
);

test('the navigation bar with its dropdowns fits the narrowest desktop', async () => {
  const {page} = await visit('/next/docs/intro', {viewport: {width: 1000, height: 700}});
  const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(inside).toBeLessThanOrEqual(outside!);
});
