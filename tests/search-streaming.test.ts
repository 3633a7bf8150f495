import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from 'playwright-core';
import {expect, onTestFinished, test} from 'vitest';
import {allSeen, origin, seen} from './support/browser';
import * as box from './support/search';

const {found, foundFirst, input, options, panel, searched, spinner, status, visit} = box;

const DOCS = 'docs-docs-current';

/** Opens a page, lets the index of Docs pass, and holds its documents back until they are released or the connection breaks. */
const visitHeld = async () => {
  const {page, problems} = await visit();
  const text = await (await fetch(`${origin}/search-index-${DOCS}.json`)).text();
  const index = text.slice(0, text.indexOf(',"documents":[') + 30);
  const held: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {'Content-Type': 'application/json'});
    response.write(index);
    held.push(response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route(`**/search-index-${DOCS}.json`, (route) => route.continue({url}));
  return {
    page,
    problems,
    release: () => held.splice(0).forEach((response) => response.end(text.slice(index.length))),
    breakOff: () => held.splice(0).forEach((response) => response.destroy()),
  };
};

const excerpts = (page: Page) => allSeen(options(page).locator('> :last-child'));

test('an index is searched before its texts are there, and then again with them', async () => {
  const {page, problems, release} = await visitHeld();
  await foundFirst(page, 'transfer');
  expect(await options(page).first().innerText()).toMatch(/transfer/i);
  expect(await excerpts(page)).toContain('…');
  expect(await seen(status(page))).toBe('The first results are there; still searching.');
  await spinner(page).waitFor();
  release();
  await searched(page);
  expect(await seen(status(page))).toMatch(/^8 of \d+ results\.$/);
  expect(await excerpts(page)).not.toContain('…');
  expect(await spinner(page).count()).toBe(0);
  expect(await options(page).locator('mark:visible').count()).toBeGreaterThan(8);
  expect(problems.console).toEqual([]);
});

test('the result that the reader has gone to stays active when better results come', async () => {
  const {page, release} = await visitHeld();
  // The other sections add no results.
  const url = `${origin}/search-index-default.json`;
  await page.route(box.INDEX_FILES, (route) =>
    route.request().url().includes(DOCS) ? route.fallback() : route.continue({url}),
  );
  await foundFirst(page, 'transfer');
  const title = () => seen(options(page).and(page.locator('[aria-selected=true]')).locator('> :first-child'));
  await page.keyboard.press('ArrowDown');
  expect(await box.active(page)).toBe(1);
  const before = await title();
  release();
  await searched(page);
  expect(await title()).toBe(before);
});

test('better results do not disturb a reader who has closed the panel or typed on', async () => {
  const {page, release} = await visitHeld();
  await foundFirst(page, 'transfer');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  expect(await panel(page).isVisible()).toBe(false);
  await input(page).pressSequentially(' engine');
  await options(page).filter({hasText: 'Transfer engine'}).first().waitFor();
  await input(page).fill('');
  release();
  await page.waitForTimeout(400);
  expect(await options(page).count()).toBe(0);
  expect(await spinner(page).count()).toBe(0);
});

test('an index that breaks off is empty, and requested again at the next focus', async () => {
  const {page, breakOff} = await visitHeld();
  const ofDocs = options(page).filter({hasText: 'Docs ›'});
  await foundFirst(page, 'transfer engine');
  await expect.poll(() => ofDocs.count()).toBeGreaterThan(0);
  breakOff();
  await searched(page);
  expect(await ofDocs.count()).toBe(0);
  await page.unroute(`**/search-index-${DOCS}.json`);
  await input(page).blur();
  await found(page, 'transfer engines');
  await ofDocs.first().waitFor();
});

test('the box says that nothing is found only when all indexes have been searched', async () => {
  const {page, release} = await visitHeld();
  await box.search(page, box.NONSENSE);
  await panel(page).getByText('Still loading the search index').waitFor();
  expect(await page.getByText('No results found.').count()).toBe(0);
  release();
  await panel(page).getByText('No results found.').waitFor();
});

test('the page of all results is filled in one step, so that nothing moves', async () => {
  const {page, release} = await visitHeld();
  // The other sections are requested when the beginning of the first one is there.
  const others = page.waitForRequest('**/search-index-docs-guides-current.json');
  await page.goto(`${origin}/search?q=transfer`);
  await others;
  const message = page.locator('main [role=status]');
  await expect.poll(() => seen(message)).toBe('Searching …');
  expect(await page.locator('main ol li').count()).toBe(0);
  release();
  await expect.poll(() => seen(message)).toMatch(/^\d+ results for transfer\.$/);
});
