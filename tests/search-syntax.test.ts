import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {withoutBaseUrl} from '../src/lib/base-url';
import {isSyntax} from '../src/search/query/is-syntax';
import type {SearchIndexFile} from '../src/search/types';
import {allQueries} from '../tools/bench/search-quality/queries';
import {violations} from './support/axe';
import {baseUrl} from './support/base-url';
import {allSeen, type ColorMode, seen} from './support/browser';
import {BUILD_DIR} from './support/global-setup';
import {TAGS, visit} from './support/search';

const visitResults = (query: string) => visit(`/search?q=${encodeURIComponent(query)}`);
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search', exact: true});
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const counted = (page: Page) => expect.poll(() => seen(status(page))).toMatch(/^\d+ results? for |^No results/);

test('no message that a page quotes is taken for a query in the syntax, and nothing that people ask is', () => {
  const documents = TAGS.flatMap((tag) => {
    const text = fs.readFileSync(path.join(BUILD_DIR, `search-index-${tag}.json`), 'utf8');
    return (JSON.parse(text) as SearchIndexFile).documents.map((document) => ({
      ...document,
      // Where the messages are does not matter here, and finding them takes a minute.
      content: '',
      sectionRoute: withoutBaseUrl(baseUrl, document.sectionRoute),
    }));
  });
  const queries = allQueries(BUILD_DIR, documents).map(({query}) => query);
  expect(queries.length).toBeGreaterThan(700);
  expect(queries.filter(isSyntax)).toEqual([]);
});

describe('on the page of all results', () => {
  test('a query may name fields, exclude words and have a wildcard', async () => {
    const {page, problems} = await visitResults('title:trans* -remote');
    await counted(page);
    const titles = await allSeen(page.locator('main ol ul a'));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/trans/i);
    for (const excerpt of await allSeen(page.locator('main ol [class*=excerpt]')))
      expect(excerpt).not.toMatch(/\bremote\b/i);
    expect(await alert(page).innerText()).toBe('');
    expect(await field(page).getAttribute('aria-invalid')).toBe('false');
    expect(problems.console).toEqual([]);
  });

  test('a result of such a query has its words marked, and leads to its section with them highlighted', async () => {
    const {page} = await visitResults('title:lifecycle +stream~1');
    await counted(page);
    expect(await page.locator('main ol mark:visible').allInnerTexts()).toContain('Stream');
    await page.locator('main ol a').first().click();
    await page.locator('article mark[data-search-term]').first().waitFor();
  });

  test('the section filter narrows such a query down as well', async () => {
    const {page} = await visitResults('title:document');
    await counted(page);
    const filter = page.getByRole('button', {name: /^Exports/});
    const count = Number(/\d+$/.exec(await filter.innerText())![0]);
    await filter.click();
    await expect.poll(() => seen(status(page))).toMatch(new RegExp(`^${count} results? for title:document\\.$`));
  });

  test.each([
    ['title::transfer', 'malformed field reference: title::transfer'],
    [
      'title:transfer kind:page',
      "unrecognised field 'kind', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'",
    ],
    ['^2 title:transfer', 'expected a field or a term: ^2'],
    ['transfer~x', 'edit distance must be numeric: transfer~x'],
    ['title:transfer^x', 'boost must be numeric: title:transfer^x'],
    ['title:transfer ++remote', 'unrecognised presence operator: ++remote'],
    ['title:transfer +', 'expecting term or field, found nothing'],
    ['title:', 'expecting term, found nothing'],
  ])('the query %s cannot be read: %s', async (query, error) => {
    const {page, problems} = await visitResults('transfer');
    await field(page).fill(query);
    await field(page).press('Enter');
    const message = `This query cannot be read: ${error}.`;
    await expect.poll(() => alert(page).innerText()).toBe(message);
    expect(await alert(page).isVisible()).toBe(true);
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await field(page).getAttribute('aria-describedby'))!.split(' ');
    const texts = await Promise.all(describedBy.map((id) => page.locator(`#${id}`).innerText()));
    expect(texts.join('\n')).toContain(message);
    expect(await page.locator('main ol, main h2').count()).toBe(0);
    await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true);
    // The next query is read again.
    await field(page).fill('transfer');
    await field(page).press('Enter');
    await counted(page);
    expect(await alert(page).innerText()).toBe('');
    expect(await field(page).getAttribute('aria-invalid')).toBe('false');
    expect(problems.console).toEqual([]);
  });

  test.each([
    '[2026-11-22 09:12:33.114] error: Invalid relation',
    'TypeError: x is not a function',
    'plugin::upload.file',
    'strapi develop --no-watch',
  ])('%s is searched as text', async (query) => {
    const {page} = await visitResults(query);
    await counted(page);
    expect(await page.locator('main ol li').count()).toBeGreaterThan(0);
    expect(await alert(page).innerText()).toBe('');
  });

  test('the syntax is named, and its parser comes with the first query that is in it', async () => {
    const {page} = await visit('/search?q=transfer');
    await counted(page);
    expect(await page.locator('#search-syntax').innerText()).toMatch(/title:transfer.*\+required.*-excluded/);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await field(page).fill('engine');
    await field(page).press('Enter');
    await counted(page);
    expect(scripts).toEqual([]);
    await field(page).fill('title:engine');
    await field(page).press('Enter');
    await counted(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('without the parser, which may be out of reach, a query in the syntax is searched as text', async () => {
    const {page} = await visit('/search');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await field(page).fill('title:transfer');
    await field(page).press('Enter');
    await counted(page);
    expect(await page.locator('main ol li').count()).toBeGreaterThan(0);
  });

  test.each(
    (['light', 'dark'] as ColorMode[]).flatMap((colorMode) => [390, 1440].map((width) => ({colorMode, width}))),
  )('axe finds no fault beside a query that cannot be read ($colorMode, $width px)', async ({width, colorMode}) => {
    const {page} = await visit('/search?q=transfer~x', {colorMode, viewport: {width, height: 900}});
    await expect.poll(() => alert(page).innerText()).not.toBe('');
    expect(await violations(page, ['best-practice'])).toEqual([]);
  });
});
