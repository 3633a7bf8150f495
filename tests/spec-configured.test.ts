// What no configuration or no moment of the live site shows: components used wrongly, the other forms of the footer, loading,
// reports, and configured states; on small fixture sites.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {docs} from './support/fixture-docs';
import {openFixture} from './support/fixture-site';

describe('a component that is wrong', () => {
  test.each([
    ['without default export', /^The page component at \/without-default doesn't have a default export/],
    ['outside of the docs', /^Can't find active docs plugin for "\/somewhere" pathname/],
    ['without a category', /^\/somewhere is not associated with a category/],
    ['without a provider', /^Hook \w* is called outside the <DocProvider>/],
  ] as const)('(%s) crashes with a message that says why', async (shows, message) => {
    const {page, close} = await openFixture({docs, shows}, '/somewhere');
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    expect(await page.locator('main pre').first().innerText()).toMatch(message);
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
    const {page, close} = await openFixture({shows: 'slow'}, '/', {
      before: () => {
        const seen: Record<string, number> = {};
        Object.assign(window, {seen});
        new MutationObserver(() => {
          if (document.querySelector('h1')) seen.page ??= performance.now();
          if (document.body?.innerText.includes('Loading the page…')) seen.spinner ??= performance.now();
        }).observe(document, {childList: true, subtree: true});
      },
    });
    await page.getByRole('status').getByText('Loading the page…').waitFor();
    const seen = await page.evaluate(() => (window as unknown as {seen: {page: number; spinner: number}}).seen);
    expect(seen.spinner - seen.page).toBeGreaterThan(150);
    await close();
  });

  test('shows an error box with "Retry" when it cannot be loaded', async () => {
    const {page, close} = await openFixture({shows: 'failing'});
    await page.getByRole('alert').getByText('Error: chunk 1 failed').waitFor();
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByText('The page is there').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });
});

describe('reports', () => {
  const customFields = {repositoryUrl: 'https://git.example/docs'};

  test('of a crash are prefilled issues, where the repository is known', async () => {
    const fixture = {themeConfig: {navbar: {items: [{type: 'nonsense'}]}}, customFields};
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

  test.each([
    ['the stored one', {stored: 'light', system: 'dark', respected: true}, 'light'],
    ['else that of the system, if it is respected', {system: 'dark', respected: true}, 'dark'],
    ['else the default', {system: 'light', respected: false, defaultMode: 'dark'}, 'dark'],
  ] as const)('the first colour mode is %s', async (_which, {system, respected, ...rest}, mode) => {
    const {stored, defaultMode} = {stored: undefined, defaultMode: 'light', ...rest};
    const colorMode = {defaultMode, disableSwitch: false, respectPrefersColorScheme: respected};
    const {page, close} = await openFixture({themeConfig: {colorMode}}, '/', {
      colorScheme: system,
      ...(stored && {before: () => localStorage.setItem('theme', 'light')}),
    });
    await page.getByRole('button', {name: `Switch between dark and light mode (currently ${mode} mode)`}).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
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
