import fs from 'node:fs/promises';
import path from 'node:path';
import {buildCache} from '../../lib/disk-cache';
import type {RankingOptions} from '../ranking';
import type {SearchIndexFile} from '../types';
import {buildIndex} from './build-index';
import {type PageInfo, type PageText, toDocuments} from './documents';
import {builtFile, scanPage, searchedPart} from './scan';

export const indexFileName = (tag: string): string => `search-index-${tag}.json`;

export const toIndexFile = (
  pages: readonly (PageInfo & PageText)[],
  {parentCategoriesDepth}: RankingOptions,
): SearchIndexFile => {
  const documents = toDocuments(pages);
  // In this order in the file as well: see SearchIndexFile.
  return {index: buildIndex(documents, parentCategoriesDepth), documents};
};

/**
 * Writes `search-index-{tag}.json` for each tag from the built pages. The text of an unchanged page comes from the
 * cache.
 *
 * @throws Error naming the file when a page that should be indexed was not built.
 */
export const writeIndexFiles = async (
  {siteDir, outDir, baseUrl}: {readonly siteDir: string; readonly outDir: string; readonly baseUrl: string},
  tags: ReadonlyMap<string, readonly PageInfo[]>,
  ranking: RankingOptions,
): Promise<void> => {
  const cache = buildCache<PageText | null>(siteDir, 'search-texts');
  for (const [tag, pages] of tags) {
    const scanned = await Promise.all(
      pages.map(async (page) => {
        const {route, type} = page;
        const html = searchedPart(await fs.readFile(builtFile(outDir, baseUrl, route), 'utf8'), type);
        const text = await cache.getOrMake([html, route, type], () => scanPage(html, page));
        return text ? [{...page, ...text}] : [];
      }),
    );
    const file = toIndexFile(scanned.flat(), ranking);
    await fs.writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(file));
  }
  cache.save();
};
