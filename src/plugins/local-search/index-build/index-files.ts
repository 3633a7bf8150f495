import fs from 'node:fs/promises';
import path from 'node:path';
import type {RankingOptions} from '../ranking';
import type {SearchIndexFile} from '../types';
import {buildIndex} from './build-index';
import {toDocuments, type PageInfo, type PageText} from './documents';
import {builtFile, scanPage} from './scan';

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
 * Writes `search-index-{tag}.json` for each tag from the built pages.
 *
 * @throws Error naming the file when a page that should be indexed was not built.
 */
export async function writeIndexFiles(
  outDir: string,
  baseUrl: string,
  tags: ReadonlyMap<string, readonly PageInfo[]>,
  ranking: RankingOptions,
): Promise<void> {
  for (const [tag, pages] of tags) {
    const scanned = await Promise.all(
      pages.map(async (page) => {
        const text = await scanPage(builtFile(outDir, baseUrl, page.route), page);
        return text ? [{...page, ...text}] : [];
      }),
    );
    const file = toIndexFile(scanned.flat(), ranking);
    await fs.writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(file));
  }
}
