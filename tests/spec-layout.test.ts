// SPEC §2, "Shared layout", and the accessible names of §8, on the production build.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {open, origin} from './support/browser';

const ENGINE = '/docs/core/data-transfer/engine';
const MOBILE = {viewport: {width: 390, height: 844}};
const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement!;
    return it.getAttribute('aria-label') ?? it.textContent!.trim();
  });
const nav = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const bottom = (page: Page) => nav(page).evaluate((it) => Math.round(it.getBoundingClientRect().bottom));

describe('every page', () => {
  test('starts with a link that skips to the main content', async () => {
    const {page, close} = await open(ENGINE);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.main-wrapper')))).toBe(true);
    await close();
  });

  test.each([
    ['light', 'rgb(74, 63, 184)'],
    ['dark', 'rgb(179, 171, 255)'],
  ] as const)('rings what has the focus, at every stop of Tab (%s)', async (colorMode, color) => {
    const {page, close} = await open(ENGINE, {colorMode});
    const rings = new Set<string>();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      rings.add(
        await page.evaluate(() => {
          const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement!);
          return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
        }),
      );
    }
    expect([...rings]).toEqual([`2px solid ${color}`]);
    await close();
  });

  test.each([
    ['/', 'Contributor documentation'],
    [ENGINE, 'Transfer engine | Contributor documentation'],
    ['/tags/admin', /^.+ \| Contributor documentation$/],
    ['/nothing', 'Page Not Found | Contributor documentation'],
  ])('is titled with a vertical bar: %s', async (route, title) => {
    const {page, close} = await open(route);
    if (typeof title === 'string') expect(await page.title()).toBe(title);
    else expect(await page.title()).toMatch(title);
    await close();
  });

  test('has the landmarks that readers jump between', async () => {
    const {page, close} = await open(ENGINE);
    for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'On this page', 'Docs pages', 'Footer']) {
      expect(await page.getByRole('navigation', {name, exact: true}).count(), name).toBe(1);
    }
    expect(await page.getByRole('main').count()).toBe(1);
    await close();
  });
});

describe('the site', () => {
  test('is in English, and is read from left to right', async () => {
    const {page, close} = await open(ENGINE);
    const {lang, dir} = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    }));
    expect([lang, dir]).toEqual(['en', 'ltr']);
    await close();
  });
});

describe('the navbar', () => {
  test('has the five sections on the left, search and colour mode on the right, and marks the section', async () => {
    const {page, close} = await open(ENGINE);
    const left = page.locator('.navbar__items').first();
    expect(await left.locator('.navbar__link').allInnerTexts()).toEqual([
      'Guides',
      'Docs',
      'API Reference',
      'Exports',
      'RFCs',
    ]);
    const right = page.locator('.navbar__items--right');
    expect(await right.getByRole('combobox', {name: 'Search'}).count()).toBe(1);
    expect(await right.getByRole('button', {name: /^Switch between dark and light mode/}).count()).toBe(1);
    expect(await nav(page).locator('[aria-current]').allInnerTexts()).toEqual(['Docs']);
    expect(await page.locator('.navbar__logo img').first().getAttribute('width')).toBe('100');
    await close();
  });

  test('hides on scroll down, shows on scroll up, and is always there near the top', async () => {
    const {page, close} = await open(ENGINE);
    await page.mouse.move(700, 500);
    for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => bottom(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 10));
    await expect.poll(() => bottom(page)).toBeGreaterThan(0);
    await close();
  });

  test('is hidden after a jump to an anchor', async () => {
    const {page, close} = await open(ENGINE);
    await page.locator('.table-of-contents a').nth(6).click();
    await page.mouse.move(700, 500);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await close();
  });

  test('shows when the keyboard comes into it', async () => {
    const {page, close} = await open(ENGINE);
    await page.mouse.move(700, 500);
    for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => bottom(page)).toBeGreaterThan(0);
    await close();
  });

  test.each([
    [996, true],
    [997, false],
  ])('at %i px is that of a mobile layout: %s', async (width, isMobile) => {
    const {page, close} = await open(ENGINE, {viewport: {width, height: 800}});
    expect(await page.getByRole('button', {name: 'Toggle navigation bar'}).isVisible()).toBe(isMobile);
    expect(await page.locator('.navbar__items .navbar__link').first().isVisible()).toBe(!isMobile);
    await close();
  });
});

