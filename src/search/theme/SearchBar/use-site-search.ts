import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import {loadIndexes} from '../../client/search-client';
import type {PluginOptions} from '../../options';

/** Whether a docs tag, `docs-{plugin id}-{version}`, is of the plugin. Both may have hyphens. */
const isOf = (tag: string, id: string | undefined) => tag.startsWith(`docs-${id}-`);

/** What the search needs to know of the site, in the current locale and version. */
export interface SiteSearch extends Pick<PluginOptions, 'insights' | 'sectionLabels'> {
  readonly baseUrl: string;
  readonly tags: readonly string[];
  /** Loads all indexes, first that of the section that the reader is in or, elsewhere, of the one at the site's root. */
  loadAll(): void;
}

export const useSiteSearch = (): SiteSearch => {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {ranking, ...options} = usePluginData('local-search') as PluginOptions;
  const {tags} = useContextualSearchFilters();
  const section = useActivePlugin()?.pluginId;
  const first = tags.find((tag) => isOf(tag, section));
  const all = tags.join();
  const loadAll = useCallback(
    () => loadIndexes({baseUrl, ranking, tags: all.split(','), first}),
    [all, baseUrl, first, ranking],
  );
  return {...options, baseUrl, tags, loadAll};
};

/** What the search calls the section of a docs tag; empty for pages of no section. */
export const sectionLabel = ({sectionLabels}: Pick<SiteSearch, 'sectionLabels'>, tag: string): string =>
  Object.entries(sectionLabels).find(([id]) => isOf(tag, id))?.[1] ?? '';
