import path from 'node:path';
import {diffLines} from 'diff';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {type PackageFile, readPackage} from '../../../src/cms/read-package';
import {isCmsLink, resolveCmsLink} from '../../../src/cms/resolve-link';
import {CMS_VERSION} from '../../../src/cms/version';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {checkExamples, type ExampleOptions} from '../examples/check-examples';
import {checkLiterals} from '../literals/check-literals';
import {checkShell} from '../shell/check-shell';
import {readShellKnowledge} from '../shell/known-scripts';

/** What another version of the CMS does to a page. */
export interface PageFreshness {
  readonly file: string;
  /** Links whose file, or whose symbol, is no longer there. */
  readonly links: Problem[];
  /** Errors of examples that compile now, and shell commands that exist now. */
  readonly examples: Problem[];
  /** Inline code that names something now. */
  readonly names: Problem[];
  /** Quotations of messages that are printed now. */
  readonly messages: Problem[];
  /** Linked files, as `<package>/<path>`, with the number of their lines that were added and removed. */
  readonly changed: readonly {readonly file: string; readonly added: number; readonly removed: number}[];
  /** Lines that name the version documented now: what they say of it has to be looked at. */
  readonly naming: number;
}

/** Checks pages that pass with the packages `now` against the packages `then`. */
export const comparePages = async (
  pages: readonly Page[],
  now: ExampleOptions,
  then: ExampleOptions,
): Promise<PageFreshness[]> => {
  const [indexNow, indexThen] = [await loadSourceIndex(now), await loadSourceIndex(then)];
  const sources = {now: rememberSources(now.root), then: rememberSources(then.root)};
  const examples = newProblems(await brokenExamples(pages, now), await brokenExamples(pages, then));
  const [literalsNow, literalsThen] = [await checkLiterals(pages, now), await checkLiterals(pages, then)];
  const names = newProblems(literalsNow.names, literalsThen.names);
  const messages = newProblems(literalsNow.messages, literalsThen.messages);
  return pages.map((page) => {
    const links = page.links.filter(({url}) => isCmsLink(url));
    const resolved = links.map((link) => {
      const [before, after] = [resolveCmsLink(indexNow, link.url), resolveCmsLink(indexThen, link.url)];
      return {link, before, after};
    });
    const files = new Set(
      resolved.flatMap(({before, after}) => (before.ok && after.ok ? [`${before.packageName}/${before.path}`] : [])),
    );
    return {
      file: page.file,
      links: resolved.flatMap(({link, before, after}) =>
        before.ok && !after.ok ? [{file: page.file, ...placeOf(link), message: after.message}] : [],
      ),
      examples: examples.filter(({file}) => file === page.file),
      names: names.filter(({file}) => file === page.file),
      messages: messages.filter(({file}) => file === page.file),
      changed: [...files].sort().flatMap((file) => changeOf(file, sources.now, sources.then)),
      naming: page.text.split('\n').filter((line) => line.includes(CMS_VERSION)).length,
    };
  });
};

const brokenExamples = async (pages: readonly Page[], packages: ExampleOptions): Promise<Problem[]> => {
  const shell = await readShellKnowledge(packages.root, packages.cacheDir);
  return [...checkExamples(pages, packages), ...checkShell(pages, shell)];
};

const newProblems = (now: readonly Problem[], then: readonly Problem[]): Problem[] => {
  const place = ({file, line, column}: Problem): string => `${file}:${line}:${column}`;
  const known = new Set(now.map(place));
  return then.filter((problem) => !known.has(place(problem)));
};

type Sources = (packageName: string) => Map<string, PackageFile>;

const rememberSources = (root: string): Sources => {
  const read = new Map<string, Map<string, PackageFile>>();
  return (name) => {
    if (!read.has(name)) read.set(name, readPackage(path.join(root, 'node_modules/@strapi', name)));
    return read.get(name)!;
  };
};

/** Nothing for a folder, and for a file of which one version has only the types: those tell nothing about lines. */
const changeOf = (file: string, now: Sources, then: Sources): PageFreshness['changed'] => {
  const slash = file.indexOf('/');
  const [packageName, name] = [file.slice(0, slash), file.slice(slash + 1)];
  const [before, after] = [now, then].map((sources) => sources(packageName).get(name));
  if (!before || !after || before.kind !== after.kind || before.text === after.text) return [];
  const count = {added: 0, removed: 0};
  for (const part of diffLines(before.text, after.text)) {
    if (part.added) count.added += part.count ?? 0;
    if (part.removed) count.removed += part.count ?? 0;
  }
  return [{file, ...count}];
};
