// Docusaurus as it comes: the classic preset, five docs instances, local search with its defaults, and mermaid. Copied
// into the folder of the plain site, beside the file that says what the site is about.
import fs from 'node:fs';
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import type {PlainSite} from '../plain-site';

const {sections, languages, navbar, footer, announcementBar, ...identity}: PlainSite = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'site.json'), 'utf8'),
);

const instance = ({id, routeBasePath}: PlainSite['sections'][number]): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  {
    id,
    path: id,
    routeBasePath,
    sidebarPath: `./sidebars/${id}.js`,
    tags: '../../tags.yml',
  } satisfies DocsOptions,
];

const config: Config = {
  ...identity,
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en']},
  markdown: {mermaid: true},
  customFields: {sections},
  presets: [['classic', {docs: false, blog: false} satisfies PresetOptions]],
  plugins: sections.map(instance),
  themes: [
    '@docusaurus/theme-mermaid',
    [
      '@easyops-cn/docusaurus-search-local',
      {
        indexBlog: false,
        docsRouteBasePath: sections.map(({routeBasePath}) => routeBasePath),
        docsDir: sections.map(({id}) => id),
        docsPluginIdForPreferredVersion: 'docs',
      },
    ],
  ],
  themeConfig: {
    announcementBar,
    navbar: navbar as ThemeConfig['navbar'],
    footer: footer as ThemeConfig['footer'],
    prism: {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: languages},
  } satisfies ThemeConfig,
};

export default config;
