// What readers of a documentation site expect besides: code, examples in tabs, diagrams, shortcuts; on the production build.
import {describe, expect, test} from 'vitest';
import {go, open} from './support/browser';

const ENGINE = '/docs/core/data-transfer/engine';

describe('a document', () => {
  test('is copied as Markdown by a button', async () => {
    const {page, close} = await open(ENGINE, {permissions: ['clipboard-read', 'clipboard-write']});
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Transfer engine');
    await close();
  });

  test('has code in the colours of the mode, which a button copies', async () => {
    const {page, close} = await open(ENGINE, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('.theme-code-block').first();
    const colours = () =>
      block.locator('.token').evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).color))].join(' '));
    const light = await colours();
    expect(light.split(' rgb').length).toBeGreaterThan(2);
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    await expect.poll(colours).not.toBe(light);
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await page.getByRole('status').getByText('Copied').waitFor({state: 'attached'});
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
    await close();
  });

  test('has titles above its code, and sets lines off', async () => {
    const {page, close} = await open('/docs/utils/pack-up/intro');
    const block = page.locator('.theme-code-block', {has: page.getByText('package.json', {exact: true})}).first();
    expect(await block.locator('.theme-code-block-highlighted-line').allInnerTexts()).toEqual([
      expect.stringContaining('"source"'),
    ]);
    const backgrounds = await block.evaluate((it) =>
      [it, it.querySelector('.theme-code-block-highlighted-line')!].map((e) => getComputedStyle(e).backgroundColor),
    );
    expect(backgrounds[1]).not.toMatch(/, 0\)$/);
    expect(new Set(backgrounds).size).toBe(2);
    await close();
  });

  test.each([
    ['package manager', 'pnpm', '/docs/utils/pack-up/commands/build', '/docs/core/data-transfer/intro', 'pnpm strapi'],
    ['language', 'JavaScript', '/docs/utils/pack-up/config', '/docs/future-flags', 'module.exports'],
  ])('keeps the %s that was chosen, on other pages too', async (_what, name, first, second, text) => {
    const {page, close} = await open(first);
    await page.getByRole('tab', {name}).click();
    await go(page, second);
    await expect.poll(() => page.getByRole('tab', {name}).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel').innerText()).toContain(text);
    await close();
  });

  test('leads to the previous and the next page of its sidebar', async () => {
    const {page, close} = await open(ENGINE);
    const pages = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    expect(await pages.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
      '/docs/core/data-transfer/intro',
      '/docs/core/data-transfer/engine/stream-lifecycle',
    ]);
    await close();
  });

  test('can be edited, and says when it was changed, only where the repository is known', async () => {
    const {page, close} = await open(ENGINE);
    const expected = process.env.REPOSITORY_URL ? 1 : 0;
    expect(await page.getByRole('link', {name: 'Edit this page'}).count()).toBe(expected);
    expect(await page.locator('.theme-last-updated').count()).toBe(expected);
    await close();
  });

  test.each(['system-ui', 'Liberation Sans'])('has lines of at most 82 characters in %s', async (font) => {
    const {page, close} = await open(ENGINE);
    const longest = await page
      .locator('.theme-doc-markdown > p')
      .first()
      .evaluate((paragraph: HTMLElement, family) => {
        paragraph.style.fontFamily = family;
        const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as globalThis.Text;
        const lines = new Map<number, number>();
        for (let i = 0; i < text.length; i += 1) {
          const range = document.createRange();
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return Math.max(...lines.values());
      }, font);
    expect(longest).toBeGreaterThan(60);
    expect(longest).toBeLessThanOrEqual(82);
    await close();
  });

  test('has diagrams in the colours of the page, with a description, which can be enlarged', async () => {
    const {page, close} = await open('/docs/intro');
    const figure = page.locator('figure').first();
    await figure.locator('svg[aria-labelledby]').waitFor();
    const fill = () =>
      figure
        .locator('.node rect')
        .first()
        .evaluate((it) => getComputedStyle(it).fill);
    const light = await fill();
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    await expect.poll(fill).not.toBe(light);
    expect(await figure.locator('svg desc').textContent()).toMatch(/.{20}/);
    const button = figure.getByRole('button', {name: /^Enlarge: /});
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('svg').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    await close();
  });
});

describe('the keyboard shortcuts', () => {
  test('are listed under ?, and those of one key can be turned off', async () => {
    const {page, close} = await open(ENGINE);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.waitForTimeout(200);
    expect(await dialog.count()).toBe(0);
    expect(await page.getByRole('combobox', {name: 'Search'}).evaluate((it) => it === document.activeElement)).toBe(
      false,
    );
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await dialog.waitFor();
    await close();
  });
});
