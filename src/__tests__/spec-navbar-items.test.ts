// SPEC §2: the kinds of navbar items, the two forms of the footer, and what goes wrong in them, on small fixture sites.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {openFixture, type Fixture} from './support/fixture-site';

const MOBILE = {viewport: {width: 390, height: 844}};

const version = (name: string, path: string) => ({
  name,
  label: name === 'current' ? 'Next' : name,
  isLast: name === 'current',
  path,
  mainDocId: 'intro',
  docs: [
    {id: 'intro', path: `${path}/intro`, sidebar: 'main'},
    {id: 'second', path: `${path}/second`, sidebar: 'main'},
  ],
  draftIds: ['draft'],
  sidebars: {main: {link: {path: `${path}/intro`, label: 'Intro'}}, empty: {}},
});

const docs = {
  default: {path: '/docs', versions: [version('current', '/docs'), version('1.0', '/docs/1.0')], breadcrumbs: true},
};

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
    await trigger(page).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Last');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await expanded(page)).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('one');
    await page.keyboard.press('Escape');
    expect([await expanded(page), await focused(page)]).toEqual(['false', 'More']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('one');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect([await expanded(page), await focused(page)]).toEqual(['false', 'Last']);
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

describe('the footer', () => {
  const links = [
    {label: 'One', to: '/one'},
    {label: 'Two', href: 'https://example.org'},
  ];
  const footer = (page: Page) => page.locator('footer');

  test('with a flat list separates its links by a middle dot', async () => {
    const {page, close} = await openFixture({themeConfig: {footer: {style: 'light', links}}});
    expect((await footer(page).innerText()).replace(/\s/g, '')).toBe('One·Two');
    await close();
  });

  test('with columns gives every list the title of its column', async () => {
    const {page, close} = await openFixture({
      themeConfig: {footer: {style: 'light', links: [{title: 'Column', items: links}]}},
    });
    expect(await footer(page).getByRole('list', {name: 'Column'}).getByRole('link').count()).toBe(2);
    await close();
  });

  test('shows a logo and a copyright when it is told to', async () => {
    const logo = {
      src: '/light.svg',
      srcDark: '/dark.svg',
      alt: 'Logo',
      width: 100,
      height: 20,
      href: '/home',
      target: '_self',
    };
    const {page, close} = await openFixture({themeConfig: {footer: {style: 'light', links, logo, copyright: '© us'}}});
    const image = footer(page).locator('a[href="/home"] img[src="/light.svg"]');
    expect([await image.getAttribute('alt'), await image.getAttribute('width')]).toEqual(['Logo', '100']);
    expect(await footer(page).innerText()).toContain('© us');
    await close();
  });
});

describe('a page that is loading', () => {
  test('shows nothing at first, and after a delay a spinner', async () => {
    const early = await openFixture({loading: {pastDelay: false}});
    expect(await early.page.getByText('Loading the page…').count()).toBe(0);
    await early.close();
    const late = await openFixture({loading: {pastDelay: true}});
    expect(await late.page.getByRole('status').innerText()).toContain('Loading the page…');
    await late.close();
  });

  test('shows an error box with "Retry" when it cannot be loaded', async () => {
    const {page, close} = await openFixture({loading: {pastDelay: true, error: 'Error: chunk 1 failed'}});
    expect(await page.getByRole('alert').innerText()).toContain('Error: chunk 1 failed');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByText('retried').waitFor();
    await close();
  });
});

describe('reports', () => {
  const customFields = {repositoryUrl: 'https://git.example/docs'};

  test('of a crash are prefilled issues, where the repository is known', async () => {
    const fixture = {...withItems({type: 'nonsense'}), customFields};
    const {page, close} = await openFixture(fixture, '/crashed');
    const href = await page.getByRole('link', {name: 'Report it'}).getAttribute('href');
    const {origin, pathname, searchParams} = new URL(href!);
    expect(origin + pathname).toBe('https://git.example/docs/issues/new');
    expect(searchParams.get('title')).toContain('A theme navbar item failed to render.');
    expect(searchParams.get('body')).toContain('/crashed');
    expect(searchParams.get('body')).toContain('No NavbarItem component found');
    await close();
  });
});

describe('a page that is not found', () => {
  test('can be reported as a broken link, where the repository is known', async () => {
    const customFields = {repositoryUrl: 'https://git.example/docs'};
    const {page, close} = await openFixture({isNotFound: true, customFields}, '/gone');
    const href = await page.getByRole('link', {name: /Report the broken link/}).getAttribute('href');
    expect(new URL(href!).searchParams.get('title')).toBe('Broken link to /gone');
    await close();
    const unknown = await openFixture({isNotFound: true}, '/gone');
    expect(await unknown.page.getByRole('link', {name: /Report/}).count()).toBe(0);
    await unknown.close();
  });
});

describe('"Was this page helpful?"', () => {
  const doc = {title: 'A page', permalink: '/a-page'};

  test('is answered by a prefilled issue', async () => {
    const customFields = {repositoryUrl: 'https://git.example/docs'};
    const {page, close} = await openFixture({doc, customFields});
    const href = await page.getByText('Was this page helpful?').getByRole('link', {name: 'No'}).getAttribute('href');
    expect(new URL(href!).searchParams.get('title')).toBe('Page to improve: A page');
    expect(new URL(href!).searchParams.get('body')).toContain('/a-page');
    await close();
  });

  test('is not asked where the repository is unknown', async () => {
    const {page, close} = await openFixture({doc});
    expect(await page.getByText('Was this page helpful?').count()).toBe(0);
    await close();
  });
});

describe('configured states', () => {
  const announcementBar = (id: string) => ({id, content: 'News', isCloseable: true});

  test('a new id shows the announcement bar again to a reader who closed it', async () => {
    const {page, close} = await openFixture({themeConfig: {announcementBar: announcementBar('second')}}, '/', {
      before: () => {
        localStorage.setItem('docusaurus.announcement.id', 'first');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      },
    });
    await page.getByText('News').waitFor();
    await close();
  });

  test('a colour switch that is off takes the stored choice away', async () => {
    const colorMode = {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false};
    const {page, close} = await openFixture({themeConfig: {colorMode}}, '/', {
      before: () => localStorage.setItem('theme', 'dark'),
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
    expect(await page.getByRole('button', {name: /Switch between/}).count()).toBe(0);
    await close();
  });

  test('a preferred version that no longer exists is forgotten', async () => {
    const {page, close} = await openFixture({docs}, '/', {
      before: () => localStorage.setItem('docs-preferred-version-default', '0.1'),
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(null);
    await close();
  });
});
