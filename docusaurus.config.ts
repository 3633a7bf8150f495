import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import readSources from './src/cms';
import {announcement} from './src/config/announcement';
import {buildDate} from './src/config/build-date';
import {readSiteEnvironment} from './src/config/environment';
import {footer} from './src/config/footer';
import {headTags} from './src/config/head-tags';
import {DEFAULT_LOCALE, LOCALES} from './src/config/locales';
import {navbar} from './src/config/navbar';
import {prism} from './src/config/prism';
import {type Section, SECTIONS} from './src/config/sections';
import exportPages from './src/exports';
import freshness from './src/freshness/rehype-freshness';
import {isDev} from './src/lib/is-dev';
import {isVersioned, readCutVersions} from './src/lib/versions';
import {cmsLinks, diagrams, fences, pictures, typeExpressions, usedExports, versionLinks} from './src/remark';
import anchorAliases from './src/remark/anchor-aliases';
import {speed} from './src/speed';
import {swcLoader} from './src/speed/build/swc-loader';
import {completePages} from './src/speed/complete-pages';

const {siteUrl, baseUrl, repositoryUrl} = readSiteEnvironment();
/** A mistake in a page stops a build. In development it is a warning, and the site still runs. */
const strict = isDev ? 'warn' : 'throw';

const section = ({id, routeBasePath}: Section): PluginConfig => [
  './src/plugins/docs-section/index.ts',
  {
    id,
    path: id,
    routeBasePath,
    sidebarPath: `./src/sidebars/${id}.ts`,
    onInlineTags: strict,
    beforeDefaultRemarkPlugins:
      id === 'exports'
        ? [typeExpressions, versionLinks, cmsLinks, fences, diagrams]
        : [usedExports, versionLinks, cmsLinks, fences, diagrams, pictures],
    remarkPlugins: [anchorAliases],
    rehypePlugins: [freshness],
    ...(repositoryUrl && id !== 'exports' && {editUrl: `${repositoryUrl}/edit/main/`, showLastUpdateTime: true}),
  } satisfies DocsOptions,
];

export default {
  title: 'Contributor documentation',
  tagline: 'How the Strapi CMS works inside, for the people who change and extend it',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  i18n: {defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES]},
  onBrokenLinks: 'warn',
  onDuplicateRoutes: strict,
  markdown: {
    mermaid: true,
    parseFrontMatter: async (params) => {
      // Only the content check reads `names`; a page would carry them twice.
      const {frontMatter, ...rest} = await params.defaultParseFrontMatter(params);
      const {names, ...others} = frontMatter;
      return {...rest, frontMatter: others};
    },
  },
  customFields: {repositoryUrl, builtOn: buildDate()},
  headTags,
  clientModules: ['normalize-address', 'load-failure', 'copy-heading-link'].map((name) => `./src/client/${name}.ts`),
  webpack: swcLoader,
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        debug: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: repositoryUrl ? 'date' : null},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [readSources, {}],
    [exportPages, {}],
    ...SECTIONS.map(section),
    './src/plugins/words/index.ts',
    './src/plugins/tag-index/index.ts',
    './src/plugins/page-list/index.ts',
    './src/freshness/index.ts',
    './src/messages/index.ts',
    // Before `speed`, which wraps the MDX loader that it puts its own before.
    './src/how-to/index.ts',
    './src/plugins/machine-readable/index.ts',
    ...(isDev ? ['./src/plugins/check-on-save/index.ts'] : []),
    ...speed,
    // Its security policy has the hash of every script of the final HTML; so it writes pages, as `completePages` makes
    // them.
    ['./src/hosting/index.ts', {completePages}],
  ],
  themes: ['@docusaurus/theme-mermaid', './src/search/index.ts'],
  themeConfig: {
    // It says which version the pages describe: there is one.
    ...(!isVersioned(readCutVersions(process.cwd())) && {announcementBar: announcement}),
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
