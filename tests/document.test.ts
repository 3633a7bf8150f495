// A page of a section: what is around its text, code, examples in tabs, diagrams; and the keyboard shortcuts.
import {expect} from 'vitest';
import {pathOf} from './support/base-url';
import {allSeen, ENGINE, go, heading, origin, seen, test} from './support/browser';

const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

test('a document has breadcrumbs that come from the sidebar', async ({open}) => {
  const {page} = await open('/docs/core/data-transfer/engine/stream-lifecycle');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  expect((await allSeen(crumbs)).filter(Boolean)).toEqual(['Data transfer', 'Engine', 'Stream lifecycle']);
});

test('the sidebar of a document cannot be hidden, and opening one category closes no other', async ({open}) => {
  const {page} = await open(ENGINE);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Admin', exact: true}).click();
  await sidebar.getByRole('link', {name: 'Stream lifecycle'}).waitFor();
  await sidebar.getByRole('button', {name: 'Permissions', exact: true}).waitFor();
  expect(await allSeen(sidebar.locator('[aria-current=page]'))).toEqual(['Engine']);
  expect(await page.getByRole('button', {name: /collapse sidebar$/i}).count()).toBe(0);
});

test('the sidebar of a document marks it, in an open category, after each navigation', async ({open}) => {
  const {page} = await open(ENGINE);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const marked = () => allSeen(sidebar.locator('[aria-current=page]'));
  await sidebar.getByRole('link', {name: 'Stream lifecycle'}).click();
  await expect.poll(marked).toEqual(['Stream lifecycle']);
  await sidebar.getByRole('link', {name: 'Introduction'}).first().click();
  await expect.poll(marked).toEqual(['Introduction']);
  await sidebar.getByRole('button', {name: 'Data transfer', exact: true}).click();
  await page.goBack();
  await expect.poll(marked).toEqual(['Stream lifecycle']);
});

test('a document has a table of contents of levels 2 and 3, which follows the scroll', async ({open}) => {
  const {page} = await open(ENGINE);
  const toc = page.getByRole('navigation', {name: 'On this page'});
  const headings = await page
    .locator('.theme-doc-markdown')
    .locator('h2, h3')
    .evaluateAll((all) => all.map(({id}) => id));
  const listed = await toc.locator('a').evaluateAll((all) => all.map((it) => it.getAttribute('href')!.slice(1)));
  expect(listed).toEqual(headings);
  const active = () =>
    toc.locator('.table-of-contents__link--active').evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  for (const id of [headings.at(3), headings.at(8)]) {
    await page.evaluate((it) => document.getElementById(it)!.scrollIntoView(), id!);
    await expect.poll(active).toEqual([`#${id}`]);
  }
});

test('a document has headings with a direct link, which copies its address', async ({open}) => {
  const {page} = await open(ENGINE, CLIPBOARD);
  const link = page.getByRole('link', {name: 'Direct link to The order of a transfer'});
  await link.click();
  expect(page.url()).toBe(`${origin}${ENGINE}#the-order-of-a-transfer`);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${origin}${ENGINE}#the-order-of-a-transfer`);
  await page.getByRole('status').getByText('Link copied').waitFor({state: 'attached'});
});

test('a document belongs to the version "current", labelled "Next"', async ({open}) => {
  const {page} = await open(ENGINE);
  expect(await page.locator('meta[name="docusaurus_version"]').getAttribute('content')).toBe('current');
  expect(await page.locator('meta[name="docusaurus_tag"]').getAttribute('content')).toBe('docs-docs-current');
});

test('a tag of a document leads to the page of the tag', async ({open}) => {
  const {page} = await open('/guides/contributing');
  const tag = page.locator('.theme-doc-footer-tags-row a').first();
  const label = await seen(tag);
  await tag.click();
  await page.waitForURL(/\/tags\//);
  await expect.poll(() => heading(page)).toContain(label);
});

test('a document is copied as Markdown by a button', async ({open}) => {
  const {page} = await open(ENGINE, CLIPBOARD);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await page.getByRole('button', {name: 'Copied'}).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Transfer engine');
});

test('a document has code in the colours of the mode, which a button copies', async ({open}) => {
  const {page} = await open(ENGINE, CLIPBOARD);
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
});

test('a document has titles above its code, and sets lines off', async ({open}) => {
  const {page} = await open('/docs/utils/pack-up/intro');
  const block = page.locator('.theme-code-block', {has: page.getByText('package.json', {exact: true})}).first();
  expect(await allSeen(block.locator('.theme-code-block-highlighted-line'))).toEqual([
    expect.stringContaining('"source"'),
  ]);
  const backgrounds = await block.evaluate((it) =>
    [it, it.querySelector('.theme-code-block-highlighted-line')!].map((e) => getComputedStyle(e).backgroundColor),
  );
  expect(backgrounds[1]).not.toMatch(/, 0\)$/);
  expect(new Set(backgrounds).size).toBe(2);
});

test.for([
  ['package manager', 'pnpm', '/docs/utils/pack-up/commands/build', '/docs/core/data-transfer/intro', 'pnpm strapi'],
  ['language', 'JavaScript', '/docs/utils/pack-up/config', '/docs/future-flags', 'module.exports'],
])('a document keeps the %s that was chosen, on other pages too', async ([, name, first, second, text], {open}) => {
  const {page} = await open(first);
  await page.getByRole('tab', {name}).click();
  await go(page, second);
  await expect.poll(() => page.getByRole('tab', {name}).getAttribute('aria-selected')).toBe('true');
  expect(await seen(page.getByRole('tabpanel'))).toContain(text);
});

test('a document leads to the previous and the next page of its sidebar', async ({open}) => {
  const {page} = await open(ENGINE);
  const pages = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  expect(await pages.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    pathOf('/docs/core/data-transfer/intro'),
    pathOf('/docs/core/data-transfer/engine/stream-lifecycle'),
  ]);
});

test('a document can be edited, and says when it was changed, only where the repository is known', async ({open}) => {
  const {page} = await open(ENGINE);
  const expected = process.env.REPOSITORY_URL ? 1 : 0;
  expect(await page.getByRole('link', {name: 'Edit this page'}).count()).toBe(expected);
  expect(await page.locator('.theme-last-updated:visible').count()).toBe(expected);
});

test.for(['system-ui', 'Liberation Sans'])(
  'a document has lines of at most 82 characters in %s',
  async (font, {open}) => {
    const {page} = await open(ENGINE);
    const longest = await page
      .locator('.theme-doc-markdown > p:visible')
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
  },
);

test('a diagram has the colours of the page and a description, and can be enlarged', async ({open}) => {
  const {page} = await open('/docs/intro');
  const figure = page.locator('figure').first();
  const box = figure.locator('rect').first();
  const fill = () => box.evaluate((it) => getComputedStyle(it).fill);
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
});

test('the keyboard shortcuts are listed under ?, and those of one key can be turned off', async ({open}) => {
  const {page} = await open(ENGINE);
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
});
