import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {withoutBaseUrl} from '../../lib/base-url';
import {isListed, loadedVersions, routeOfPermalink} from '../../lib/loaded-docs';
import type {PageInfo} from './documents';

export interface SourcePage extends PageInfo {
  /** `@site/…`; absent for a page that is a React component. */
  readonly source?: string;
  readonly title: string;
  readonly description: string;
}

export type PagesByTag = ReadonlyMap<string, readonly SourcePage[]>;

/** Labels of the categories around each document of a sidebar, outermost first. */
export const categoriesByDoc = (
  items: LoadedVersion['sidebars'][string],
  parents: readonly string[] = [],
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> => {
  for (const item of items) {
    if (item.type === 'category') {
      if (item.link?.type === 'doc') found.set(item.link.id, parents);
      categoriesByDoc(item.items, [...parents, item.label], found);
    } else if ((item.type === 'doc' || item.type === 'ref') && !found.has(item.id)) found.set(item.id, parents);
  }
  return found;
};

const docsOf = ({docs, sidebars}: LoadedVersion, baseUrl: string): SourcePage[] => {
  const categories = new Map(Object.values(sidebars).flatMap((sidebar) => [...categoriesByDoc(sidebar)]));
  return docs.filter(isListed).map(({id, permalink, tags, source, title, description}) => ({
    route: routeOfPermalink(permalink, baseUrl),
    type: 'docs',
    tags: tags.map(({label}) => label),
    sidebarParentCategories: categories.get(id) ?? [],
    source,
    title,
    description,
  }));
};

/** Pages of what other pages say: a search leads to those. */
const LISTS = ['/guides/errors'];

const otherPages = (allContent: AllContent, baseUrl: string): SourcePage[] =>
  (Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as LoadedPages[]).flat().flatMap((page) => {
    const {title = '', description = '', unlisted = false} = page.type === 'mdx' ? page : {};
    const source = page.type === 'mdx' && {source: page.source};
    const info = {route: routeOfPermalink(page.permalink, baseUrl), type: 'other' as const, tags: []};
    return unlisted || LISTS.includes(withoutBaseUrl(baseUrl, info.route))
      ? []
      : [{...info, sidebarParentCategories: [], title, description, ...source}];
  });

/**
 * The pages to be indexed, by docs tag: Docusaurus' `docs-{plugin id}-{version}`, and `default` for pages outside of
 * the docs. Every tag is there, even without pages, since the search box asks for all. Unlisted pages and drafts are
 * left out.
 */
export const pagesByTag = (allContent: AllContent, baseUrl: string): PagesByTag =>
  new Map([
    ['default', otherPages(allContent, baseUrl)],
    ...loadedVersions(allContent).map(
      (version) => [`docs-${version.section}-${version.versionName}`, docsOf(version, baseUrl)] as const,
    ),
  ]);
