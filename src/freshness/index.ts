import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBaseUrl} from '../lib/base-url';
import {isListed, loadedVersions, routeOfPermalink} from '../lib/loaded-docs';
import {freshnessOf, readFreshness} from './freshness';

/** A page as the overview shows it. */
export interface PageAge {
  readonly route: string;
  readonly title: string;
  /** Source files: linked, changed, gone. */
  readonly files: readonly [total: number, changed: number, gone: number];
  /** Lines added and removed in the changed files. */
  readonly lines: number;
  /** Number of statements that hold no longer. */
  readonly broken: number;
}

/** Writes what changed under every page to a data file that only the overview loads: those with most changes first. */
export default function freshness({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'freshness',
    async allContentLoaded({allContent, actions}) {
      const data = readFreshness(siteDir);
      const docs = loadedVersions(allContent).flatMap((version) => version.docs.filter(isListed));
      const pages = docs.map(async ({permalink, title, source}): Promise<PageAge[]> => {
        const file = source.replace(/^@site\//, '');
        const found = freshnessOf(data, file, await fs.readFile(path.join(siteDir, file), 'utf8'));
        if (!found) return [];
        const lines = found.changed.reduce((sum, {added, removed}) => sum + added + removed, 0);
        const {total, changed, gone, broken} = found;
        const files = [total, changed.length, gone.length] as const;
        const route = withoutBaseUrl(baseUrl, routeOfPermalink(permalink, baseUrl));
        return [{route, title, files, lines, broken: broken.length}];
      });
      const sorted = (await Promise.all(pages))
        .flat()
        .sort((a, b) => b.lines - a.lines || a.title.localeCompare(b.title, 'en'));
      await actions.createData('pages.json', JSON.stringify({versions: data.versions, pages: sorted}));
    },
  };
}
