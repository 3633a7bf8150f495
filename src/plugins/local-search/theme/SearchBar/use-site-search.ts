import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../../options';

/** What the search needs to know of the site, in the current locale and version. */
export interface SiteSearch extends GlobalData {
  readonly baseUrl: string;
  readonly tags: readonly string[];
}

export function useSiteSearch(): SiteSearch {
  const {siteConfig} = useDocusaurusContext();
  const {tags} = useContextualSearchFilters();
  return {...(usePluginData('local-search') as GlobalData), baseUrl: siteConfig.baseUrl, tags};
}

/** What the search calls the section of a docs tag, `docs-{plugin id}-{version}`; empty for pages of no section. */
export function sectionLabel({sectionLabels}: Pick<GlobalData, 'sectionLabels'>, tag: string): string {
  const [, id = ''] = /^docs-(.+)-[^-]+$/.exec(tag) ?? [];
  return sectionLabels[id] ?? '';
}
