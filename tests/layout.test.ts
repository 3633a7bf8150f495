// The parts around the text of a page: navbar, mobile menu, footer.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {pathOf} from './support/base-url';
import {allSeen, ENGINE, seen, test} from './support/browser';

const MOBILE = {viewport: {width: 390, height: 844}};
const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement!;
    return it.getAttribute('aria-label') ?? it.textContent!.trim();
  });
const nav = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const bottom = (page: Page) => nav(page).evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
const hideNavbar = async (page: Page) => {
  await page.mouse.move(700, 500);
  for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 400);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
};

test('every page starts with a link that skips to the main content', async ({open}) => {
  const {page} = await open(ENGINE);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to main content');
  expect((await page.locator(':focus').boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.main-wrapper')))).toBe(true);
});

test.for([
  ['light', 'rgb(74, 63, 184)'],
  ['dark', 'rgb(179, 171, 255)'],
] as const)('every page rings what has the focus, at every stop of Tab (%s)', async ([colorMode, color], {open}) => {
  const {page} = await open(ENGINE, {colorMode});
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
});

test('every page is in English and has the landmarks that readers jump between', async ({open}) => {
  const {page} = await open(ENGINE);
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'On this page', 'Docs pages', 'Footer']) {
    expect(await page.getByRole('navigation', {name, exact: true}).count(), name).toBe(1);
  }
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.locator('html[lang=en][dir=ltr]').count()).toBe(1);
});

test('the navbar has sections on the left, search and colour mode on the right, and marks a section', async ({
  open,
}) => {
  const {page} = await open(ENGINE);
  const left = page.locator('.navbar__items').first().locator('.navbar__link');
  expect(await allSeen(left)).toEqual(['Guides', 'Docs', 'API Reference', 'Exports', 'RFCs']);
  const right = page.locator('.navbar__items--right');
  expect(await right.getByRole('combobox', {name: 'Search'}).count()).toBe(1);
  expect(await right.getByRole('button', {name: /^Switch between dark and light mode/}).count()).toBe(1);
  expect(await allSeen(nav(page).locator('[aria-current]'))).toEqual(['Docs']);
  expect(await page.locator('.navbar__logo img:visible').getAttribute('width')).toBe('100');
});

test('the navbar hides on scroll down, shows on scroll up, and is always there near the top', async ({open}) => {
  const {page} = await open(ENGINE);
  await hideNavbar(page);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => bottom(page)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(() => bottom(page)).toBeGreaterThan(0);
});

test('the navbar is hidden after a jump to an anchor', async ({open}) => {
  const {page} = await open(ENGINE);
  await page.locator('.table-of-contents a').nth(6).click();
  await page.mouse.move(700, 500);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
});

test('the navbar shows when the keyboard comes into it', async ({open}) => {
  const {page} = await open(ENGINE);
  await hideNavbar(page);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await expect.poll(() => bottom(page)).toBeGreaterThan(0);
});

test.for([
  [996, true],
  [997, false],
] as const)('the navbar at %i px is that of a mobile layout: %s', async ([width, isMobile], {open}) => {
  const {page} = await open(ENGINE, {viewport: {width, height: 800}});
  expect(await page.getByRole('button', {name: 'Toggle navigation bar'}).isVisible()).toBe(isMobile);
  expect(await page.locator('.navbar__items .navbar__link').first().isVisible()).toBe(!isMobile);
});

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});
const openMenu = async (page: Page) => {
  await toggle(page).click();
  await menu(page).waitFor();
};
const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

test('the mobile menu is shown and hidden by its button, and the page does not scroll meanwhile', async ({open}) => {
  const {page} = await open(ENGINE, MOBILE);
  await openMenu(page);
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
  expect(await overflow(page)).toBe('hidden');
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await menu(page).waitFor({state: 'detached'});
  await expect.poll(() => overflow(page)).toBe('visible');
});

test('the mobile menu takes the focus, keeps it, and gives it back on Escape', async ({open}) => {
  const {page} = await open(ENGINE, MOBILE);
  await openMenu(page);
  expect(await focused(page)).toBe('Close navigation bar');
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar-sidebar')))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Toggle navigation bar');
});

test('the mobile menu shows the sidebar, and the main menu behind "← Back to main menu"', async ({open}) => {
  const {page} = await open(ENGINE, MOBILE);
  await openMenu(page);
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
});

test('the mobile menu closes when the layout becomes that of a desktop', async ({open}) => {
  const {page} = await open(ENGINE, MOBILE);
  await openMenu(page);
  await page.setViewportSize({width: 1200, height: 800});
  await menu(page).waitFor({state: 'detached'});
  await expect.poll(() => overflow(page)).toBe('visible');
});

test('the mobile menu closes on back navigation, which then goes nowhere', async ({open}) => {
  const {page} = await open('/docs/intro', MOBILE);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== pathOf('/docs/intro'));
  const here = page.url();
  await openMenu(page);
  await page.goBack();
  await menu(page).waitFor({state: 'detached'});
  // The browser has gone back by then, and is sent forward again.
  await expect.poll(() => page.url()).toBe(here);
});

test('the footer has columns of links, the version of the CMS and the date of the build', async ({open}) => {
  const {page} = await open('/');
  const footer = page.locator('footer');
  expect(await footer.getByRole('list', {name: 'Sections'}).getByRole('link').count()).toBe(5);
  expect(await seen(footer)).toMatch(/Strapi 5\.\d+\.\d+\. Built on \d+ \w+ \d{4}/);
  expect(await seen(footer)).toContain('©');
});
