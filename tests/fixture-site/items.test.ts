// All kinds of navbar items and both styles of the footer work, whether the site's configuration uses them today or
// not. Its navbar has only items of the kind docSidebar and the search, its footer has columns. The components that are
// there for the other kinds alone: src/theme/NavbarItem/DropdownNavbarItem and HtmlNavbarItem,
// src/theme/Footer/Links/Simple.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {allSeen, seen} from '../support/browser';
import {docs, type Fixture, test} from './site';

const withItems = (...items: object[]): Fixture => ({
  docs,
  locales: ['en', 'fr'],
  themeConfig: {navbar: {items}},
});

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('a default navbar item is a link, on the right unless it says left, marked on its page', async ({open}) => {
  const {page} = await open(
    withItems({label: 'Left', to: '/left', position: 'left'}, {label: 'Right', to: '/right'}),
    '/left',
  );
  expect(await seen(page.locator('.navbar__items--right'))).toContain('Right');
  expect(await seen(page.locator('.navbar__items').first())).toContain('Left');
  expect(await bar(page).getByRole('link', {name: 'Left'}).getAttribute('aria-current')).toBe('page');
});

test('a search item moves the search box from the end to its place', async ({open}) => {
  const {page} = await open(withItems({type: 'search', position: 'left'}));
  expect(await page.locator('.navbar__items').first().getByTestId('search').count()).toBe(1);
  expect(await page.getByTestId('search').count()).toBe(1);
});

test('an html item is its html', async ({open}) => {
  const {page} = await open(withItems({type: 'html', value: '<b>Bold</b>'}));
  expect(await seen(bar(page).locator('.navbar__items--right b'))).toBe('Bold');
});

test('a doc item leads to the doc, and has its name or a label', async ({open}) => {
  const {page} = await open(
    withItems({type: 'doc', docId: 'intro'}, {type: 'doc', docId: 'second', label: 'The second'}),
  );
  expect(await bar(page).getByRole('link', {name: 'intro'}).getAttribute('href')).toBe('/docs/intro');
  expect(await bar(page).getByRole('link', {name: 'The second'}).getAttribute('href')).toBe('/docs/second');
});

test('a docSidebar item leads to the first page of its sidebar, and is marked on all of them', async ({open}) => {
  const {page} = await open(withItems({type: 'docSidebar', sidebarId: 'main', label: 'Docs'}), '/docs/second');
  const link = bar(page).getByRole('link', {name: 'Docs'});
  expect(await link.getAttribute('href')).toBe('/docs/intro');
  expect(await link.getAttribute('aria-current')).toBe('true');
});

test('a docsVersion item leads to the main page of the version', async ({open}) => {
  const {page} = await open(withItems({type: 'docsVersion'}), '/docs/1.0/second');
  expect(await bar(page).getByRole('link', {name: '1.0'}).getAttribute('href')).toBe('/docs/1.0/intro');
});

test('a docsVersionDropdown leads to the page in other versions, and keeps the choice', async ({open}) => {
  const {page} = await open(
    withItems({type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []}),
    '/docs/second',
  );
  await bar(page).locator('.dropdown').hover();
  const other = bar(page).locator('.dropdown__menu').getByRole('link', {name: '1.0'});
  expect(await other.getAttribute('href')).toBe('/docs/1.0/second');
  await other.click();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
});

test('a localeDropdown lists the languages between the configured items', async ({open}) => {
  const {page} = await open(
    withItems({
      type: 'localeDropdown',
      dropdownItemsBefore: [{label: 'Before', to: '/before'}],
      dropdownItemsAfter: [{label: 'After', to: '/after'}],
    }),
  );
  await bar(page).locator('.dropdown').hover();
  await bar(page).getByRole('link', {name: 'Before'}).waitFor({state: 'visible'});
  const names = ['Before', 'Language en', 'Language fr', 'After'];
  expect(await allSeen(bar(page).locator('.dropdown__menu li'))).toEqual(names);
});

test('a navbar item with items is a dropdown, whatever its kind', async ({open}) => {
  const {page} = await open(withItems({label: 'More', items: [{label: 'One', to: '/one'}]}));
  expect(await bar(page).getByRole('button', {name: 'More'}).getAttribute('aria-expanded')).toBe('false');
});

const more = {label: 'More', items: ['one', 'two'].map((name) => ({label: name, to: `/${name}`}))};
const trigger = (page: Page) => bar(page).getByRole('button', {name: 'More'});

