import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {formatProblem} from '../../lib/problem';
import hosting from '..';
import {siteProblems} from '../site-problems';

const FILES = {
  'src/hosting/redirects.ts': "const all = [\n  ...to('/intro', '/old'),\n  ...to('/none', '/older'),\n];\n",
  'src/config/announcement.ts': 'export const announcement = {\n  content: `<a href="/intro">News</a>`,\n};\n',
  'src/config/head-tags.ts': "export const headTags = [\n  link('icon', '/favicon.ico'),\n];\n",
};

/** @param link an address in the announcement and in a head tag. */
const problemsOf = (baseUrl: string, link: string, redirects = [{from: '/old', to: '/intro'}]) => {
  const headTags = [{tagName: 'link', attributes: {rel: 'icon', href: link, crossorigin: true}}];
  const themeConfig = {announcementBar: {content: `<b>New:</b> <a class="a" href="${link}">News</a>`}};
  const config = {url: 'https://owner.github.io', baseUrl, headTags, themeConfig};
  return siteProblems(temporaryFolder(FILES), config, redirects, ['/', '/intro']).map(formatProblem);
};

test.each([
  ['/', '/intro'],
  ['/repository/', '/repository/intro'],
  ['/repository/', 'intro?a#b'],
  ['/repository/', '#b'],
  ['/repository/', 'https://elsewhere.test/intro'],
  ['/repository/', 'mailto:someone@elsewhere.test'],
  ['/repository/', 'https://owner.github.io/repository/intro'],
])('on a site at %s nothing is wrong with an announcement and a head tag that lead to %s', (baseUrl, link) => {
  expect(problemsOf(baseUrl, link)).toEqual([]);
});

test.each(['/other', '/repository-2/', '../other', 'https://owner.github.io/', '//owner.github.io/other'])(
  'an announcement and a head tag that leave the path of the site by %s are problems',
  (link) => {
    expect(problemsOf('/repository/', link)).toEqual([
      expect.stringMatching(
        /^src\/config\/head-tags\.ts:.* is not below https:\/\/owner\.github\.io\/repository\/: begin/,
      ),
      expect.stringMatching(/^src\/config\/announcement\.ts:/),
    ]);
  },
);

test('a translated announcement that leaves the path of the site is told with the file of the translation', () => {
  const folder = temporaryFolder({
    ...FILES,
    'i18n/fr/site/words.json': '{\n "announcement": "<a href=\'/fr/ici\'>"\n}',
  });
  const themeConfig = {announcementBar: {content: "<a href='/fr/ici'>"}};
  const config = {url: 'https://owner.github.io', baseUrl: '/repository/', headTags: [], themeConfig};
  const [problem] = siteProblems(folder, config, [], ['/'], 'i18n/fr/site/words.json');
  expect(formatProblem(problem!)).toMatch(/^i18n\/fr\/site\/words\.json:2:\d+ \/fr\/ici is not below/);
});

test('a problem is told with the line that it is in, as far as it is written there', () => {
  expect(problemsOf('/repository/', '/intro')[1]).toMatch(/^src\/config\/announcement\.ts:2:\d+ \/intro/);
  expect(problemsOf('/repository/', '/favicon.ico')[0]).toMatch(/^src\/config\/head-tags\.ts:2:\d+ \/favicon/);
  const redirects = [
    {from: '/older', to: '/none'},
    {from: '/made/up', to: '/none'},
    {from: '/made/up/2', to: '/made'},
  ];
  expect(problemsOf('/', '#', redirects)).toEqual([
    'src/hosting/redirects.ts:3:18 /older leads to /none, which is no page',
    'src/hosting/redirects.ts:3:9 /made/up leads to /none, which is no page',
    'src/hosting/redirects.ts:1:1 /made/up/2 leads to /made, which is no page',
  ]);
});

/** Loads a site of one page in a language. */
const load = async (baseUrl: string, currentLocale = 'en', other = 'french') => {
  const localeConfigs = {en: {path: 'en'}, fr: {path: 'fr'}};
  const i18n = {currentLocale, defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs};
  const context = {baseUrl, siteConfig: {url: 'https://owner.github.io', baseUrl}, i18n} as unknown as LoadContext;
  const plugin = await hosting(context, {completePages: (async () => []) as never});
  const page = (id: string) => ({id, permalink: `${baseUrl}${id}`, source: `@site/${id}.md`});
  const guides = {loadedVersions: [{docs: [page('guides/a'), page(other)], sidebars: {}}]};
  const allContent = {'docusaurus-plugin-content-docs': {guides}, site: {default: {}}};
  return plugin.allContentLoaded!({allContent, actions: {} as never});
};

test.each([
  ['/guides/', 'en'],
  ['/guides/fr/', 'fr'],
])('on a site at %s in %s a link to the page /guides/a could be taken for a whole address', async (baseUrl, locale) => {
  await expect(load(baseUrl, locale)).rejects.toThrow(
    'SITE_URL has the path /guides/, with which the route /guides/a begins, too',
  );
});

test.each([
  ['/guide/', 'en'],
  ['/', 'en'],
  ['/fr/', 'fr'],
  ['/guide/fr/', 'fr'],
])('on a site at %s in %s no link can be taken for a whole address', async (baseUrl, locale) => {
  await load(baseUrl, locale);
});

test('a page in the folder of a language is refused with its file', async () => {
  await expect(load('/', 'en', 'fr/a')).rejects.toThrow(
    'fr/a.md: the route /fr/a is in the folder of a language, /fr/. Give the page another slug.',
  );
});
