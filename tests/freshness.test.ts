// What pages say of their age, and the page that compares them.
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test as unit} from 'vitest';
import {CMS_VERSION} from '../src/cms/version';
import {readFreshness} from '../src/freshness/freshness';
import {pathOf} from './support/base-url';
import {test} from './support/browser';
import {builtPages} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const {versions} = readFreshness(process.cwd());
const read = (name: string) => fs.readFileSync(path.join(BUILD_DIR, name), 'utf8');
const llms = read('llms.txt');
const documents = builtPages.filter(({$}) => $('.theme-doc-markdown').length > 0);
const LINE = /^Checked against (pack-up )?\d+\.\d+\.\d+\.( Up to \d+\.\d+\.\d+, [^.]+\.)?$/;
const PAGE = '/docs/core/database/migrations';

describe('every document', () => {
  unit.each(documents)('$route ends with its age, and its Markdown with the same line', ({route, $}) => {
    const line = $('.freshness summary, p.freshness').text();
    expect(line).toMatch(LINE);
    expect(read(`${route}.md`).trimEnd().split('\n').at(-1)).toBe(`_${line}_`);
    expect(llms).toContain(`${route}.md): ${$('meta[name=description]').attr('content')} ${line}`);
  });
});

test('the age of a page opens to what changed, without any script', async ({open}) => {
  const {page} = await open(PAGE, {javaScriptEnabled: false});
  const line = page.getByText(`Checked against ${CMS_VERSION}. Up to ${versions.cms}, `);
  const first = page.locator('.freshness li').first();
  expect(await first.isVisible()).toBe(false);
  await line.click();
  expect(await first.textContent()).toMatch(/^[\w./[\]-]+(: \d+ lines added, \d+ removed| is gone)$/);
  expect(await first.isVisible()).toBe(true);
});

test('the overview lists every document, those with most changes first, and each page leads to it', async ({open}) => {
  const {page} = await open(PAGE);
  await page.getByText('Checked against').click();
  await page.getByRole('link', {name: 'All pages by how much changed under them'}).click();
  await page.getByRole('heading', {level: 1, name: 'How fresh the pages are'}).waitFor();
  const addresses = await page
    .locator('main tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...addresses].sort()).toEqual(documents.map(({route}) => pathOf(route)).sort());
  const lines = (await page.locator('main tbody td:nth-child(2)').allTextContents()).map(Number);
  expect(lines).toEqual([...lines].sort((a, b) => b - a));
  expect(lines[0]).toBeGreaterThan(0);
});
