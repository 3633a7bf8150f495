import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {violations} from './support/axe';
import {pathOf} from './support/base-url';
import {type ColorMode, idle, origin, SAVES_DATA, seen} from './support/browser';
import * as box from './support/search';

const {found, input, options, panel, search, status, visit} = box;

const ENGINE = '**/docs/core/data-transfer/engine';

/** Opens the search on a narrow screen, where it is a dialog. */
const visitDialog = async () => {
  const {page} = await visit('/docs/intro', {viewport: {width: 390, height: 844}});
  await page.getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.waitFor();
  return {page, dialog};
};

test('the search box is labelled, takes at most 512 characters, and shows the shortcut that leads to it', async () => {
  const {page} = await visit();
  expect(await input(page).getAttribute('placeholder')).toBe('Search...');
  expect(await seen(page.locator('nav kbd'))).toMatch(/Ctrl K|⌘ K/);
  await input(page).click();
  await page.keyboard.insertText('x'.repeat(513));
  expect(await input(page).inputValue()).toHaveLength(512);
  for (const name of ['Clear', 'Submit']) await page.getByRole('button', {name, exact: true}).first().waitFor();
});

test('Ctrl+K leads to the search box, and so does / where nobody types', async () => {
  const {page} = await visit();
  await page.keyboard.press('/');
  expect(await box.hasFocus(page)).toBe(true);
  expect(await input(page).inputValue()).toBe('');
  await page.keyboard.type('a/b');
  expect(await input(page).inputValue()).toBe('a/b');
  await input(page).blur();
  await page.keyboard.press('Control+k');
  expect(await box.hasFocus(page)).toBe(true);
});

test('the first result is active; arrows, Home and End move in the listbox of the search box, and Enter follows', async () => {
  const {page} = await visit();
  await found(page, 'transfer engine');
  expect(await input(page).getAttribute('aria-autocomplete')).toBe('list');
  const list = page.getByRole('listbox', {name: 'Search'});
  expect(await input(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
  const count = await options(page).count();
  expect(count).toBe(8);
  expect(await box.active(page)).toBe(0);
  for (const [key, expected] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['End', count - 1],
    ['ArrowDown', 0],
    ['ArrowUp', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await box.active(page), key).toBe(expected);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(ENGINE);
  await expect.poll(() => options(page).count()).toBe(0);
});

test.each([
  ['Ctrl+Enter', (page: Page) => page.keyboard.press('Control+Enter')],
  ['Command+Enter', (page: Page) => page.keyboard.press('Meta+Enter')],
  [
    'a click with Ctrl',
    (page: Page) =>
      options(page)
        .first()
        .click({modifiers: ['Control']}),
  ],
  ['a click with the middle button', (page: Page) => options(page).first().click({button: 'middle'})],
])('%s opens a result in one new tab, and leaves the page as it is', async (_how, act) => {
  const {page} = await visit();
  await found(page, 'transfer engine');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act(page)]);
  await tab.waitForURL(ENGINE);
  expect(page.context().pages()).toHaveLength(2);
  expect(page.url()).toBe(`${origin}/docs/intro`);
});

test('a result is a link with the address of its section, of which the context menu opens, and Tab passes it by', async () => {
  const {page} = await visit();
  await found(page, 'transfer engine');
  const links = await options(page).evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href));
  expect(links).toHaveLength(8);
  for (const link of links) expect(link).toMatch(new RegExp(`^${origin}/[\\w/.-]+(#[\\w-]+)?$`));
  await page.evaluate(() =>
    document.addEventListener('contextmenu', ({target, defaultPrevented}) => {
      document.title = `${(target as Element).closest('a')?.getAttribute('href')} ${defaultPrevented}`;
    }),
  );
  await options(page).first().click({button: 'right'});
  expect(await page.title()).toBe(`${pathOf('/docs/core/data-transfer/engine')} false`);
  expect(page.url()).toBe(`${origin}/docs/intro`);
  await page.keyboard.press('Escape');
  await input(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('option');
});

test('a plain click on a result follows it without loading the site again', async () => {
  const {page} = await visit();
  await found(page, 'transfer engine');
  await page.evaluate(() => (document.body.dataset.same = ''));
  await options(page).first().click();
  await page.waitForURL(ENGINE);
  expect(await page.locator('body[data-same]').count()).toBe(1);
  await page.locator('mark[data-search-term]').first().waitFor();
});

