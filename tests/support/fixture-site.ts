import fs from 'node:fs';
import path from 'node:path';
import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {BrowserContextOptions} from 'playwright-core';
import {browser, type OpenPage} from './browser';
import {bundleTheme, ROOT} from './fixture-bundle';
import type {PAGES} from './fixture-pages';

const HOST = 'http://fixture.test';

/** What a fixture site is configured with; the rest is as on a site without configuration. */
export interface Fixture {
  readonly themeConfig?: object;
  readonly customFields?: object;
  /** Global data of the docs plugin, by instance. */
  readonly docs?: object;
  readonly locales?: readonly string[];
  /** Asks whether this document was helpful. */
  readonly doc?: {readonly title: string; readonly permalink: string};
  /** Shows the not-found page. */
  readonly isNotFound?: boolean;
  /** Shows one of the pages of `fixture-pages.tsx`. */
  readonly shows?: keyof typeof PAGES;
}

const generated = ({themeConfig, customFields, docs, locales = ['en'], ...page}: Fixture) => ({
  ...page,
  'page-list/default/pages.json': [],
  'docusaurus.config': {
    title: 'Fixture',
    baseUrl: '/',
    url: HOST,
    titleDelimiter: '|',
    trailingSlash: false,
    i18n: {},
    future: {experimental_router: 'browser', experimental_storage: {type: 'localStorage', namespace: false}},
    customFields: {builtOn: {date: '2026-01-31', words: '31 January 2026'}, ...customFields},
    themeConfig: {
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
      metadata: [],
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      ...themeConfig,
      navbar: {title: 'Fixture', hideOnScroll: true, items: [], ...(themeConfig as {navbar?: object})?.navbar},
    },
  },
  globalData: {'docusaurus-plugin-content-docs': docs ?? {}},
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [locale, {label: `Language ${locale}`, htmlLang: locale, direction: 'ltr'}]),
    ),
  },
  'site-storage': {type: 'localStorage', namespace: ''},
  'site-metadata': {},
  codeTranslations: {},
});

/** Opens a page of a site that has our theme and the fixture's configuration. No server and no build takes part. */
export async function openFixture(
  fixture: Fixture,
  route = '/',
  options: BrowserContextOptions & {before?: () => void} = {},
): Promise<OpenPage> {
  const {js, css} = await bundleTheme();
  const infima = fs.readFileSync(path.join(ROOT, 'node_modules/infima/dist/css/default/default.css'), 'utf8');
  const {before, ...contextOptions} = options;
  const context = await (await browser()).newContext({viewport: {width: 1440, height: 900}, ...contextOptions});
  const site = generated(fixture);
  const {colorMode} = site['docusaurus.config'].themeConfig;
  const beforePaint = getThemeInlineScript({colorMode, siteStorage: site['site-storage']} as never);
  const head = `<style>${infima}</style><style>${css}</style>`;
  const html =
    `<!doctype html><html lang="en" data-theme="light"><head>${head}</head><body><script>${beforePaint}</script><div id="__docusaurus"></div>` +
    `<script>window.FIXTURE = ${JSON.stringify(site)}</script><script src="/bundle.js"></script></body></html>`;
  await context.route('**/*', (request) =>
    request.request().url().endsWith('/bundle.js')
      ? request.fulfill({contentType: 'text/javascript', body: js})
      : request.fulfill({contentType: 'text/html', body: html}),
  );
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const problems = {console: [] as string[], foreign: [] as string[]};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.console.push(message.text());
  });
  page.on('pageerror', (error) => problems.console.push(error.message));
  await page.goto(HOST + route, {waitUntil: 'load'});
  return {page, problems, close: () => context.close()};
}
