// SPEC §2: the kinds of navbar items, and what goes wrong in them, on small fixture sites.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {docs} from './support/fixture-docs';
import {type Fixture, openFixture} from './support/fixture-site';

const MOBILE = {viewport: {width: 390, height: 844}};

const withItems = (...items: object[]): Fixture => ({
  docs,
  locales: ['en', 'fr'],
  themeConfig: {navbar: {items}},
});

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

describe('an item of the navbar', () => {
  test('of the kind default is a link, on the right unless it says left, and marked where it leads', async () => {
    const {page, close} = await openFixture(
      withItems({label: 'Left', to: '/left', position: 'left'}, {label: 'Right', to: '/right'}),
      '/left',
    );
    expect(await page.locator('.navbar__items--right').innerText()).toContain('Right');
    expect(await page.locator('.navbar__items').first().innerText()).toContain('Left');
    expect(await bar(page).getByRole('link', {name: 'Left'}).getAttribute('aria-current')).toBe('page');
    await close();
  });

  test('of the kind search is where the search box stands, instead of at the end', async () => {
    const {page, close} = await openFixture(withItems({type: 'search', position: 'left'}));
    expect(await page.locator('.navbar__items').first().getByTestId('search').count()).toBe(1);
    expect(await page.getByTestId('search').count()).toBe(1);
    await close();
  });

  test('of the kind html is that html', async () => {
    const {page, close} = await openFixture(withItems({type: 'html', value: '<b>Bold</b>'}));
    expect(await bar(page).locator('.navbar__items--right b').innerText()).toBe('Bold');
    await close();
  });

  test('of the kind doc leads to the doc, and is named after it unless it has a label', async () => {
    const {page, close} = await openFixture(
      withItems({type: 'doc', docId: 'intro'}, {type: 'doc', docId: 'second', label: 'The second'}),
    );
    expect(await bar(page).getByRole('link', {name: 'intro'}).getAttribute('href')).toBe('/docs/intro');
    expect(await bar(page).getByRole('link', {name: 'The second'}).getAttribute('href')).toBe('/docs/second');
    await close();
  });

  test('of the kind docSidebar leads to the first page of the sidebar, and is marked on all of its pages', async () => {
    const {page, close} = await openFixture(
      withItems({type: 'docSidebar', sidebarId: 'main', label: 'Docs'}),
      '/docs/second',
    );
    const link = bar(page).getByRole('link', {name: 'Docs'});
    expect(await link.getAttribute('href')).toBe('/docs/intro');
    expect(await link.getAttribute('aria-current')).toBe('true');
    await close();
  });

  test('of the kind docsVersion leads to the main page of the version', async () => {
    const {page, close} = await openFixture(withItems({type: 'docsVersion'}), '/docs/1.0/second');
    expect(await bar(page).getByRole('link', {name: '1.0'}).getAttribute('href')).toBe('/docs/1.0/intro');
    await close();
  });

  test('of the kind docsVersionDropdown leads to the same page in the other versions, and keeps the choice', async () => {
    const {page, close} = await openFixture(
      withItems({type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []}),
      '/docs/second',
    );
    await bar(page).locator('.dropdown').hover();
    const other = bar(page).locator('.dropdown__menu').getByRole('link', {name: '1.0'});
    expect(await other.getAttribute('href')).toBe('/docs/1.0/second');
    await other.click();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
    await close();
  });

  test('of the kind localeDropdown lists the languages, before and after it what it is told to', async () => {
    const {page, close} = await openFixture(
      withItems({
        type: 'localeDropdown',
        dropdownItemsBefore: [{label: 'Before', to: '/before'}],
        dropdownItemsAfter: [{label: 'After', to: '/after'}],
      }),
    );
    await bar(page).locator('.dropdown').hover();
    await bar(page).getByRole('link', {name: 'Before'}).waitFor({state: 'visible'});
    const names = ['Before', 'Language en', 'Language fr', 'After'];
    expect(await bar(page).locator('.dropdown__menu li').allTextContents()).toEqual(names);
    await close();
  });

  test('with a list of items is a dropdown, whatever its kind', async () => {
    const {page, close} = await openFixture(withItems({label: 'More', items: [{label: 'One', to: '/one'}]}));
    expect(await bar(page).getByRole('button', {name: 'More'}).getAttribute('aria-expanded')).toBe('false');
    await close();
  });
});

