import path from 'node:path';
import {diffLines} from 'diff';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {type PackageFile, readPackage} from '../../../src/cms/read-package';
import {resolveCmsLink} from '../../../src/cms/resolve-link';
import {CMS_VERSION} from '../../../src/cms/version';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {checkExamples, type ExampleOptions} from '../examples/check-examples';
import {checkLiterals} from '../literals/check-literals';
import {checkShell} from '../shell/check-shell';
import {readShellKnowledge} from '../shell/known-scripts';
import {checkTables} from '../values/check-tables';
import {checkValues} from '../values/check-values';

/** What another version of the CMS does to a source file, `<package>/<path>`. */
export interface FileChange {
  readonly file: string;
  /** Number of lines. */
  readonly added: number;
  readonly removed: number;
  readonly gone: boolean;
}

/** What another version of the CMS does to the source links of a page. */
export interface LinkFreshness {
  /** The page. */
  readonly file: string;
  /** Links whose file, or whose symbol, is no longer there. */
  readonly links: Problem[];
  /** Every linked file. */
  readonly files: readonly FileChange[];
}

/** What a page says that does not hold in another version of the CMS, by kind. */
export interface Broken {
  /** Errors of examples that compile now, and shell commands that exist now. */
  readonly examples: readonly Problem[];
  /** Inline code that names something now. */
  readonly names: readonly Problem[];
  /** Quotations of messages that are printed now. */
  readonly messages: readonly Problem[];
  /** Values that are others then. */
  readonly values: readonly Problem[];
  /** Rows that complete tables lack then, or have too many. */
  readonly rows: readonly Problem[];
}

/** What another version of the CMS does to a page. */
export interface PageFreshness extends LinkFreshness, Broken {
  /** Lines that name the version documented now: what they say of it has to be looked at. */
  readonly naming: number;
}

/** Checks pages that pass with the packages `now` against the packages `then`. */
export const comparePages = async (
  pages: readonly Page[],
  now: ExampleOptions,
  then: ExampleOptions,
): Promise<PageFreshness[]> => {
  const links = await compareLinks(pages, now, then);
  const [before, after] = [await findBroken(pages, now), await findBroken(pages, then)];
  return pages.map((page, i) => {
    const newOf = (kind: keyof Broken) => newProblems(page, before[kind], after[kind]);
    return {
      ...links[i]!,
      examples: newOf('examples'),
      names: newOf('names'),
      messages: newOf('messages'),
      values: newOf('values'),
      rows: newOf('rows'),
      naming: page.text.split('\n').filter((line) => line.includes(CMS_VERSION)).length,
    };
  });
};

/** Looks up the source links of pages, which all lead somewhere in the packages `now`, in the packages `then`. */
export const compareLinks = async (
  pages: readonly Page[],
  now: ExampleOptions,
  then: ExampleOptions,
): Promise<LinkFreshness[]> => {
  const [indexNow, indexThen] = [await loadSourceIndex(now), await loadSourceIndex(then)];
  const sources = {now: rememberSources(now.root), then: rememberSources(then.root)};
  return pages.map(({file, links}) => {
    const found = links.flatMap((link) => {
      const resolved = resolveCmsLink(indexNow, link.url);
      return resolved.ok ? [{link, ...resolved}] : [];
    });
    const files = found.flatMap(({packageName, path: name}) =>
      name in indexNow[packageName]!.files ? [`${packageName}/${name}`] : [],
    );
    return {
      file,
      links: found.flatMap(({link}) => {
        const after = resolveCmsLink(indexThen, link.url);
        return after.ok ? [] : [{file, ...placeOf(link), message: after.message}];
      }),
      files: [...new Set(files)].sort().map((name) => changeOf(name, sources.now, sources.then)),
    };
  });
};

const findBroken = async (pages: readonly Page[], packages: ExampleOptions): Promise<Broken> => {
  const shell = await readShellKnowledge(packages.root, packages.cacheDir);
  const {names, messages} = await checkLiterals(pages, packages);
  return {
    examples: [...checkExamples(pages, packages), ...checkShell(pages, shell)],
    names,
    messages,
    values: await checkValues(pages, packages),
    rows: await checkTables(pages, packages),
  };
};

const newProblems = (page: Page, now: readonly Problem[], then: readonly Problem[]): Problem[] => {
  const place = ({file, line, column}: Problem): string => `${file}:${line}:${column}`;
  const known = new Set(now.map(place));
  return then.filter((problem) => problem.file === page.file && !known.has(place(problem)));
};

type Sources = (packageName: string) => Map<string, PackageFile>;

const rememberSources = (root: string): Sources => {
  const read = new Map<string, Map<string, PackageFile>>();
  return (name) => {
    if (!read.has(name)) read.set(name, readPackage(path.join(root, 'node_modules/@strapi', name)));
    return read.get(name)!;
  };
};

/** Of a file of which one version has only the types no lines are compared. */
const changeOf = (file: string, now: Sources, then: Sources): FileChange => {
  const slash = file.indexOf('/');
  const [packageName, name] = [file.slice(0, slash), file.slice(slash + 1)];
  const [before, after] = [now, then].map((sources) => sources(packageName).get(name));
  const change = {file, added: 0, removed: 0, gone: after === undefined};
  if (!before || !after || before.kind !== after.kind || before.text === after.text) return change;
  for (const part of diffLines(before.text, after.text)) {
    if (part.added) change.added += part.count ?? 0;
    if (part.removed) change.removed += part.count ?? 0;
  }
  return change;
};
