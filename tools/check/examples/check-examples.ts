import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {digest, DiskCache} from '../../../src/lib/disk-cache';
import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {compileExamples, COMPILER_OPTIONS} from './compile';
import {placeInPage, virtualFiles} from './virtual-files';

/** Raise when the way in which examples are compiled changes, so that older results are not used. */
const FORMAT = 4;

/** An error as it is cached: by the position of its fence on the page, so that text around it may move. */
interface CachedError {
  readonly fence: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Folders of packages and of the cache. */
export interface ExampleOptions {
  readonly root: string;
  readonly cacheDir: string;
}

/** npm's list of what is installed: it changes with every package. */
const installedPackages = (root: string): string => {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};

/** What examples are read from. */
type Examples = Pick<Page, 'file' | 'fences'>;

const inputOf = ({file, fences}: Examples) => [
  file,
  fences.map(({lang, code, title, nocheck, hidden}) => [lang, code, title, nocheck, hidden]),
];

const augments = (page: Examples): boolean =>
  page.fences.some(({code}) => /^\s*declare\s+(?:global\b|module\s+['"])/m.test(code));

const toProblem = (page: Examples, {fence, line, column, message}: CachedError): Problem => {
  const found = page.fences[fence];
  if (!found) throw new Error(`${page.file} has no fence ${fence}: delete .cache/content and try again`);
  return {file: page.file, ...placeInPage({fence: found, line, column}), message};
};

/**
 * Compiles the examples of the pages; pages whose examples have not changed are answered from the cache. A page that
 * augments a module or the global scope gets a program of its own, since what it adds would reach the others.
 */
export const checkExamples = (pages: readonly Examples[], {root, cacheDir}: ExampleOptions): Problem[] => {
  const version = digest([FORMAT, ts.version, COMPILER_OPTIONS, installedPackages(root)]);
  const cache = new DiskCache<CachedError[]>(path.join(cacheDir, 'examples.json'), version);
  const stale = pages.filter((page) => cache.get(inputOf(page)) === undefined);
  const files = new Map(stale.map((page) => [page, virtualFiles(root, page)]));
  const groups = [stale.filter((page) => !augments(page)), ...stale.filter(augments).map((page) => [page])];
  const errors = compileExamples(
    root,
    groups.map((group) => group.flatMap((page) => files.get(page)!)),
  );
  for (const [page, own] of files) {
    const ofPage = own.flatMap((file) => errors.get(file) ?? []);
    cache.set(
      inputOf(page),
      ofPage.map(({fence, ...rest}) => ({...rest, fence: page.fences.indexOf(fence)})),
    );
  }
  cache.save({keepUnused: true});
  return pages.flatMap((page) => (cache.get(inputOf(page)) ?? []).map((error) => toProblem(page, error)));
};
