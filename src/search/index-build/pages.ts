import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {isListed, loadedVersions, routeOfPermalink} from '../../lib/loaded-docs';
import type {PageInfo} from './documents';

/** The tag of the pages that belong to no docs section (SPEC §9). */
export const DEFAULT_SEARCH_TAG = 'default';

/** A page of a docs section and the Markdown file that it is written in. */
export interface SourcePage extends PageInfo {
  /** `@site/…`; absent for a page that is not written in Markdown. */
  readonly source?: string;
  readonly title?: string;
  readonly description?: string;
}

type SidebarNode = {
  readonly type: string;
  readonly label?: string;
  readonly id?: string;
  readonly items?: readonly SidebarNode[];
  readonly link?: {readonly type: string; readonly id?: string};
};

/** Labels of the categories around each document of a sidebar, outermost first. */
export function categoriesByDoc(
  items: readonly SidebarNode[],
  parents: readonly string[] = [],
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  for (const item of items) {
    if (item.type === 'category') {
      const around = [...parents, item.label ?? ''];
      if (item.link?.type === 'doc' && item.link.id) found.set(item.link.id, parents);
      categoriesByDoc(item.items ?? [], around, found);
    } else if ((item.type === 'doc' || item.type === 'ref') && item.id && !found.has(item.id)) {
      found.set(item.id, parents);
    }
  }
  return found;
}

const pagesOf = (version: LoadedVersion): SourcePage[] => {
  const categories = new Map(
    Object.values(version.sidebars).flatMap((sidebar) => [...categoriesByDoc(sidebar as readonly SidebarNode[])]),
  );
  return version.docs.filter(isListed).map((doc) => ({
    route: routeOfPermalink(doc.permalink),
    type: 'docs',
    tags: doc.tags.map(({label}) => label),
    sidebarParentCategories: categories.get(doc.id) ?? [],
    source: doc.source,
    title: doc.title,
    description: doc.description,
  }));
};

type PagesContent = readonly {
  readonly permalink: string;
  readonly unlisted?: boolean;
  readonly source?: string;
  readonly type?: string;
}[];

type BlogContent = {
  readonly blogPosts: readonly {
    readonly metadata: {
      readonly permalink: string;
      readonly title: string;
      readonly source: string;
      readonly unlisted: boolean;
      readonly tags: readonly {readonly label: string}[];
    };
  }[];
};

const blogPosts = (allContent: AllContent): SourcePage[] =>
  (Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[]).flatMap((content) =>
    content.blogPosts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata: {permalink, title, source, tags}}) => ({
        route: routeOfPermalink(permalink),
        type: 'blog' as const,
        tags: tags.map(({label}) => label),
        sidebarParentCategories: [],
        title,
        source,
      })),
  );

/** The docs tag of a version of a docs plugin instance, as Docusaurus names it on the pages themselves. */
export const docsTag = (pluginId: string, versionName: string): string => `docs-${pluginId}-${versionName}`;

/**
 * The pages to be indexed, by docs tag, from what the plugins have loaded. Every docs tag and `default` are there, if
 * only with no pages: the search box asks for all of them. Unlisted and draft pages are left out; tag pages belong to no
 * plugin's content and are never in.
 */
export function pagesByTag(allContent: AllContent, {indexBlog = false} = {}): Map<string, SourcePage[]> {
  const pages = new Map<string, SourcePage[]>();
  const posts = indexBlog ? blogPosts(allContent) : [];
  const others = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as (PagesContent | undefined)[];
  pages.set(
    DEFAULT_SEARCH_TAG,
    posts.concat(
      others.flatMap((content) =>
        (content ?? [])
          .filter(({unlisted}) => !unlisted)
          .map(({permalink, source, type}) => ({
            route: routeOfPermalink(permalink),
            type: 'other' as const,
            tags: [],
            sidebarParentCategories: [],
            ...(type === 'mdx' && {source}),
          })),
      ),
    ),
  );
  for (const version of loadedVersions(allContent)) {
    pages.set(docsTag(version.section, version.versionName), pagesOf(version));
  }
  return pages;
}
