// The styles in a page are cut down to what the page uses. The whole style sheets, put in their place, are the
// yardstick: in every state the page must look the same, pixel by pixel. The banner about the base URL is not among the
// states: with the whole style sheets it is hidden by one of them, and here by nothing (`tests/errors.test.ts` has it).
import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContextOptions, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {withoutBaseUrl} from '../src/lib/base-url';
import {baseUrl} from './support/base-url';
import {type ColorMode, ENGINE, hydrated, newContext, origin, SAVES_DATA} from './support/browser';
import {BUILD_DIR} from './support/global-setup';

/** Where both pictures of a state go when they differ. */
const DIFFERENCES = path.resolve(__dirname, '../.cache/appearance');

interface State extends Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled'> {
  readonly route: string;
  readonly width?: number;
  readonly colorMode?: ColorMode;
  readonly media?: 'print';
  readonly isWholePage?: boolean;
  /** Scripts that never arrive. */
  readonly missingScripts?: RegExp;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const EXPORT = '/exports/interfaces/FormContextValue';
const both = (states: Readonly<Record<string, State>>) =>
  (['light', 'dark'] as const).flatMap((colorMode) =>
    Object.entries(states).map(([name, state]) => [`${name}, ${colorMode}`, {...state, colorMode}] as const),
  );

const KINDS: Readonly<Record<string, string>> = {
  home: '/',
  'a doc page': '/docs/future-flags',
  'a generated page': EXPORT,
  'all exports': '/exports/modules',
  'all tags': '/tags',
  'a tag': '/tags/upload',
  'a page that is not found': '/docs/core/uplod',
};

const openMenu = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click();
const type = (query: string) => async (page: Page) => {
  if (await page.getByRole('button', {name: 'Search', exact: true}).isVisible()) {
    await page.getByRole('button', {name: 'Search', exact: true}).click();
  }
  await page.locator('#search-input').fill(query);
  if (!query) return;
  await page.locator('#search-panel').waitFor();
  await page.waitForTimeout(500);
};
const focus = (selector: string) => async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.locator(selector).first().focus();
};

const FOCUSED: Readonly<Record<string, readonly [route: string, selector: string]>> = {
  'the skip link': ['/', 'a[href="#__docusaurus_skipToContent_fallback"]'],
  'a link of the navbar': ['/', '.navbar__link'],
  'the colour switch': ['/', 'button[title*="dark"]'],
  'the close button of the announcement': ['/', '.theme-announcement-bar button, [role=banner] button'],
  'a button': ['/', 'main .button, main a'],
  'a link of the sidebar': [ENGINE, '.theme-doc-sidebar-menu .menu__link'],
  'a category of the sidebar': [ENGINE, '.theme-doc-sidebar-menu .menu__link--sublist, .menu__caret'],
  'a link of the text': [ENGINE, 'article p a'],
  'the anchor of a heading': [ENGINE, '.hash-link'],
  'a link of the table of contents': [ENGINE, '.table-of-contents a'],
  code: [ENGINE, 'article pre'],
  'the next page': [ENGINE, '.pagination-nav__link'],
  'a tab': ['/docs/future-flags', '[role=tab]'],
};

