import fs from 'node:fs';
import path from 'node:path';

/** Folders of hand-written pages. `exports/` is generated, and checked by its generator. */
export const SECTIONS = ['docs', 'guides', 'api', 'rfcs'] as const;

/** Folder of the hand-written parts of the generated pages: they have no front matter and no route of their own. */
export const ADDITIONS = 'exports/_notes';

/** Whether the file is a part of a generated page. */
export const isAddition = (file: string): boolean => file.startsWith(`${ADDITIONS}/`);

/**
 * Files of pages under the given files or folders (all sections and additions by default), relative to the root, sorted.
 *
 * @throws Error when a given file or folder does not exist
 */
export function findPages(root: string, targets?: readonly string[]): string[] {
  const found = new Set<string>();
  for (const target of targets ?? [...SECTIONS, ADDITIONS].filter((folder) => fs.existsSync(path.join(root, folder)))) {
    const absolute = path.resolve(root, target);
    if (!fs.existsSync(absolute)) throw new Error(`no such file or folder: ${target}`);
    const names = fs.statSync(absolute).isDirectory()
      ? fs.readdirSync(absolute, {recursive: true, encoding: 'utf8'}).filter(isPage)
      : [''];
    for (const name of names) found.add(path.relative(root, path.join(absolute, name)).split(path.sep).join('/'));
  }
  return [...found].sort();
}

/** Docusaurus leaves out files and folders whose names begin with `_` (partials). */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split(path.sep).some((part) => part.startsWith('_'));
}
