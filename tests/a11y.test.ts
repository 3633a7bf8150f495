// Every page passes axe's rules for WCAG 2.2 A and AA, prints nothing to the console, requests nothing from other
// hosts, and violates no security policy: every page in light colours at 390 px, every kind of page in both modes and
// three widths. `npm test -- a11y` (A11Y=all) takes every page in both modes and two widths.
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {violations} from './support/axe';
import {type ColorMode, go, newContext, open, SAVES_DATA, watch} from './support/browser';
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
  '/guides/errors',
  '/search?q=transfer',
  '/nothing-here',
];
const GROUP = 10;

interface Setting {
  readonly colorMode: ColorMode;
  readonly width: number;
}

const optionsOf = ({colorMode, width}: Setting) => ({
  colorMode,
  viewport: {width, height: 900},
  reducedMotion: 'reduce' as const,
});

const settled = async (page: Page) => {
  await page.waitForTimeout(500);
  return violations(page);
};

/** Reports what the security policy refuses as an error in the console. */
const reportRefusals = () =>
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    console.error(`The policy refuses ${violatedDirective} ${blockedURI}`),
  );

const check = async (routes: readonly string[], setting: Setting): Promise<string[]> => {
  const context = await newContext({...optionsOf(setting), before: reportRefusals, connection: SAVES_DATA});
  const page = await context.newPage();
  const problems = watch(page);
  const found: string[] = [];
  for (const route of routes) {
    await go(page, route);
    // A violation that is gone a moment later was one of a page that was still being drawn.
    if ((await violations(page)).length > 0) found.push(...(await settled(page)));
  }
  await context.close();
  return [...found, ...problems.console, ...problems.foreign];
};

const isAll = process.env.A11Y === 'all';
const settings = MODES.flatMap((colorMode) => WIDTHS.map((width): Setting => ({colorMode, width})));
const isOfEveryPage = ({colorMode, width}: Setting) => (isAll ? width !== 997 : colorMode === 'light' && width === 390);
const routes = [...new Set([...builtPages.map(({route}) => route), ...KINDS])];
const groups = Array.from({length: Math.ceil(routes.length / GROUP)}, (_, i) =>
  routes.slice(i * GROUP, (i + 1) * GROUP),
);

describe.concurrent.each(settings)(
  'a page has no violation, prints nothing to the console and requests nothing from elsewhere ($colorMode, $width px)',
  (setting) => {
    test.concurrent.each(
      (isOfEveryPage(setting) ? groups : [KINDS]).map((group) => ({from: group[0], to: group.at(-1), group})),
    )('$from … $to', async ({group}) => expect(await check(group, setting)).toEqual([]), 300_000);
  },
);

describe('what opens has no violation', () => {
  const opened: readonly [string, number, (page: Page) => Promise<void>][] = [
    ['the mobile menu', 390, (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click()],
    ['the shortcuts', 1440, (page) => page.keyboard.press('?')],
    ['an enlarged diagram', 1440, (page) => page.locator('figure button').first().click()],
  ];
  test.concurrent.each(
    opened.flatMap(([name, width, act]) => MODES.map((colorMode) => ({name, width, colorMode, act}))),
  )('$name, $colorMode', async ({act, ...setting}) => {
    const {page, close} = await open('/docs/intro', optionsOf(setting));
    await act(page);
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
