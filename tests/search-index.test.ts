import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {withoutBaseUrl} from '../src/lib/base-url';
import {baseUrl, pathOf} from './support/base-url';
import {idle, origin, seen} from './support/browser';
import * as box from './support/search';

const {focusAgain, found, INDEX_FILES, input, options, panel, search, searched, status, TAGS, visit} = box;

const FIELDS = 'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type'.split(' ');

const readIndex = async (tag: string) => {
  const response = await fetch(`${origin}/search-index-${tag}.json`);
  expect(response.status).toBe(200);
  return response.text();
};

test.each(TAGS)(
  'search-index-%s.json holds an index, and then documents with the fields of the contract',
  async (tag) => {
    const text = await readIndex(tag);
    // The index comes first, so that it can be searched while the documents load.
    expect(text).toMatch(/^\{"index":\{/);
    const {documents, index, ...rest} = JSON.parse(text) as {documents: Record<string, unknown>[]; index: object};
    expect(rest).toEqual({});
    expect(Object.keys(index)).toEqual(['pages', 'terms', 'postings']);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(Object.keys(document).sort()).toEqual(FIELDS);
    const routes = documents.map(({sectionRoute}) => withoutBaseUrl(baseUrl, String(sectionRoute)));
    expect(routes.filter((route) => /^\/(tags|search|404)/.test(route))).toEqual([]);
  },
);

test('the documents of an index lead to sections that exist', async () => {
  const {documents} = JSON.parse(await readIndex('docs-guides-current')) as {documents: {sectionRoute: string}[]};
  for (const {sectionRoute} of documents) {
    const [route, anchor] = sectionRoute.split('#') as [string, string?];
    const html = await (await fetch(new URL(route, origin))).text();
    if (anchor) expect(html, sectionRoute).toContain(`id="${anchor}"`);
  }
});

test('no index is requested before the search is used, and then each index once', async () => {
  const {page, problems} = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await idle(page);
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  await found(page, 'transfer');
  await input(page).blur();
  await found(page, 'engine');
  const indexes = asked.filter((path) => path.startsWith(pathOf('/search-index-')));
  expect(indexes.sort()).toEqual(TAGS.map((tag) => pathOf(`/search-index-${tag}.json`)).sort());
  expect(problems).toEqual({console: [], foreign: []});
});

test.each([
  ['hovering the search box', (page: Page) => input(page).hover()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['/', (page: Page) => page.keyboard.press('/')],
])('%s requests the indexes by GET without a payload', async (_how, act) => {
  const {page} = await visit();
  const [request] = await Promise.all([page.waitForRequest(INDEX_FILES), act(page)]);
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
});

test.each([
  ['/docs/intro', 'docs-docs-current'],
  ['/guides/contributing', 'docs-guides-current'],
  ['/rfcs/intro', 'docs-rfcs-current'],
  ['/', 'docs-docs-current'],
])('on %s the index of %s is requested first', async (route, tag) => {
  const {page} = await visit(route);
  const [request] = await Promise.all([page.waitForRequest(INDEX_FILES), input(page).click()]);
  expect(request.url()).toBe(`${origin}/search-index-${tag}.json`);
});

test('an index does not wait for the code of the box, and what was typed before that is searched', async () => {
  const {page} = await visit();
  let pass!: () => void;
  const passed = new Promise<void>((done) => (pass = done));
  await page.route('**/search-box.*.js', async (route) => {
    await passed;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(INDEX_FILES), input(page).click()]);
  await page.keyboard.type('transfer');
  pass();
  await options(page).first().waitFor();
  expect(await input(page).inputValue()).toBe('transfer');
});

test('after 300 ms without an index the box says so, and what was typed is searched when the index is there', async () => {
  const {page} = await visit();
  await page.route(INDEX_FILES, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await search(page, 'transfer');
  await panel(page).getByText('Still loading the search index').waitFor();
  expect(await seen(status(page))).toBe('Still loading the search index.');
  expect(await input(page).inputValue()).toBe('transfer');
  await searched(page);
});

test.each([
  ['404', {status: 404, body: 'Not found'}],
  ['500', {status: 500, body: ''}],
  ['truncated', {status: 200, contentType: 'application/json', body: '{"documents":[{"id":0,'}],
  ['of another shape', {status: 200, contentType: 'application/json', body: '{"documents":{},"index":[]}'}],
])('an index that is %s is empty without a message, and requested again at the next focus', async (_fault, answer) => {
  const {page, problems} = await visit();
  await page.route(INDEX_FILES, (route) => route.fulfill(answer));
  await search(page, 'transfer');
  await panel(page).getByText('No results found.').waitFor();
  await page.unroute(INDEX_FILES);
  await focusAgain(page);
  await input(page).fill('transfer engine');
  await options(page).first().waitFor();
  expect(problems.console.filter((it) => !/Failed to load resource/.test(it))).toEqual([]);
});

test('what is typed while even the code of the box cannot be loaded is searched after the next focus', async () => {
  const {page} = await visit();
  await page.context().setOffline(true);
  await input(page).click();
  await page.keyboard.type('transfer');
  await page.waitForTimeout(300);
  expect(await input(page).inputValue()).toBe('transfer');
  await page.context().setOffline(false);
  await focusAgain(page);
  await options(page).first().waitFor();
});
