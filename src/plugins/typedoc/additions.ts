import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import type {ExportPage} from './pages';

/** Folder of the hand-written parts of generated pages, relative to the site: `<folder>/<kind>/<symbol>.md`. */
export const ADDITIONS_DIR = 'exports/_notes';

/** What people add to a generated page, by the path of that page below `exports/`. */
export type Additions = ReadonlyMap<string, string>;

/** Reads the hand-written additions. */
export function readAdditions(siteDir: string): Additions {
  const dir = path.join(siteDir, ADDITIONS_DIR);
  return new Map(
    filesBelow(dir)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [path.relative(dir, file).split(path.sep).join('/'), fs.readFileSync(file, 'utf8').trim()]),
  );
}

/**
 * Puts the purpose of each addition on top of its page and the rest below the reference. It takes the place of the
 * published comment, which may be out of date; its first sentence becomes the summary of the symbol.
 *
 * @throws Error naming every addition whose symbol is no longer exported.
 */
export function addTo(pages: readonly ExportPage[], additions: Additions): ExportPage[] {
  const paths = new Set(pages.map((page) => page.path));
  const orphans = [...additions.keys()].filter((file) => !paths.has(file));
  if (orphans.length > 0) {
    throw new Error(
      orphans
        .map(
          (file) => `${ADDITIONS_DIR}/${file}:1:1 adds to a symbol that is not exported (any more): move or remove it`,
        )
        .join('\n'),
    );
  }
  return pages.map((page) => {
    const addition = additions.get(page.path);
    if (!addition) return page;
    const [purpose, ...rest] = addition.split('\n\n');
    const summary = /^(.+?[.!?])(\s|$)/.exec(purpose!.replace(/\s+/g, ' '))?.[1] ?? purpose!;
    return {
      ...page,
      summary,
      head: `${purpose}\n\n${page.head}`,
      comment: '',
      reference: [page.reference, ...rest].join('\n\n'),
    };
  });
}
