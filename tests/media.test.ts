// Other ways to read: on paper, in forced colours, without JavaScript.
import {expect} from 'vitest';
import {ENGINE, heading, seen, test} from './support/browser';

test('on paper a page that is dark on the screen is dark on light', async ({open}) => {
  const {page} = await open(ENGINE, {colorMode: 'dark'});
  await page.emulateMedia({media: 'print'});
  const lightness = (selector: string) =>
    page
      .locator(`${selector}:visible`)
      .first()
      .evaluate((it) => {
        const {color, fill} = getComputedStyle(it);
        const [r = 0, g = 0, b = 0] = (it instanceof SVGElement ? fill : color).match(/\d+/g)!.map(Number);
        return (r + g + b) / 3;
      });
  for (const selector of ['h1', 'article p', 'article p a', 'th', '.theme-admonition p', '.token', 'figure text']) {
    expect(await lightness(selector), selector).toBeLessThan(130);
  }
  expect(await page.getByRole('navigation', {name: 'Main'}).isVisible()).toBe(false);
});

test('in forced colours arrows and diagrams can be seen', async ({open}) => {
  const {page} = await open('/docs/intro', {forcedColors: 'active', colorScheme: 'dark'});
  const arrow = await page
    .locator('.menu__link--sublist-caret:visible')
    .first()
    .evaluate((it) => getComputedStyle(it, '::after').backgroundColor);
  expect(arrow).not.toMatch(/^rgba?\(0, 0, 0/);
  const figure = await page
    .locator('figure:visible')
    .first()
    .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(figure).toBe('rgb(255, 255, 255)');
});

test('in forced colours the icon, the buttons and the chosen result of a search can be seen', async ({open}) => {
  const {page} = await open('/docs/intro', {forcedColors: 'active', colorScheme: 'dark'});
  const input = page.locator('#search-input');
  expect(await input.evaluate((it) => getComputedStyle(it).backgroundImage)).toContain('%23e6e6f2');
  await input.fill('transfer');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await chosen.waitFor();
  expect(await chosen.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
  for (const name of ['Clear', 'Submit']) {
    const lines = page.getByRole('button', {name, exact: true}).locator('path');
    expect(await lines.evaluate((it) => getComputedStyle(it).stroke)).toMatch(/^rgb\((?!0, 0, 0\))/);
  }
});

test.for([
  [390, '/'],
  [390, ENGINE],
  [390, '/docs/intro'],
  [1440, ENGINE],
] as const)(
  'without JavaScript nothing overlaps, and nothing is shown that does nothing (%i px, %s)',
  async ([width, route], {open}) => {
    const {page} = await open(route, {javaScriptEnabled: false, viewport: {width, height: 900}});
    const parts = page.locator(
      '[role=banner], .navbar__brand, .navbar__items > .navbar__link, .theme-doc-sidebar-menu, .theme-doc-breadcrumbs, ' +
        'main h1, article p, article table, article pre, figure, .table-of-contents, .footer',
    );
    const boxes = await parts.evaluateAll((all) =>
      all
        .filter((it) => (it as HTMLElement).checkVisibility() && !it.parentElement?.closest('figure, table'))
        .map((it) => {
          const {left, right, top, bottom} = it.getBoundingClientRect();
          return {name: it.outerHTML.slice(0, 60), left, right, top, bottom};
        }),
    );
    const overlaps = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map((b) => `${a.name} × ${b.name}`),
    );
    expect(boxes.length).toBeGreaterThan(7);
    expect(overlaps).toEqual([]);
    expect(await page.locator('button:visible').count()).toBe(0);
  },
);

test('without JavaScript all forms of an example are shown', async ({open}) => {
  const {page} = await open('/docs/future-flags', {javaScriptEnabled: false});
  expect(await page.getByRole('tabpanel').filter({visible: true}).count()).toBe(2);
});

test('without JavaScript the search page says what it needs, and where else to look', async ({open}) => {
  const {page} = await open('/search', {javaScriptEnabled: false});
  expect(await page.locator('main form').isVisible()).toBe(false);
  const hint = page.locator('main noscript p');
  expect(await seen(hint)).toMatch(/^Searching needs JavaScript\./);
  await hint.locator('a', {hasText: 'all tags'}).click();
  await page.waitForURL('**/tags');
});

test.for([390, 1440])(
  'without JavaScript the text can be read and the site walked through at %i px',
  async (width, {open}) => {
    const {page} = await open(ENGINE, {javaScriptEnabled: false, viewport: {width, height: 900}});
    expect(await heading(page)).toBe('Transfer engine');
    expect(await page.locator('.navbar__logo img').first().isVisible()).toBe(true);
    const width0 = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width0).toBeLessThanOrEqual(width);
    await page.locator('.navbar__link', {hasText: 'Guides'}).first().click();
    await page.waitForURL('**/guides/**');
    await page.locator('.theme-doc-sidebar-menu a').nth(1).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/contributing'));
  },
);