const STATES: readonly (readonly [name: string, state: State])[] = [
  ...both(
    Object.fromEntries(
      Object.entries(KINDS).flatMap(([kind, route]) => [
        [`${kind} at 390 px`, {route, width: 390, isWholePage: true}],
        [`${kind} at 1440 px`, {route, isWholePage: true}],
      ]),
    ),
  ),
  ...both({
    'a doc page at 996 px': {route: ENGINE, width: 996},
    'a doc page at 997 px': {route: ENGINE, width: 997},
    'the open mobile menu': {route: '/', width: 390, act: openMenu},
    'the second level of the mobile menu': {route: ENGINE, width: 390, act: openMenu},
    'the main level of the mobile menu of a doc page': {
      route: ENGINE,
      width: 390,
      act: async (page) => {
        await openMenu(page);
        await page.getByRole('button', {name: '← Back to main menu'}).click();
      },
    },
    'the results page': {
      route: '/search?q=transfer',
      act: (page) => page.locator('main ol li').first().waitFor(),
    },
    'an empty search box': {route: ENGINE, act: type('')},
    'a search box with results': {route: ENGINE, act: type('transfer')},
    'a search box with results at 390 px': {route: ENGINE, width: 390, act: type('transfer')},
    'a search box without results': {route: ENGINE, act: type('qwxyzzz')},
    'an enlarged diagram': {
      route: ENGINE,
      act: async (page) => {
        await page
          .getByRole('button', {name: /Enlarge/})
          .first()
          .click();
        await page.locator('dialog[open]').waitFor();
      },
    },
    'the list of shortcuts': {
      route: ENGINE,
      act: async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    'a page that crashed': {
      route: ENGINE,
      before: () =>
        Object.assign(window, {
          ResizeObserver: class {
            constructor() {
              throw new Error('The page is broken');
            }
          },
        }),
      act: (page) => page.getByRole('heading', {name: 'This page crashed.'}).waitFor(),
    },
    'a page that could not be loaded': {
      route: ENGINE,
      missingScripts: /assets\/js\/(?!runtime|framework|main)/,
      act: (page) => page.getByRole('button', {name: 'Retry'}).waitFor(),
    },
  }),
  ['a page without any of its scripts', {route: ENGINE, missingScripts: /assets\/js\//}],
  ['a doc page on paper', {route: '/docs/future-flags', media: 'print', isWholePage: true}],
  ['a generated page on paper', {route: EXPORT, media: 'print', isWholePage: true}],
  ['home in forced colours', {route: '/', forcedColors: 'active', isWholePage: true}],
  ['a doc page in forced colours', {route: '/docs/future-flags', forcedColors: 'active', isWholePage: true}],
  ['home without JavaScript', {route: '/', javaScriptEnabled: false, isWholePage: true}],
  ['a doc page without JavaScript', {route: ENGINE, javaScriptEnabled: false, width: 390}],
  ['the results page without JavaScript', {route: '/search', javaScriptEnabled: false}],
  [
    'a page after its announcement was closed',
    {route: '/', act: (page) => page.getByRole('button', {name: 'Close', exact: true}).click()},
  ],
  [
    'an example that was copied',
    {
      route: ENGINE,
      act: async (page) => {
        await page.evaluate(() => Object.assign(navigator.clipboard, {writeText: () => Promise.resolve()}));
        await page.locator('article pre').first().hover();
        await page.getByRole('button', {name: /Copy/}).first().click();
      },
    },
  ],
  [
    'a closed category of the sidebar',
    {
      route: ENGINE,
      act: (page) => page.locator('.menu__list-item-collapsible button, .menu__link--sublist').first().click(),
    },
  ],
  [
    'the open table of contents at 390 px',
    {route: ENGINE, width: 390, act: (page) => page.getByRole('button', {name: 'On this page'}).click()},
  ],
  ...Object.entries(FOCUSED).map(
    ([name, [route, selector]]) => [`the focus on ${name}`, {route, act: focus(selector)}] as const,
  ),
];

/** Waits before the pictures, in milliseconds: noise, and what is still on its way, do not make a difference every time. */
const WAITS = [0, 1000, 4000];

describe('with the cut styles looks as with the whole style sheets:', () => {
  test.concurrent.for(STATES)('%s', async ([name, state], {onTestFinished}) => {
    const {route, act, media, missingScripts, isWholePage: fullPage = false, width = 1440, ...options} = state;
    const settings = {connection: SAVES_DATA, reducedMotion: 'reduce', viewport: {width, height: 900}} as const;
    const context = await newContext({...settings, ...options});
    onTestFinished(() => context.close());
    const page = await context.newPage();
    if (missingScripts) await page.route(missingScripts, (request) => request.abort());
    await page.goto(origin + route);
    if (options.javaScriptEnabled !== false && !missingScripts && !options.before) await hydrated(page);
    await act?.(page);
    if (media) await page.emulateMedia({media});
    const styles = page.locator('style[data-href]');
    const cut = await styles.allTextContents();
    const hrefs = await styles.evaluateAll((all: HTMLElement[]) => all.map((it) => it.dataset.href!));
    const whole = hrefs.map((href) => fs.readFileSync(path.join(BUILD_DIR, withoutBaseUrl(baseUrl, href)), 'utf8'));
    expect(whole).not.toEqual([]);
    const picture = async (sheets: string[]): Promise<Buffer> => {
      await styles.evaluateAll((all, css) => all.forEach((it, i) => (it.textContent = css[i]!)), sheets);
      return page.screenshot({fullPage, animations: 'disabled', caret: 'hide'});
    };
    let pictures: Buffer[] = [];
    for (const wait of WAITS) {
      await page.waitForTimeout(wait);
      pictures = [await picture(whole), await picture(cut)];
      if (pictures[0]!.equals(pictures[1]!)) return;
    }
    fs.mkdirSync(DIFFERENCES, {recursive: true});
    const files = ['-whole', ''].map((suffix) => path.join(DIFFERENCES, `${name.replace(/\W+/g, '-')}${suffix}.png`));
    files.forEach((file, i) => fs.writeFileSync(file, pictures[i]!));
    expect.fail(`${files.join(' and ')} differ`);
  });
});