test('a dropdown opens while the pointer is over it', async ({open}) => {
  const {page} = await open(withItems(more));
  await trigger(page).hover();
  await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
  await page.mouse.move(700, 700);
  await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'hidden'});
});

test('a dropdown opens by keyboard, Tab skips a closed one, and Escape returns the focus', async ({open}) => {
  const {page} = await open(withItems(more, {label: 'Last', to: '/last'}));
  const press = async (key: string, state: {focus: string; isOpen: boolean}) => {
    await page.keyboard.press(key);
    await expect
      .poll(async () => ({
        focus: await page.evaluate(() => document.activeElement?.textContent),
        isOpen: (await trigger(page).getAttribute('aria-expanded')) === 'true',
      }))
      .toEqual(state);
    await bar(page)
      .locator('.dropdown__menu')
      .waitFor({state: state.isOpen ? 'visible' : 'hidden'});
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
});

test('a dropdown with a target has a link to it beside its button', async ({open}) => {
  const {page} = await open(withItems({...more, to: '/more'}));
  expect(await bar(page).getByRole('link', {name: 'More'}).getAttribute('href')).toBe('/more');
  await bar(page).getByRole('button', {name: 'Pages of More'}).press('Enter');
  await bar(page).getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
});

test('a dropdown in the mobile menu is collapsed unless it leads to the current page', async ({open}) => {
  const {page} = await open(withItems(more, {label: 'Here', items: [{label: 'This page', to: '/here'}]}), '/here', {
    viewport: {width: 390, height: 844},
  });
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const button = (name: string) => page.getByRole('dialog').getByRole('button', {name, exact: true});
  expect(await button('More').getAttribute('aria-expanded')).toBe('false');
  expect(await button('Here').getAttribute('aria-expanded')).toBe('true');
  expect(await page.getByRole('link', {name: 'This page'}).isVisible()).toBe(true);
  await button('More').click();
  await page.getByRole('dialog').getByRole('link', {name: 'one'}).waitFor({state: 'visible'});
});

test.for([
  ['of an unknown kind', {type: 'nonsense'}, 'No NavbarItem component found for type "nonsense".'],
  ['for a missing sidebar', {type: 'docSidebar', sidebarId: 'missing'}, `Can't find any sidebar with id "missing"`],
  ['for a sidebar without a link', {type: 'docSidebar', sidebarId: 'empty'}, `doesn't have anything to be linked to.`],
  ['for a missing doc', {type: 'doc', docId: 'missing'}, `Couldn't find any doc with id "missing"`],
] as const)('a navbar item %s crashes with its configuration and the reason', async ([, item, reason], {open}) => {
  const {page} = await open(withItems(item));
  await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
  const text = await seen(page.locator('main'));
  expect(text).toContain('A theme navbar item failed to render.');
  expect(text).toContain(JSON.stringify(item, null, 2));
  expect(text).toContain('Cause:');
  expect(text).toContain(reason);
});

test('a navbar item for a draft doc shows nothing', async ({open}) => {
  const {page, problems} = await open(withItems({type: 'doc', docId: 'draft'}));
  expect(await bar(page).getByRole('link', {name: 'draft'}).count()).toBe(0);
  expect(problems.console).toEqual([]);
});

const links = [
  {label: 'One', to: '/one'},
  {label: 'Two', href: 'https://example.org'},
];
const footer = (page: Page) => page.locator('footer');

test('a footer with a flat list separates its links by a middle dot', async ({open}) => {
  const {page} = await open({themeConfig: {footer: {style: 'light', links}}});
  expect((await seen(footer(page))).replace(/\s/g, '')).toBe('One·Two');
});

test('a footer with columns gives every list the title of its column', async ({open}) => {
  const columns = [{title: 'Column', items: links}];
  const {page} = await open({themeConfig: {footer: {style: 'light', links: columns}}});
  expect(await footer(page).getByRole('list', {name: 'Column'}).getByRole('link').count()).toBe(2);
});

test('a footer shows the configured logo and copyright', async ({open}) => {
  const size = {width: 100, height: 20};
  const logo = {...size, src: '/light.svg', srcDark: '/dark.svg', alt: 'Logo', href: '/home', target: '_self'};
  const {page} = await open({themeConfig: {footer: {style: 'light', links, logo, copyright: '© us'}}});
  const image = footer(page).locator('a[href="/home"] img[src="/light.svg"]');
  expect([await image.getAttribute('alt'), await image.getAttribute('width')]).toEqual(['Logo', '100']);
  expect(await seen(footer(page))).toContain('© us');
});
