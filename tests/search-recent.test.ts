import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {violations} from './support/axe';
import {type ColorMode, newContext, origin, seen, watch} from './support/browser';
import * as box from './support/search';

const {found, input, options, panel, status, visit} = box;

const KEY = 'recent-searches';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens a page in a browser in which something is stored. */
const visitWith = async (value: unknown, options?: Parameters<typeof visit>[1]) => {
  const {page, problems} = await visit('/docs/intro', options);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    typeof value === 'string' ? value : JSON.stringify(value),
  ] as const);
  return {page, problems};
};

const recent = (page: Page) => page.getByRole('listbox', {name: 'Recent searches'}).getByRole('option');

describe('recent searches', () => {
  test('are in the empty box, latest first, once a result was followed or all were asked for', async () => {
    const {page} = await visit();
    await input(page).click();
    await page.waitForTimeout(200);
    expect(await panel(page).isVisible()).toBe(false);
    await found(page, 'transfer engine');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/core/data-transfer/engine');
    await found(page, 'document');
    await page.getByRole('link', {name: /^See all \d+ results$/}).click();
    await page.waitForURL('**/search?q=document');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('title:hooks');
    await field.press('Enter');
    await found(page, 'relations');
    await page.getByRole('button', {name: 'Submit'}).first().click();
    await page.waitForURL('**/search?q=relations');
    await input(page).fill('typed only');
    await input(page).fill('');
    await recent(page).first().waitFor();
    expect(await recent(page).allInnerTexts()).toEqual(['relations', 'title:hooks', 'document', 'transfer engine']);
    expect(await seen(status(page))).toBe('Recent searches: 4.');
    expect(await stored(page)).toBe('["relations","title:hooks","document","transfer engine"]');
  });

  test('are at most six, each once', async () => {
    const {page} = await visitWith(['a', 'b', 'transfer', 'c', 'd', 'e']);
    for (const query of ['transfer', 'engine']) {
      await found(page, query);
      await page.keyboard.press('Enter');
      await expect.poll(() => options(page).count()).toBe(0);
    }
    expect(await stored(page)).toBe('["engine","transfer","a","b","c","d"]');
  });

  test('are chosen by arrow keys and Enter, and none of them is active before', async () => {
    const {page} = await visitWith(['relations', 'transfer engine']);
    await input(page).focus();
    await recent(page).first().waitFor();
    expect(await box.active(page)).toBe(-1);
    for (const [key, expected] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['Home', 0],
      ['End', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await box.active(page), key).toBe(expected);
    }
    await page.keyboard.press('Enter');
    expect(await input(page).inputValue()).toBe('transfer engine');
    await options(page)
      .filter({hasText: /^Transfer engine/})
      .first()
      .waitFor();
    expect(await page.getByRole('listbox', {name: 'Search', exact: true}).count()).toBe(1);
    expect(page.url()).toBe(`${origin}/docs/intro`);
  });

  test('are links to all results: a plain click searches in the box, one with Ctrl opens a tab', async () => {
    const {page} = await visitWith(['transfer & engine']);
    await input(page).click();
    const option = recent(page).first();
    expect(await option.getAttribute('href')).toMatch(/\/search\?q=transfer%20%26%20engine$/);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), option.click({modifiers: ['Control']})]);
    await tab.waitForURL(`${origin}/search?q=transfer%20%26%20engine`);
    await page.bringToFront();
    await box.focusAgain(page);
    await option.click();
    expect(await input(page).inputValue()).toBe('transfer & engine');
    await box.searched(page);
    expect(page.url()).toBe(`${origin}/docs/intro`);
  });

  test('are cleared by one button, which Tab reaches, and the focus goes back to the box', async () => {
    const {page} = await visitWith(['relations']);
    await input(page).focus();
    await recent(page).first().waitFor();
    await page.keyboard.press('Tab');
    const clear = page.getByRole('button', {name: 'Clear recent searches'});
    expect(await clear.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => panel(page).isVisible()).toBe(false);
    expect(await box.hasFocus(page)).toBe(true);
    expect(await stored(page)).toBeNull();
    await box.focusAgain(page);
    await page.waitForTimeout(200);
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('go with Escape, with another place that is clicked, and with the focus', async () => {
    const {page} = await visitWith(['relations']);
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.locator('h1').click(),
      async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      },
    ];
    for (const act of leave) {
      await box.focusAgain(page);
      await recent(page).first().waitFor();
      await act();
      await expect.poll(() => panel(page).isVisible()).toBe(false);
    }
  });

  test.each(['{', 'null', '{"0":"a"}', '[1,null,"",{"query":"x"},["y"]]', `["${'x'.repeat(513)}"]`])(
    'something stored that is not ours (%#) is as good as nothing',
    async (value) => {
      const {page, problems} = await visitWith(value);
      await input(page).click();
      await page.waitForTimeout(200);
      expect(await panel(page).isVisible()).toBe(false);
      await found(page, 'relations');
      await page.keyboard.press('Enter');
      await expect.poll(() => stored(page)).toBe('["relations"]');
      expect(problems.console).toEqual([]);
    },
  );

  test('do not exist where nothing can be stored, and the search works', async () => {
    const context = await newContext({
      before: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    });
    const page = await context.newPage();
    const problems = watch(page);
    await page.goto(`${origin}/docs/intro`);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await found(page, 'transfer engine');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/core/data-transfer/engine');
    await input(page).fill('');
    await page.waitForTimeout(200);
    expect(await panel(page).isVisible()).toBe(false);
    // Docusaurus itself says once that its choices cannot be stored.
    expect(problems.console.filter((message) => !/storage/i.test(message))).toEqual([]);
    await context.close();
  });

  test.each(
    (['light', 'dark'] as ColorMode[]).flatMap((colorMode) => [390, 1440].map((width) => ({colorMode, width}))),
  )('have no fault that axe finds ($colorMode, $width px)', async ({width, colorMode}) => {
    const {page} = await visitWith(['relations', 'transfer engine'], {colorMode, viewport: {width, height: 900}});
    await page.keyboard.press('Control+k');
    await recent(page).first().waitFor();
    expect(await violations(page, ['best-practice'])).toEqual([]);
  });
});