describe('a dropdown', () => {
  const more = {label: 'More', items: ['one', 'two'].map((name) => ({label: name, to: `/${name}`}))};
  const trigger = (page: Page) => bar(page).getByRole('button', {name: 'More'});
  const expanded = (page: Page) => trigger(page).getAttribute('aria-expanded');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const list = (page: Page) => bar(page).locator('.dropdown__menu');

  test('opens while the pointer is over it', async () => {
    const {page, close} = await openFixture(withItems(more));
    await trigger(page).hover();
    await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
    await page.mouse.move(700, 700);
    await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'hidden'});
    await close();
  });

  test('opens by keyboard, is passed by Tab when it is closed, and gives the focus back on Escape', async () => {
    const {page, close} = await openFixture(withItems(more, {label: 'Last', to: '/last'}));
    /** Presses a key, and waits for what it leads to before the next one is pressed. */
    const press = async (key: string, state: {focus: string; isOpen: boolean}) => {
      await page.keyboard.press(key);
      await expect
        .poll(async () => ({focus: await focused(page), isOpen: (await expanded(page)) === 'true'}))
        .toEqual(state);
      await list(page).waitFor({state: state.isOpen ? 'visible' : 'hidden'});
    };
    await trigger(page).focus();
    await press('Tab', {focus: 'Last', isOpen: false});
    await press('Shift+Tab', {focus: 'More', isOpen: false});
    await press('Enter', {focus: 'More', isOpen: true});
    await press('Tab', {focus: 'one', isOpen: true});
    await press('Escape', {focus: 'More', isOpen: false});
    await press('ArrowDown', {focus: 'one', isOpen: true});
    await press('Tab', {focus: 'two', isOpen: true});
    await press('Tab', {focus: 'Last', isOpen: false});
    await close();
  });

  test('that leads somewhere has a link to it beside its button', async () => {
    const {page, close} = await openFixture(withItems({...more, to: '/more'}));
    expect(await bar(page).getByRole('link', {name: 'More'}).getAttribute('href')).toBe('/more');
    await bar(page).getByRole('button', {name: 'Pages of More'}).press('Enter');
    await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
    await close();
  });

  test('is collapsed in the mobile menu unless it leads to the current page', async () => {
    const {page, close} = await openFixture(
      withItems(more, {label: 'Here', items: [{label: 'This page', to: '/here'}]}),
      '/here',
      MOBILE,
    );
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const button = (name: string) => page.getByRole('dialog').getByRole('button', {name, exact: true});
    expect(await button('More').getAttribute('aria-expanded')).toBe('false');
    expect(await button('Here').getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('link', {name: 'This page'}).isVisible()).toBe(true);
    await button('More').click();
    await page.getByRole('dialog').getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
    await close();
  });
});

describe('a configuration that is wrong', () => {
  const crash = async (item: object) => {
    const {page, close} = await openFixture(withItems(item));
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    const text = await page.locator('main').innerText();
    await close();
    return text;
  };

  test.each([
    ['an unknown kind of item', {type: 'nonsense'}, 'No NavbarItem component found for type "nonsense".'],
    [
      'a sidebar that does not exist',
      {type: 'docSidebar', sidebarId: 'missing'},
      `Can't find any sidebar with id "missing"`,
    ],
    [
      'a sidebar that leads nowhere',
      {type: 'docSidebar', sidebarId: 'empty'},
      `Sidebar with ID "empty" doesn't have anything to be linked to.`,
    ],
    ['a doc that does not exist', {type: 'doc', docId: 'missing'}, `Couldn't find any doc with id "missing"`],
  ])('with %s crashes with a message that names it and its configuration', async (_what, item, message) => {
    const text = await crash(item);
    expect(text).toContain('A theme navbar item failed to render.');
    expect(text).toContain(JSON.stringify(item, null, 2));
    expect(text).toContain('Cause:');
    expect(text).toContain(message);
  });

  test('with a draft doc shows nothing in its place', async () => {
    const {page, problems, close} = await openFixture(withItems({type: 'doc', docId: 'draft'}));
    expect(await bar(page).getByRole('link', {name: 'draft'}).count()).toBe(0);
    expect(problems.console).toEqual([]);
    await close();
  });
});
