import {expect, test} from 'vitest';
import {pathOf} from './support/base-url';
import {origin, reload, seen} from './support/browser';
import {found, options, visit} from './support/search';

test('a result says what it is called, in which section and where it is, and shows the words marked', async () => {
  const {page} = await visit();
  await found(page, 'transfer engine');
  const first = options(page).first();
  expect(await first.innerText()).toMatch(/^Transfer engine\s+Docs › Data transfer/);
  expect(await first.locator('mark:visible').count()).toBeGreaterThan(1);
  expect(await first.locator('a, button, input').count()).toBe(0);
});

test('a result leads to its section with the words highlighted in the article, until Escape or another page', async () => {
  const {page} = await visit('/guides/contributing');
  await found(page, 'create an engine');
  await options(page).filter({hasText: 'Create an engine'}).click();
  await page.waitForURL('**/docs/core/data-transfer/engine#create-an-engine');
  await page.locator('article mark').first().waitFor();
  expect(await page.locator('nav mark').count()).toBe(0);
  const text = await seen(page.locator('article'));
  await page.locator('h1').click();
  await page.keyboard.press('Escape');
  expect(await page.locator('mark').count()).toBe(0);
  expect(await seen(page.locator('article'))).toBe(text);
  await page.goBack();
  await page.goForward();
  await page.locator('article mark').first().waitFor();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'}).click();
  await page.waitForURL(/rfcs/);
  await expect.poll(() => page.locator('mark').count()).toBe(0);
});

test('on a page of no section the words are highlighted in the main area', async () => {
  const {page} = await visit('/guides/contributing');
  await found(page, 'most wanted pages five sections');
  await options(page).getByText('Contributor documentation').first().click();
  await page.waitForURL(`${origin}/`);
  await page.locator('main mark').first().waitFor();
});

test('all results are on a page of their own by section, with counts, a filter, and a working back button', async () => {
  const {page, problems} = await visit();
  await found(page, 'document');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await page.waitForURL(`${origin}/search?q=document`);
  const headings = page.locator('main h2:visible');
  // The URL changes before the page does.
  await headings.first().filter({hasText: /\d$/}).waitFor();
  await expect.poll(() => headings.count()).toBeGreaterThan(2);
  await page.getByRole('button', {name: /^Exports/}).click();
  await page.waitForURL(/section=docs-exports-current/);
  await expect.poll(() => headings.count()).toBe(1);
  await page.goBack();
  await expect.poll(() => headings.count()).toBeGreaterThan(2);
  await page.goBack();
  expect(page.url()).toBe(`${origin}/docs/intro`);
  expect(problems.console).toEqual([]);
});

test('on the page of all results those of one page are together under its title', async () => {
  const {page} = await visit('/search?q=transfer+engine');
  const groups = page.locator('main ol > li');
  await groups.first().waitFor();
  const pages = await groups.locator('h3 a').evaluateAll((all) => all.map((it) => it.getAttribute('href')!));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages[0]).toBe(pathOf('/docs/core/data-transfer/engine'));
  const sections = groups.first().locator('ul a');
  for (const href of await sections.evaluateAll((all) => all.map((it) => it.getAttribute('href'))))
    expect(href).toContain('/docs/core/data-transfer/engine#');
  const hidden = sections.last();
  expect(await hidden.isVisible()).toBe(false);
  await groups
    .first()
    .getByText(/^\d+ more on this page$/)
    .click();
  await hidden.click();
  await page.waitForURL('**/docs/core/data-transfer/engine#*');
  await page.goBack();
  await groups.first().waitFor();
});

test('the query, the section and the opened list of a page are in the address, for Back and for who loads it again', async () => {
  const {page} = await visit('/search?q=transfer+engine');
  await page.getByRole('button', {name: /^Docs/}).click();
  const group = page.locator('main ol > li').first();
  const more = group.getByText(/^\d+ more on this page$/);
  await more.focus();
  await page.keyboard.press('Enter');
  const last = group.locator('ul a').last();
  await last.waitFor();
  const address = /\/search\?q=transfer\+engine&section=docs-docs-current&open=[^&]*engine$/;
  await page.waitForURL(address);
  const isRestored = async () => {
    await last.waitFor();
    expect(page.url()).toMatch(address);
    expect(await page.getByRole('button', {name: /^Docs/}).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('transfer engine');
    expect(await page.locator('main h2:visible').count()).toBe(1);
  };
  await last.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/core/data-transfer/engine#*');
  await page.goBack();
  await isRestored();
  await reload(page);
  await isRestored();
  await more.click();
  await page.waitForURL((url) => !url.searchParams.has('open'));
  await last.waitFor({state: 'hidden'});
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('section'));
});

test('on the page of all results the heading and the link of a result are its title, and all of it leads there', async () => {
  const {page} = await visit('/search?q=transfer+engine');
  const first = page.locator('main ol > li').first();
  await first.getByRole('heading', {level: 3, name: 'Transfer engine', exact: true}).waitFor();
  const link = first.getByRole('link', {name: 'Transfer engine', exact: true});
  const excerpt = await first.locator('mark:visible').last().boundingBox();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.mouse.click(excerpt!.x + 2, excerpt!.y + 2, {button: 'middle'}),
  ]);
  await tab.waitForURL(/\/docs\/core\/data-transfer\/engine/);
  await link.click({modifiers: ['Control']});
  await expect.poll(() => page.context().pages().length).toBe(3);
  await link.click();
  await page.waitForURL('**/docs/core/data-transfer/engine');
  await page.locator('article mark').first().waitFor();
});

test('where most results are in another section than the first, the box offers that section, by keyboard as well', async () => {
  const {page} = await visit();
  await found(page, 'Table');
  const offer = page.getByRole('link', {name: /^Only in \w+( \w+)?: \d+$/});
  await offer.waitFor();
  const isReached = () => offer.evaluate((it) => it === document.activeElement);
  for (let tabs = 0; tabs < 6 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  expect(await isReached()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\?q=Table&section=docs-\w+-current$/);
  await expect.poll(() => page.locator('main h2:visible').count()).toBe(1);
});

test('all results are shown when the box is submitted, and at a URL that was shared', async () => {
  const {page} = await visit();
  await found(page, 'relations & locales');
  await page.getByRole('button', {name: 'Submit'}).click();
  await page.waitForURL(/\/search\?q=relations%20%26%20locales/);
  await reload(page);
  await page.locator('main ol li').first().waitFor();
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('relations & locales');
  await page.locator('main ol a').first().click();
  await page.locator('article mark').first().waitFor();
});
