import fs from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {findPages, isNote} from '../../../src/lib/markdown/find-pages';
import {type FrontMatter, readFrontMatter, yamlMessage} from '../../../src/lib/markdown/front-matter';
import type {Page} from '../../../src/lib/markdown/page';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {routeOf} from '../../../src/lib/markdown/route';

/** What a page is checked against: the other pages' routes and front matter, and the tags. */
export interface Site {
  readonly root: string;
  /** Route → file of the page there, relative to the root. */
  readonly pages: ReadonlyMap<string, string>;
  readonly frontMatter: ReadonlyMap<string, FrontMatter>;
  readonly tags: ReadonlySet<string>;
  /** The page in a file, parsed once. */
  readonly page: (file: string) => Page;
}

const TAGS = 'i18n/en/tags.yml';

const readTags = (root: string): Set<string> => {
  const file = path.join(root, TAGS);
  if (!fs.existsSync(file)) return new Set();
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) throw new Error(`${TAGS}:${error.linePos?.[0].line ?? 1}:1 invalid YAML: ${yamlMessage(error)}`);
  return new Set(Object.keys((document.toJS() as Record<string, unknown> | null) ?? {}));
};

export const readSite = (root: string): Site => {
  const files = findPages(root)
    .filter((file) => !isNote(file))
    .map((file) => [file, readFrontMatter(fs.readFileSync(path.join(root, file), 'utf8'))] as const);
  const parsed = new Map<string, Page>();
  return {
    root,
    pages: new Map(files.map(([file, frontMatter]) => [routeOf(file, frontMatter.values.slug), file])),
    frontMatter: new Map(files),
    tags: readTags(root),
    page: (file) => {
      const page = parsed.get(file) ?? parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'), root);
      parsed.set(file, page);
      return page;
    },
  };
};
