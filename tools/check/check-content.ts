import path from 'node:path';
import {loadSourceIndex} from '../../src/cms/load-index';
import {checkDiagrams} from '../../src/diagrams/drawings';
import {findPages, isNote} from '../../src/lib/markdown/find-pages';
import type {Page} from '../../src/lib/markdown/page';
import {type Problem, sortProblems} from '../../src/lib/problem';
import {checkApiReference} from './api-reference/check-api-reference';
import {checkLinks} from './check-links';
import {checkPinnedLinks} from './check-pinned-links';
import {checkVersion} from './check-version';
import {checkData} from './examples/check-data';
import {checkExamples} from './examples/check-examples';
import {isCompiled} from './examples/virtual-files';
import {checkNocheckShare} from './nocheck-share';
import {checkShell} from './shell/check-shell';
import {readCliCommands} from './shell/cli-commands';
import {readKnownNames} from './shell/known-scripts';
import {checkFences} from './structure/check-fences';
import {checkFrontMatter} from './structure/check-front-matter';
import {checkHeadings} from './structure/check-headings';
import {checkPageLinks} from './structure/check-page-links';
import {checkProse} from './structure/check-prose';
import {readSite, type Site} from './structure/site';

export interface Counts {
  readonly pages: number;
  readonly links: number;
  readonly symbols: number;
  readonly compiled: number;
  readonly fences: number;
  readonly nocheck: number;
  /** Links to files of the CMS's repositories by their full address, which nothing here can verify. */
  readonly pinned: number;
}

export interface ContentReport {
  readonly problems: readonly Problem[];
  readonly counts: Counts;
}

interface CheckOptions {
  readonly root: string;
  /** Folder whose `node_modules` the pages are checked against; by default the same. */
  readonly packagesRoot?: string;
  readonly targets?: readonly string[];
  readonly cacheDir?: string;
}

const parsePages = (files: readonly string[], site: Site): {pages: Page[]; problems: Problem[]} => {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(site.page(file));
    } catch (error) {
      const {line = 1, column = 1, reason = String(error)} = error as Partial<Problem & {reason: string}>;
      problems.push({file, line, column, message: `invalid MDX: ${reason}`});
    }
  }
  return {pages, problems};
};

const checkStructure = (page: Page, site: Site): Problem[] => [
  ...(isNote(page.file) ? [] : checkFrontMatter(page, site)),
  ...checkHeadings(page),
  ...checkFences(page),
  ...checkProse(page),
  ...checkPageLinks(page, site),
];

/** Checks the pages and says what is wrong, and how much was verified. */
export const checkContent = async ({
  root,
  packagesRoot = root,
  targets = [],
  cacheDir = path.join(packagesRoot, '.cache/content'),
}: CheckOptions): Promise<ContentReport> => {
  // Asked first, because other processes answer while this one parses and compiles.
  const programsOfCms = readCliCommands(packagesRoot, cacheDir);
  const site = readSite(root);
  const {pages, problems} = parsePages(findPages(root, targets), site);
  const index = await loadSourceIndex({root: packagesRoot, cacheDir});
  const links = checkLinks(pages, index);
  const pinned = checkPinnedLinks(pages, index);
  const shell = {...readKnownNames(packagesRoot), programsOfCms: await programsOfCms};
  problems.push(
    ...checkVersion(packagesRoot),
    ...links.problems,
    ...pinned.problems,
    ...pages.flatMap((page) => [...checkStructure(page, site), ...checkData(page), ...checkShell(page, shell)]),
    ...checkApiReference(pages, packagesRoot),
    ...checkExamples(pages, {root: packagesRoot, cacheDir}),
    ...checkDiagrams(pages, root),
    ...(targets.length === 0 ? checkNocheckShare(pages) : []),
  );
  const fences = pages.flatMap((page) => page.fences);
  return {
    problems: sortProblems(problems),
    counts: {
      pages: pages.length,
      links: links.links,
      symbols: links.symbols,
      compiled: fences.filter(isCompiled).length,
      fences: fences.length,
      nocheck: fences.filter(({nocheck}) => nocheck !== undefined).length,
      pinned: pinned.pinned,
    },
  };
};