test('the first search loads no script again that the page has already', async () => {
  const {page} = await visit('/docs/intro', {connection: SAVES_DATA});
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(before.length).toBeGreaterThan(3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await found(page, 'transfer engine');
  expect(asked.filter((url) => /\/search\.\w+\.js$/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => before.includes(url))).toEqual([]);
});

test('the first Escape closes the panel, and the second clears the query', async () => {
  const {page} = await visit();
  await found(page, 'transfer');
  expect(await input(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await options(page).count()).toBe(0);
  expect(await input(page).getAttribute('aria-expanded')).toBe('false');
  expect(await input(page).inputValue()).toBe('transfer');
  await page.keyboard.press('Escape');
  expect(await input(page).inputValue()).toBe('');
});

test('Tab leads from the results to the links below them, from which Escape leads back, and beyond closes the panel', async () => {
  const {page} = await visit();
  await found(page, 'transfer');
  const all = page.getByRole('link', {name: /^See all \d+ results$/});
  const toLink = async () => {
    for (const name of ['Clear', 'Submit']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await all.evaluate((it) => it === document.activeElement)).toBe(true);
  };
  await toLink();
  await page.keyboard.press('Escape');
  await expect.poll(() => panel(page).isVisible()).toBe(false);
  expect(await box.hasFocus(page)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await all.waitFor();
  await toLink();
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab');
  await expect.poll(() => panel(page).isVisible()).toBe(false);
});

test('the Clear button empties the search box and keeps the focus in it', async () => {
  const {page} = await visit();
  await found(page, 'transfer');
  await page.getByRole('button', {name: 'Clear'}).click();
  expect(await input(page).inputValue()).toBe('');
  expect(await box.hasFocus(page)).toBe(true);
  expect(await options(page).count()).toBe(0);
});

test('the search box says how many results there are, or that there are none, or that a misspelt query was corrected', async () => {
  const {page} = await visit();
  await found(page, 'transfer');
  expect(await seen(status(page))).toMatch(/^8 of \d+ results\.$/);
  await input(page).fill(box.NONSENSE);
  await panel(page).getByText('No results found.').waitFor();
  expect(await seen(status(page))).toBe('No results found.');
  await found(page, 'conten manger');
  expect(await seen(panel(page))).toContain('Nothing for conten manger; showing content manager');
});

test.each(['🚀', '<img src=x onerror=alert(1)>', 'title: a^b foo~x + - *', Array(200).fill('ab').join(' ')])(
  'the query %s is text, in the search box and on the page of all results',
  async (query) => {
    const {page, problems} = await visit();
    await search(page, query);
    await panel(page).locator('p, [role=option]').first().waitFor();
    expect(await panel(page).locator('img, script').count()).toBe(0);
    await page.goto(`${origin}/search?q=${encodeURIComponent(query)}#${query}`);
    await idle(page);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(problems.console).toEqual([]);
  },
);

test('on a narrow screen the search covers everything, and Cancel leaves it', async () => {
  const {page, dialog} = await visitDialog();
  expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
  expect(await box.hasFocus(page)).toBe(true);
  await page.keyboard.type('transfer');
  await options(page).first().waitFor();
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  expect(await dialog.count()).toBe(0);
  expect(await input(page).isVisible()).toBe(false);
});

test('the search ceases to cover everything when the screen gets wide', async () => {
  const {page, dialog} = await visitDialog();
  await page.setViewportSize({width: 1200, height: 800});
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await input(page).isVisible()).toBe(true);
});

test('following a result on a narrow screen leaves the search', async () => {
  const {page, dialog} = await visitDialog();
  await page.keyboard.type('transfer engine');
  // The best one comes when all sections have been searched.
  await options(page)
    .first()
    .filter({hasText: /^Transfer engine/})
    .click();
  await page.waitForURL(ENGINE);
  await expect.poll(() => dialog.count()).toBe(0);
});

test.each(
  (['light', 'dark'] as ColorMode[]).flatMap((colorMode) =>
    [390, 1440].flatMap((width) => ['/docs/intro', '/search?q=transfer'].map((route) => ({colorMode, width, route}))),
  ),
)(
  'axe finds no fault in the results of a search on $route ($colorMode, $width px)',
  async ({route, width, ...options}) => {
    const {page} = await visit(route, {...options, viewport: {width, height: 900}});
    if (route === '/docs/intro') {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('transfer');
    }
    await page.locator('[role=option], main ol li').first().waitFor();
    expect(await violations(page, ['best-practice'])).toEqual([]);
  },
);
