import path from 'node:path';
import {filesBelow, relativePath} from '../../../src/lib/files';
import type {Problem} from '../../../src/lib/problem';
import {GUIDES, pathsOf} from '../../guides/read-guides';

/** Every how-to guide has one check beside it, which `npm run test:guides` runs, and every check a guide. */
export const checkGuides = (root: string): Problem[] => {
  const files = new Set(
    filesBelow(path.join(root, GUIDES), ['.md', '.mdx', '.ts']).map((file) => relativePath(root, file)),
  );
  return [...files].flatMap((file) => {
    const [, slug = '', kind] = /([^/]+?)((?:\.alone)?\.check\.ts|\.mdx?)$/.exec(file) ?? [];
    // The list of the guides.
    if (slug === 'index') return [];
    const message = problemOf(files, file, slug, kind);
    return message ? [{file, line: 1, column: 1, message}] : [];
  });
};

const problemOf = (files: ReadonlySet<string>, file: string, slug: string, kind: string | undefined) => {
  const {page, shared, alone} = pathsOf(slug);
  if (kind === undefined)
    return `not a guide and not a check: a check is named <slug>.check.ts or <slug>.alone.check.ts`;
  if (file !== page && kind.startsWith('.md')) return `a guide is a file ${GUIDES}/<slug>.md`;
  if (file !== page) return files.has(page) ? undefined : `a check without a guide: there is no ${page}`;
  if (files.has(shared) && files.has(alone)) return `two checks: remove ${shared} or ${alone}`;
  if (files.has(shared) || files.has(alone)) return undefined;
  return `a guide without a check: write ${shared}, which does what the guide says and sees what it promises`;
};