describe('the mobile menu', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});
  const opened = async (route = ENGINE) => {
    const it = await open(route, MOBILE);
    await toggle(it.page).click();
    await menu(it.page).waitFor();
    return it;
  };
  const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

  test('is shown and hidden by its button, and the page does not scroll meanwhile', async () => {
    const {page, close} = await opened();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    expect(await overflow(page)).toBe('hidden');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await menu(page).waitFor({state: 'detached'});
    await expect.poll(() => overflow(page)).toBe('visible');
    await close();
  });

  test('takes the focus, keeps it, and gives it back on Escape', async () => {
    const {page, close} = await opened();
    expect(await focused(page)).toBe('Close navigation bar');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar-sidebar')))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Toggle navigation bar');
    await close();
  });

  test('shows the sidebar of the section, and the main menu behind "← Back to main menu"', async () => {
    const {page, close} = await opened();
    const link = (name: string) => menu(page).getByRole('link', {name, exact: true});
    await menu(page).getByRole('button', {name: 'Data transfer', exact: true}).waitFor();
    const primary = page.locator('.navbar-sidebar__item').first();
    await expect.poll(() => primary.getAttribute('inert')).toBe('');
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await expect.poll(() => primary.getAttribute('inert')).toBe(null);
    await expect.poll(() => focused(page)).toBe('Guides');
    await link('Guides').click();
    await page.waitForURL('**/guides/**');
    await menu(page).waitFor({state: 'detached'});
    await close();
  });

  test('closes when the layout becomes that of a desktop', async () => {
    const {page, close} = await opened();
    await page.setViewportSize({width: 1200, height: 800});
    await menu(page).waitFor({state: 'detached'});
    await expect.poll(() => overflow(page)).toBe('visible');
    await close();
  });

  test('closes on back navigation, which then goes nowhere', async () => {
    const {page, close} = await open('/docs/intro', MOBILE);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/docs/intro');
    const here = page.url();
    await toggle(page).click();
    await menu(page).waitFor();
    await page.goBack();
    await menu(page).waitFor({state: 'detached'});
    // The browser has gone back by then, and is sent forward again.
    await expect.poll(() => page.url()).toBe(here);
    await close();
  });
});

describe('a document', () => {
  test('has breadcrumbs that come from the sidebar', async () => {
    const {page, close} = await open('/docs/core/data-transfer/engine/stream-lifecycle');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
    expect((await crumbs.allInnerTexts()).filter(Boolean)).toEqual(['Data transfer', 'Engine', 'Stream lifecycle']);
    await close();
  });

  test('has a sidebar of categories and links, in which opening one category closes no other, and which cannot be hidden', async () => {
    const {page, close} = await open(ENGINE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'Admin', exact: true}).click();
    await sidebar.getByRole('link', {name: 'Stream lifecycle'}).waitFor();
    await sidebar.getByRole('button', {name: 'Permissions', exact: true}).waitFor();
    expect(await sidebar.locator('[aria-current=page]').allInnerTexts()).toEqual(['Engine']);
    expect(await page.getByRole('button', {name: /collapse sidebar$/i}).count()).toBe(0);
    await close();
  });

  test('is the one that its sidebar marks, in an open category, however the reader came to it', async () => {
    const {page, close} = await open(ENGINE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const marked = () => sidebar.locator('[aria-current=page]:visible').allInnerTexts();
    await sidebar.getByRole('link', {name: 'Stream lifecycle'}).click();
    await expect.poll(marked).toEqual(['Stream lifecycle']);
    await sidebar.getByRole('link', {name: 'Introduction'}).first().click();
    await expect.poll(marked).toEqual(['Introduction']);
    await sidebar.getByRole('button', {name: 'Data transfer', exact: true}).click();
    await page.goBack();
    await expect.poll(marked).toEqual(['Stream lifecycle']);
    await close();
  });

  test('has a table of contents of its headings of levels 2 and 3, which follows the scroll', async () => {
    const {page, close} = await open(ENGINE);
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
    await close();
  });

  test('has headings with a direct link, which copies its address', async () => {
    const {page, close} = await open(ENGINE, {permissions: ['clipboard-read', 'clipboard-write']});
    const link = page.getByRole('link', {name: 'Direct link to The order of a transfer'});
    await link.click();
    expect(page.url()).toBe(`${origin}${ENGINE}#the-order-of-a-transfer`);
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${origin}${ENGINE}#the-order-of-a-transfer`);
    await page.getByRole('status').getByText('Link copied').waitFor({state: 'attached'});
    await close();
  });

  test('belongs to the version "current", labelled "Next"', async () => {
    const {page, close} = await open(ENGINE);
    expect(await page.locator('meta[name="docusaurus_version"]').getAttribute('content')).toBe('current');
    expect(await page.locator('meta[name="docusaurus_tag"]').getAttribute('content')).toBe('docs-docs-current');
    await close();
  });
});

describe('the footer', () => {
  test('has columns of links, and says which version the pages describe and when they were built', async () => {
    const {page, close} = await open('/');
    const footer = page.locator('footer');
    expect(await footer.getByRole('list', {name: 'Sections'}).getByRole('link').count()).toBe(5);
    expect(await footer.innerText()).toMatch(/Strapi 5\.\d+\.\d+\. Built on \d+ \w+ \d{4}/);
    expect(await footer.innerText()).toContain('©');
    await close();
  });
});
