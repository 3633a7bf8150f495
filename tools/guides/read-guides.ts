import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '../../src/lib/files';
import type {Page} from '../../src/lib/markdown/page';
import {parsePage} from '../../src/lib/markdown/parse-page';
import {didYouMean, nearest} from '../../src/lib/suggest';

/** Folder of the guides that run, below the root. */
export const GUIDES = 'guides/how-to';

/** A file of a project, from a fence of a guide. */
export interface GuideFile {
  /** Below the project's root. */
  readonly path: string;
  readonly text: string;
}

/** A guide with a check beside it. */
export interface Guide {
  readonly slug: string;
  /** The page, relative to the root. */
  readonly page: string;
  /** The check, relative to the root. */
  readonly check: string;
  /** The check is in `<slug>.alone.check.ts`: the guide has a project, and servers, of its own. */
  readonly isAlone: boolean;
  readonly files: readonly GuideFile[];
}

/** The files that a page's fences with a title are; hidden fences, too. A title given twice has to have the same text. */
export const filesOf = ({file, fences}: Pick<Page, 'file' | 'fences'>): GuideFile[] => {
  const files = new Map<string, string>();
  for (const {title, code, line} of fences) {
    if (title === undefined) continue;
    const place = `${file}:${line}:1`;
    if (!/[./]/.test(title) || title.startsWith('/') || title.split('/').includes('..') || /[\s\\]/.test(title))
      throw new Error(`${place} title="${title}" is no path in a project: fences that are no file have no title`);
    const text = `${code}\n`;
    if ((files.get(title) ?? text) !== text)
      throw new Error(`${place} ${title} was given before, with another text: show each file once, whole`);
    files.set(title, text);
  }
  return [...files].map(([name, text]) => ({path: name, text}));
};

/** Where the page and the check of a guide are, or would be. */
export const pathsOf = (slug: string) => ({
  page: `${GUIDES}/${slug}.md`,
  shared: `${GUIDES}/${slug}.check.ts`,
  alone: `${GUIDES}/${slug}.alone.check.ts`,
});

/**
 * The guides that have a check, sorted.
 *
 * @param slugs only these; all when there is none.
 * @throws Error when there is no such guide, or a page cannot be read.
 */
export const readGuides = (root: string, slugs: readonly string[] = []): Guide[] => {
  const checks = filesBelow(path.join(root, GUIDES), ['.ts']).map((file) => relativePath(root, file));
  const found = checks.flatMap((check) => {
    const [, slug, alone] = /([\w-]+?)(\.alone)?\.check\.ts$/.exec(check) ?? [];
    return slug ? {slug, check, isAlone: alone !== undefined} : [];
  });
  const known = found.map(({slug}) => slug);
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined)
    throw new Error(`No guide "${unknown}" has a check in ${GUIDES}/${didYouMean(nearest(unknown, known))}`);
  return found
    .filter(({slug}) => slugs.length === 0 || slugs.includes(slug))
    .map((guide) => {
      const {page} = pathsOf(guide.slug);
      if (!fs.existsSync(path.join(root, page))) throw new Error(`${guide.check} has no guide beside it: ${page}`);
      const text = fs.readFileSync(path.join(root, page), 'utf8');
      return {...guide, page, files: filesOf(parsePage(page, text))};
    });
};
