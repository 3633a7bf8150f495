import fs from 'node:fs/promises';
import path from 'node:path';
import {buildCache} from '../../lib/disk-cache';
import type {RankingOptions} from '../ranking';
import type {SearchIndexFile} from '../types';
import {buildIndex} from './build-index';
import {type PageInfo, type PageText,toDocuments} from './documents';
import {builtFile, scanPage, searchedPart} from './scan';

/** Name of the index file of a docs tag (SPEC §7). */
export const indexFileName = (tag: string): string => `search-index-${tag}.json`;

/** The index file of some pages. */
export function toIndexFile(
  pages: readonly (PageInfo & PageText)[],
  {parentCategoriesDepth}: Pick<RankingOptions, 'parentCategoriesDepth'>,
): SearchIndexFile {
  const documents = toDocuments(pages);
  // In this order in the file as well: see SearchIndexFile.
  return {index: buildIndex(documents, parentCategoriesDepth), documents};
}

/**
 * Writes `search-index-{tag}.json` for each tag from the built pages. The texts of pages that stayed the same are those of
 * the build before.
 *
 * @param site absolute paths of the site and of its build.
 * @throws Error naming the file when a page that should be indexed was not built.
 */
export async function writeIndexFiles(
  {siteDir, outDir, baseUrl}: {readonly siteDir: string; readonly outDir: string; readonly baseUrl: string},
  tags: ReadonlyMap<string, readonly PageInfo[]>,
  ranking: RankingOptions,
): Promise<void> {
  const kept = buildCache<PageText | null>(siteDir, 'search-texts');
  for (const [tag, pages] of tags) {
    const scanned = await Promise.all(
      pages.map(async (page) => {
        const {route, type} = page;
        const html = searchedPart(await fs.readFile(builtFile(outDir, baseUrl, route), 'utf8'), type);
        const text = await kept.getOrMake([html, route, type], () => scanPage(html, page));
        return text ? [{...page, ...text}] : [];
      }),
    );
    const file = toIndexFile(scanned.flat(), ranking);
    await fs.writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(file));
  }
  kept.save();
}
