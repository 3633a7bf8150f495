import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {SECTIONS} from '../../config/sections';
import {withBaseUrl, withoutBaseUrl} from '../../lib/base-url';
import {isListed, loadedVersions, routeOfPermalink} from '../../lib/loaded-docs';
import {escapeMarkup} from '../../lib/markup';
import {labelIn} from '../words';
import {CARD_SIZE, cardPath} from './cards';

export interface SitePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  /** Path of its Markdown file, relative to the site. */
  readonly file: string;
  /** Whether it belongs to the last version of the section. */
  readonly isLast: boolean;
  /** Time of the last commit in milliseconds since 1970; `undefined` outside of a Git repository. */
  readonly changed: number | undefined;
}

type Items = LoadedContent['loadedVersions'][number]['sidebars'][string];

const idsOf = (items: Items): string[] =>
  items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
  });

/** Every listed document of all versions of all sections, in the order of the sections and of their sidebars. */
export function sitePages(allContent: AllContent, baseUrl: string): SitePage[] {
  const versions = loadedVersions(allContent);
  return SECTIONS.flatMap(({id: section}) =>
    versions
      .filter((version) => version.section === section)
      .flatMap(({docs, sidebars, isLast}) => {
        const ids = Object.values(sidebars).flatMap(idsOf);
        // Pages that no sidebar shows come last.
        const orderOf = ({id}: {readonly id: string}) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
        return docs
          .filter(isListed)
          .sort((a, b) => orderOf(a) - orderOf(b) || a.permalink.localeCompare(b.permalink, 'en'))
          .map(({permalink, title, description, source, lastUpdatedAt}): SitePage => {
            const file = source.replace(/^@site\//, '');
            const changed = lastUpdatedAt ?? undefined;
            const route = withoutBaseUrl(baseUrl, routeOfPermalink(permalink, baseUrl));
            return {route, title, description, section, file, isLast, changed};
          });
      }),
  );
}

/** Whether the page is hand-written: those of the Exports section are generated. */
export const isHandWritten = ({section}: Pick<SitePage, 'section'>): boolean => section !== 'exports';

export const markdownPath = (route: string): string => `${route}.md`;

/** JSON for a `<script>` element, which it cannot close. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Address of the site, without the slash at its end: a route can follow it. */
export const siteAddress = ({url, baseUrl}: Pick<DocusaurusConfig, 'url' | 'baseUrl'>): string =>
  url + baseUrl.slice(0, -1);

const website = ({title, tagline}: DocusaurusConfig, address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: title,
  description: tagline,
  url: `${address}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${address}/search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  },
});

const cardElements = (ofPage: string | undefined, config: DocusaurusConfig, address: string): string[] => {
  const section = SECTIONS.find(({id}) => id === ofPage);
  const [width, height] = CARD_SIZE;
  const image = escapeMarkup(address + cardPath(section?.id ?? 'site'));
  const alternative = escapeMarkup(section ? `${labelIn(config, section)} – ${config.title}` : config.title);
  return [
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${alternative}"><meta name="twitter:image" content="${image}">`,
  ];
};

/** Elements for the head of a page: preview image, structured data, link to the Markdown copy. */
export function headElements(page: SitePage | undefined, route: string, config: DocusaurusConfig): string[] {
  const address = siteAddress(config);
  const card = cardElements(page?.section, config, address);
  if (route === '/')
    return [`<script type="application/ld+json">${safeJson(website(config, address))}</script>`, ...card];
  if (!page) return card;
  return [
    `<link rel="alternate" type="text/markdown" href="${escapeMarkup(withBaseUrl(config.baseUrl, markdownPath(page.route)))}">`,
    '<meta property="og:type" content="article">',
    ...card,
  ];
}
