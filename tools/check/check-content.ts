import path from 'node:path';
import {loadSourceIndex} from '../../src/cms/load-index';
import type {Tags} from '../../src/cms/resolve-link';
import {checkDiagrams} from '../../src/diagrams/drawings';
import {findPages, isNote} from '../../src/lib/markdown/find-pages';
import {PageError} from '../../src/lib/markdown/includes';
import type {Page} from '../../src/lib/markdown/page';
import {type Problem, sortProblems} from '../../src/lib/problem';
import {checkSidebars} from '../../src/sidebars/check-sidebars';
import {checkSourceLinks} from './check-source-links';
import {checkVersion} from './check-version';
import {checkData} from './examples/check-data';
import {checkExamples} from './examples/check-examples';
import {checkMdx} from './examples/check-mdx';
import {compileInBackground} from './examples/compile-in-background';
import {isCompiled} from './examples/virtual-files';
import {checkDeclarations, checkLiterals, DECLARED_LIMIT} from './literals/check-literals';
import {problemsOf} from './problems-of';
import {checkShell} from './shell/check-shell';
import {readShellKnowledge} from './shell/known-scripts';
import {checkFences, checkNocheckShare, NOCHECK_LIMIT} from './structure/check-fences';
import {checkFrontMatter} from './structure/check-front-matter';
import {checkGuides} from './structure/check-guides';
import {checkHeadings} from './structure/check-headings';
import {checkPageLinks} from './structure/check-page-links';
import {checkProse} from './structure/check-prose';
import {mdxMessage} from './structure/mdx-message';
import {readSite, type Site} from './structure/site';
import {checkTables} from './values/check-tables';
import {checkValues} from './values/check-values';

interface CheckOptions {
  readonly root: string;
  /** Folder whose `node_modules` the pages are checked against; by default the same. */
  readonly packagesRoot?: string;
  readonly targets?: readonly string[];
  readonly cacheDir?: string;
  /** Tags that links to files of the repositories may open; by default those of the version documented. */
  readonly tags?: Tags;
}

const parsePages = (files: readonly string[], site: Site): {pages: Page[]; problems: Problem[]} => {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(site.page(file));
    } catch (error) {
      if (error instanceof PageError) {
        problems.push(error.problem);
        continue;
      }
      const {line = 1, column = 1, reason = String(error)} = error as Partial<Problem & {reason: string}>;
      // Of an element that is not closed it says where it was opened.
      const opened = /\((\d+):(\d+)-/.exec(reason);
      const place = opened ? {line: Number(opened[1]), column: Number(opened[2])} : {line, column};
      problems.push({file, ...place, message: mdxMessage(reason)});
    }
  }
  return {pages, problems};
};

/** Checks the pages and says what is wrong, and how much was verified. */
export const checkContent = async ({
  root,
  packagesRoot = root,
  targets = [],
  cacheDir = path.join(packagesRoot, '.cache/content'),
  tags = {},
}: CheckOptions) => {
  const packages = {root: packagesRoot, cacheDir};
  // Asked first, because another process answers while this one parses.
  const shell = readShellKnowledge(packagesRoot, cacheDir);
  const site = readSite(root);
  const {pages, problems} = parsePages(findPages(root, targets), site);
  const compiled = compileInBackground(pages, packages);
  const index = await loadSourceIndex(packages);
  const links = checkSourceLinks(pages, index, tags);
  const literals = await checkLiterals(pages, packages);
  const mdx = checkMdx(pages, root, packagesRoot);
  await compiled;
  problems.push(
    ...checkExamples(pages, packages),
    ...mdx,
    ...checkVersion(packagesRoot),
    ...links.problems,
    ...problemsOf(pages, (page, tell) => {
      if (!isNote(page.file)) checkFrontMatter(page, site, tell);
      checkHeadings(page, tell);
      checkFences(page, tell);
      checkProse(page, root, tell);
      checkPageLinks(page, site, tell);
      checkData(page, tell);
    }),
    ...checkShell(pages, await shell),
    ...(await checkValues(pages, packages)),
    ...(await checkTables(pages, packages)),
    ...literals.names,
    ...literals.messages,
    ...literals.labels,
    ...literals.unused,
    ...checkDiagrams(pages, root),
    ...(targets.length === 0
      ? [
          ...checkNocheckShare(pages),
          ...checkDeclarations(literals),
          ...checkGuides(root),
          ...(await checkSidebars(root)),
        ]
      : []),
  );
  const fences = pages.flatMap((page) => page.fences);
  return {
    problems: sortProblems(problems),
    counts: {
      pages: pages.length,
      ...links.counts,
      tables: pages.reduce((sum, {text}) => sum + text.split('<!-- complete:').length - 1, 0),
      compiled: fences.filter(isCompiled).length,
      fences: fences.length,
      literals: literals.literals,
      declared: literals.declared,
      nocheck: fences.filter(({nocheck}) => nocheck !== undefined).length,
    },
  };
};

export type ContentReport = Awaited<ReturnType<typeof checkContent>>;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The last line: how many problems there are, and how much was verified. */
export const summary = ({problems, counts}: ContentReport): string => {
  const percentage = counts.fences ? (100 * counts.nocheck) / counts.fences : 0;
  return [
    problems.length === 0 ? 'no problems' : count(problems.length, 'problem'),
    `${count(counts.pages, 'page')}: ${count(counts.links, 'source link')} (${count(counts.symbols, 'symbol')}, ${count(counts.values, 'value')})`,
    count(counts.tables, 'complete table'),
    `${count(counts.compiled, 'example')} compiled`,
    `${counts.nocheck} of ${count(counts.fences, 'fence')} nocheck (${percentage.toFixed(1)} %, limit ${NOCHECK_LIMIT} %)`,
    `${count(counts.literals, 'literal')}, of which ${counts.declared} are declared (${((100 * counts.declared) / Math.max(1, counts.literals)).toFixed(1)} %, limit ${DECLARED_LIMIT} %)`,
    `${count(counts.pinned, 'repository link')} not verifiable offline`,
  ].join(', ');
};
