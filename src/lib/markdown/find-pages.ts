import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '../files';

/** Folders of hand-written pages. `exports/` is generated, and checked by its generator. */
const PAGE_FOLDERS = ['docs', 'guides', 'api', 'rfcs'] as const;

/** Folder of the hand-written parts of the generated pages: they have no front matter and no route of their own. */
const NOTES = 'exports/_notes';

export const isNote = (file: string): boolean => file.startsWith(`${NOTES}/`);

/**
 * Files of pages and notes under the given files or folders (all by default), relative to the root, sorted.
 *
 * @throws Error when a given file or folder does not exist
 */
export const findPages = (root: string, targets: readonly string[] = []): string[] => {
  const missing = targets.find((target) => !fs.existsSync(path.resolve(root, target)));
  if (missing !== undefined) throw new Error(`no such file or folder: ${missing}`);
  const files = (targets.length > 0 ? targets : [...PAGE_FOLDERS, NOTES])
    .map((target) => path.resolve(root, target))
    .flatMap((target) => {
      if (fs.existsSync(target) && !fs.statSync(target).isDirectory()) return [target];
      // Docusaurus leaves out files and folders whose names begin with `_` (partials).
      return filesBelow(target, ['.md', '.mdx']).filter((file) => !/(^|\/)_/.test(relativePath(target, file)));
    });
  return [...new Set(files.map((file) => relativePath(root, file)))].sort();
};
