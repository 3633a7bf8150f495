import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '../lib/files';
import {type ExportPage, firstSentence} from './export-page';

/** Folder of the hand-written notes on exported symbols, relative to the site: `<folder>/<kind>/<symbol>.md`. */
export const NOTES_DIR = 'exports/_notes';

/** The notes by the path of their page below `exports/`. */
export function readNotes(siteDir: string): Map<string, string> {
  const dir = path.join(siteDir, NOTES_DIR);
  const files = filesBelow(dir, ['.md']);
  return new Map(files.map((file) => [relativePath(dir, file), fs.readFileSync(file, 'utf8').trim()]));
}

/**
 * Puts the first paragraph of each note on top of its page and the rest below the reference. The note replaces the
 * published comment, which may be out of date; its first sentence becomes the summary of the symbol.
 *
 * @throws Error naming every note whose symbol is not exported.
 */
export function addNotes(pages: readonly ExportPage[], notes: ReadonlyMap<string, string>): ExportPage[] {
  const paths = new Set(pages.map((page) => page.path));
  const problems = [...notes.keys()]
    .filter((file) => !paths.has(file))
    .map((file) => `${NOTES_DIR}/${file}:1:1 its symbol is not exported: move or remove the note`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages.map((page) => {
    const note = notes.get(page.path);
    if (!note) return page;
    const [purpose = '', ...rest] = note.split('\n\n');
    return {
      ...page,
      summary: firstSentence(purpose),
      head: `${purpose}\n\n${page.head}`,
      comment: '',
      reference: [page.reference, ...rest].join('\n\n'),
    };
  });
}
