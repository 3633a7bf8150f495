// What is asked of every page of the site, visited one after another: WCAG 2.2 A and AA by axe, no word in the console, no other
// host, nothing that the security policy forbids. Every page in light colours and 390 px, every kind of page in both modes and
// three widths. `npm test -- a11y` (A11Y=all) takes every page in both modes and two widths, with all of its diagrams.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {violations} from './support/axe';
import {browser, type ColorMode, drawDiagrams, go, origin, saveData} from './support/browser';
import {builtPages} from './support/built-pages';

const MODES: readonly ColorMode[] = ['light', 'dark'];
const WIDTHS = [390, 997, 1440];
const KINDS = [
  '/',
  '/docs/intro',
  '/docs/core/data-transfer/engine',
  '/docs/core/content-manager/hooks/use-document',
  '/exports/modules',
  '/exports/interfaces/FormProps',
  '/tags',
  '/tags/admin',
  '/search?q=transfer',
  '/nothing-here',
];
const GROUP = 10;

interface Setting {
  readonly colorMode: ColorMode;
  readonly width: number;
}

const settled = async (page: Page) => {
  await page.waitForTimeout(500);
  return violations(page);
};

/** Tells the console what the security policy refused, as an error with a page and the rule. */
const tellRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    console.error(`The policy refuses ${violatedDirective} ${blockedURI}`),
  );

/**
 * What is wrong with the routes, visited one after another in one tab: also what the console says, and other hosts.
 *
 * @param draws whether to go to the diagrams of a page, too, which takes as long as all the rest.
 */
async function check(
  routes: readonly string[],
  {colorMode, width}: Setting,
  draws: (route: string) => boolean,
): Promise<string[]> {
  const context = await (await browser()).newContext({viewport: {width, height: 900}, reducedMotion: 'reduce'});
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
  await context.addInitScript(tellRefusals);
  // Thousands of files would be prefetched that no page here uses.
  await saveData(context);
  const page = await context.newPage();
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    // The browser says of a page that is not found that it was not found; a file that is not found is a fault.
    const isOfThePage = message.location().url === page.url() && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfThePage) found.push(`${page.url()} ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) found.push(`asks ${request.url()}`);
  });
  for (const route of routes) {
    await go(page, route);
    if (draws(route)) await drawDiagrams(page);
    // A violation that is gone a moment later was one of a page that was still being drawn.
    if ((await violations(page)).length > 0) found.push(...(await settled(page)));
  }
  await context.close();
  return found;
}

const isAll = process.env.A11Y === 'all';
const settings = MODES.flatMap((colorMode) => WIDTHS.map((width): Setting => ({colorMode, width})));
const isOfEveryPage = ({colorMode, width}: Setting) => (isAll ? width !== 997 : colorMode === 'light' && width === 390);
const routes = [...new Set([...builtPages.map(({route}) => route), ...KINDS])];
const groups = Array.from({length: Math.ceil(routes.length / GROUP)}, (_, i) =>
  routes.slice(i * GROUP, (i + 1) * GROUP),
);

describe.concurrent.each(settings.filter(isOfEveryPage))(
  'every page has no violation, says nothing to the console and asks no other host ($colorMode, $width px)',
  (setting) => {
    test.concurrent.each(groups.map((group) => ({from: group[0]!, to: group.at(-1)!, group})))(
      '$from … $to',
      async ({group}) => expect(await check(group, setting, (route) => isAll || KINDS.includes(route))).toEqual([]),
      300_000,
    );
  },
);

// In the other settings.
describe('every kind of page has no violation', () => {
  test.concurrent.each(settings.filter((setting) => !isOfEveryPage(setting)))(
    '$colorMode, $width px',
    async (setting) => expect(await check(KINDS, setting, () => true)).toEqual([]),
    180_000,
  );
});

describe('what opens has no violation', () => {
  const opened: readonly [string, number, (page: Page) => Promise<void>][] = [
    ['the mobile menu', 390, (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click()],
    ['the shortcuts', 1440, (page) => page.keyboard.press('?')],
    [
      'an enlarged diagram',
      1440,
      (page) =>
        page
          .getByRole('button', {name: /^Enlarge/})
          .first()
          .click(),
    ],
  ];
  test.concurrent.each(
    opened.flatMap(([name, width, act]) => MODES.map((colorMode) => ({name, width, colorMode, act}))),
  )('$name, $colorMode', async ({width, colorMode, act}) => {
    const context = await (await browser()).newContext({viewport: {width, height: 900}, reducedMotion: 'reduce'});
    await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
    const page = await context.newPage();
    await go(page, '/docs/intro');
    await drawDiagrams(page);
    await act(page);
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
