import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import {loadIndexes} from '../../client/search-client';
import type {PluginOptions} from '../../options';

/** Whether a docs tag, `docs-{plugin id}-{version}`, is of the plugin. Both may have hyphens. */
const isOf = (tag: string, id: string | undefined) => tag.startsWith(`docs-${id}-`);

type Labels = readonly {readonly docsPluginId?: string; readonly label?: string}[];

/** What the search needs to know of the site, in the current locale and version. */
export interface SiteSearch extends Pick<PluginOptions, 'insights'> {
  readonly tags: readonly string[];
  /** Items of the navbar: the search calls a section as they do. */
  readonly labels: Labels;
  /** The address of all results of a query, which is to be put at its end. */
  readonly results: string;
  /** Loads all indexes, first that of the section that the reader is in or, elsewhere, of the one at the site's root. */
  loadAll(): void;
}

/** @param asked name of the version to search; by default that of the page. A section without it is searched in its last one. */
export const useSiteSearch = (asked?: string): SiteSearch => {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {ranking, insights} = usePluginData('local-search') as PluginOptions;
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const version = asked || activeVersion?.name;
  const tags = [
    'default',
    ...Object.entries(useAllDocsData()).map(([id, {versions}]) => {
      const searched = versions.find(({name}) => name === version) ?? versions.find(({isLast}) => isLast);
      return `docs-${id}-${searched!.name}`;
    }),
  ];
  const first = tags.find((tag) => isOf(tag, activePlugin?.pluginId));
  const all = tags.join();
  const loadAll = useCallback(
    () => loadIndexes({baseUrl, ranking, tags: all.split(','), first}),
    [all, baseUrl, first, ranking],
  );
  const ofVersion = activeVersion && !activeVersion.isLast ? `version=${activeVersion.name}&` : '';
  const results = `${baseUrl}search?${ofVersion}q=`;
  return {insights, labels: useThemeConfig().navbar.items as Labels, tags, results, loadAll};
};

/** What the search calls the section of a docs tag; empty for pages of no section. */
export const sectionLabel = ({labels}: Pick<SiteSearch, 'labels'>, tag: string): string =>
  labels.find(({docsPluginId, label}) => label && isOf(tag, docsPluginId))?.label ?? '';
