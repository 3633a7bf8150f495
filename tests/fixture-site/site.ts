import fs from 'node:fs';
import path from 'node:path';
import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {BrowserContext} from 'playwright-core';
import {test as base} from 'vitest';
import {type ContextOptions, newContext, type OpenPage, watch} from '../support/browser';
import {bundleTheme, ROOT} from './bundle';
import type {PAGES} from './pages';

const HOST = 'http://fixture.test';

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

/** Global data of a docs plugin with two versions of two docs, a draft, and a sidebar that leads nowhere. */
export const docs = {
  default: {path: '/docs', versions: [version('current', '/docs'), version('1.0', '/docs/1.0')], breadcrumbs: true},
};

/** What a fixture site is configured with; the rest is as on a site without configuration. */
export interface Fixture {
  readonly themeConfig?: object;
  readonly customFields?: object;
  readonly docs?: object;
  readonly locales?: readonly string[];
  readonly doc?: {readonly title: string; readonly permalink: string};
  readonly isNotFound?: boolean;
  /** Shows one of the pages of `pages.tsx`. */
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

const htmlOf = (site: ReturnType<typeof generated>, css: string) => {
  const infima = fs.readFileSync(path.join(ROOT, 'node_modules/infima/dist/css/default/default.css'), 'utf8');
  const {colorMode} = site['docusaurus.config'].themeConfig;
  const beforePaint = getThemeInlineScript({colorMode, siteStorage: site['site-storage']} as never);
  return `<!doctype html><html lang="en" data-theme="light"><head><style>${infima}</style><style>${css}</style></head>
<body><script>${beforePaint}</script><div id="__docusaurus"></div>
<script>window.FIXTURE = ${JSON.stringify(site)}</script><script src="/bundle.js"></script></body></html>`;
};

type OpenSite = (fixture: Fixture, route?: string, options?: ContextOptions) => Promise<Omit<OpenPage, 'close'>>;

/** `test` with pages of sites that have our theme and the fixture's configuration, without a server and a build. */
export const test = base.extend<{open: OpenSite}>({
  // eslint-disable-next-line no-empty-pattern
  open: async ({}, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (fixture, route = '/', options = {}) => {
      const {js, css} = await bundleTheme();
      const html = htmlOf(generated(fixture), css);
      const context = await newContext(options);
      contexts.push(context);
      await context.route('**/*', (request) =>
        request.request().url().endsWith('/bundle.js')
          ? request.fulfill({contentType: 'text/javascript', body: js})
          : request.fulfill({contentType: 'text/html', body: html}),
      );
      const page = await context.newPage();
      const problems = watch(page);
      await page.goto(HOST + route, {waitUntil: 'load'});
      return {page, problems};
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
