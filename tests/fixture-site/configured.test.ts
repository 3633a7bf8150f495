// What the live site does not show: components used wrongly, loading, reports, and other configurations.
import {expect} from 'vitest';
import {seen} from '../support/browser';
import {docs, test} from './site';

test.for([
  ['without default export', /^The page component at \/without-default doesn't have a default export/],
  ['outside of the docs', /^Can't find active docs plugin for "\/somewhere" pathname/],
  ['without a category', /^\/somewhere is not associated with a category/],
  ['without a provider', /^Hook \w* is called outside the <DocProvider>/],
] as const)('a component %s crashes with a message that says why', async ([shows, message], {open}) => {
  const {page} = await open({docs, shows}, '/somewhere');
  await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
  expect(await seen(page.locator('main pre').first())).toMatch(message);
});

test('a page that loads shows nothing at first, and a spinner after a delay', async ({open}) => {
  const {page} = await open({shows: 'slow'}, '/', {
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
});

test('a page that cannot be loaded shows an error box with "Retry"', async ({open}) => {
  const {page} = await open({shows: 'failing'});
  await page.getByRole('alert').getByText('Error: chunk 1 failed').waitFor();
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.getByText('The page is there').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

const customFields = {repositoryUrl: 'https://git.example/docs'};

test('a crash can be reported by a prefilled issue where the repository is known', async ({open}) => {
  const fixture = {themeConfig: {navbar: {items: [{type: 'nonsense'}]}}, customFields};
  const {page} = await open(fixture, '/crashed');
  const href = await page.getByRole('link', {name: 'Report it'}).getAttribute('href');
  const {origin, pathname, searchParams} = new URL(href!);
  expect(origin + pathname).toBe('https://git.example/docs/issues/new');
  expect(searchParams.get('title')).toContain('A theme navbar item failed to render.');
  expect(searchParams.get('body')).toContain('/crashed');
  expect(searchParams.get('body')).toContain('No NavbarItem component found');
});

test('a broken link can be reported where the repository is known', async ({open}) => {
  const {page} = await open({isNotFound: true, customFields}, '/gone');
  const href = await page.getByRole('link', {name: /Report the broken link/}).getAttribute('href');
  expect(new URL(href!).searchParams.get('title')).toBe('Broken link to /gone');
  const unknown = await open({isNotFound: true}, '/gone');
  expect(await unknown.page.getByRole('link', {name: /Report/}).count()).toBe(0);
});

const doc = {title: 'A page', permalink: '/a-page'};

test('"Was this page helpful?" is answered by a prefilled issue', async ({open}) => {
  const {page} = await open({doc, customFields});
  const href = await page.getByText('Was this page helpful?').getByRole('link', {name: 'No'}).getAttribute('href');
  expect(new URL(href!).searchParams.get('title')).toBe('Page to improve: A page');
  expect(new URL(href!).searchParams.get('body')).toContain('/a-page');
});

test('"Was this page helpful?" is not asked where the repository is unknown', async ({open}) => {
  const {page} = await open({doc});
  expect(await page.getByText('Was this page helpful?').count()).toBe(0);
});

test('a new id shows the announcement bar again to a reader who closed it', async ({open}) => {
  const announcementBar = {id: 'second', content: 'News', isCloseable: true};
  const {page} = await open({themeConfig: {announcementBar}}, '/', {
    before: () => {
      localStorage.setItem('docusaurus.announcement.id', 'first');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    },
  });
  await page.getByText('News').waitFor();
});

test('a disabled colour switch deletes the stored choice', async ({open}) => {
  const colorMode = {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false};
  const {page} = await open({themeConfig: {colorMode}}, '/', {
    before: () => localStorage.setItem('theme', 'dark'),
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  expect(await page.getByRole('button', {name: /Switch between/}).count()).toBe(0);
});

test.for([
  ['the stored one', {stored: 'light', system: 'dark', respected: true}, 'light'],
  ['else that of the system, if it is respected', {system: 'dark', respected: true}, 'dark'],
  ['else the default', {system: 'light', respected: false, defaultMode: 'dark'}, 'dark'],
] as const)('the first colour mode is %s', async ([, {system, respected, ...rest}, mode], {open}) => {
  const {stored, defaultMode} = {stored: undefined, defaultMode: 'light', ...rest};
  const colorMode = {defaultMode, disableSwitch: false, respectPrefersColorScheme: respected};
  const {page} = await open({themeConfig: {colorMode}}, '/', {
    colorScheme: system,
    ...(stored && {before: () => localStorage.setItem('theme', 'light')}),
  });
  await page.getByRole('button', {name: `Switch between dark and light mode (currently ${mode} mode)`}).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
});

test('a preferred version that no longer exists is deleted', async ({open}) => {
  const {page} = await open({docs}, '/', {
    before: () => localStorage.setItem('docs-preferred-version-default', '0.1'),
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(null);
});
