import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {FrontMatter} from '../../../src/lib/markdown/front-matter';
import {readFrontMatter} from '../../../src/lib/markdown/front-matter';
import {findPages, isAddition} from '../../../src/lib/markdown/find-pages';
import type {Page} from '../../../src/lib/markdown/page';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {routeOf} from '../../../src/lib/markdown/route';

/** What a page is checked against: the other pages' routes and front matter, and the tags. */
export interface Site {
  root: string;
  /** Route → file of the page there, relative to the root. */
  pages: Map<string, string>;
  /** Routes of pages that are not hand-written. */
  otherRoutes: Set<string>;
  /** File → its front matter, for all pages. */
  frontMatter: Map<string, FrontMatter>;
  tags: Set<string>;
  /** The page in a file, parsed once. */
  page: (file: string) => Page;
}

/** Committed list of the site's routes, where the project has one. */
const ROUTES_FILE = 'tests/routes.json';

/** Reads every page's front matter, the tags, and the committed routes. */
export function readSite(root: string): Site {
  const files = findPages(root)
    .filter((file) => !isAddition(file))
    .map((file) => [file, readFrontMatter(fs.readFileSync(path.join(root, file), 'utf8'))] as const);
  return {
    root,
    pages: new Map(files.map(([file, frontMatter]) => [routeOf(file, frontMatter.values.slug), file])),
    otherRoutes: new Set(['/', '/tags', ...committedRoutes(root)]),
    frontMatter: new Map(files),
    tags: readTags(root),
    page: rememberPages(root),
  };
}

function rememberPages(root: string): Site['page'] {
  const pages = new Map<string, Page>();
  return (file) => {
    const page = pages.get(file) ?? parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'));
    pages.set(file, page);
    return page;
  };
}

function readTags(root: string): Set<string> {
  const file = path.join(root, 'docs/tags.yml');
  if (!fs.existsSync(file)) return new Set();
  return new Set(Object.keys((parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown> | null) ?? {}));
}

function committedRoutes(root: string): string[] {
  const file = path.join(root, ROUTES_FILE);
  if (!fs.existsSync(file)) return [];
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as (string | {route: string})[];
  return list.map((entry) => (typeof entry === 'string' ? entry : entry.route));
}
