import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../../options';

/** What the search needs to know of the site, in the current locale and version. */
export interface SiteSearch extends GlobalData {
  readonly baseUrl: string;
  readonly tags: readonly string[];
  /** The docs tag of the section that the reader is in; on other pages, that of the section at the root of the site. */
  readonly first?: string;
}

export function useSiteSearch(): SiteSearch {
  const {siteConfig} = useDocusaurusContext();
  const {tags} = useContextualSearchFilters();
  const section = useActivePlugin()?.pluginId;
  const first = tags.find((tag) => sectionOf(tag) === section);
  return {...(usePluginData('local-search') as GlobalData), baseUrl: siteConfig.baseUrl, tags, ...(first && {first})};
}

/** The id of a docs plugin, from its docs tag: `docs-{plugin id}-{version}`. */
const sectionOf = (tag: string): string | undefined => /^docs-(.+)-[^-]+$/.exec(tag)?.[1];

/** What the search calls the section of a docs tag; empty for pages of no section. */
export const sectionLabel = ({sectionLabels}: Pick<GlobalData, 'sectionLabels'>, tag: string): string =>
  sectionLabels[sectionOf(tag) ?? ''] ?? '';
