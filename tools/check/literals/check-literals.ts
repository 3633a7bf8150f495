import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {isCmsLink} from '../../../src/cms/resolve-link';
import {digest, DiskCache} from '../../../src/lib/disk-cache';
import {readFrontMatter} from '../../../src/lib/markdown/front-matter';
import {isMessage} from '../../../src/lib/markdown/messages';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Place, Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import type {ExampleOptions} from '../examples/check-examples';
import {placeInPage} from '../examples/virtual-files';
import {checkShell} from '../shell/check-shell';
import {readShellKnowledge, type ShellKnowledge} from '../shell/known-scripts';
import {Declarations, siteDeclarations} from './declared';
import {engineMessages} from './engine';
import {hiddenLabels} from './labels';
import {Messages} from './messages';
import {NameChecker, neighboursIn} from './names';
import {Routes} from './routes';
import {scopeOf} from './scope';
import {SourceReader} from './sources';

/** Raise when the way in which literals are verified changes, so that older results are not used. */
const FORMAT = 6;

/** Largest share of literals that hold only because a page or the site's list declares them, whoever owns them, in per cent. */
export const DECLARED_LIMIT = 2;

/** Front matter's key for names that a page invents, and for packages that it speaks of without a link. */
const NAMES_KEY = 'names';

/** Inline code, or a line of a `text` fence. */
interface Literal extends Place {
  readonly text: string;
  /** For a line of a fence, its number on the page. */
  readonly fence?: number;
}

/** What was found in a page, as it is cached: by the number of the literal, so that text around it may move. */
interface Result {
  readonly names: readonly (readonly [literal: number, message: string])[];
  readonly messages: readonly (readonly [literal: number, message: string])[];
  readonly labels: readonly (readonly [quotation: number, message: string])[];
  /** Declarations that something of the page needs. */
  readonly used: readonly string[];
  /** Literals that hold only because the page or the site's list declares them. */
  readonly declared: number;
  /** Packages that the page declares though they are in its scope without that. */
  readonly needless: readonly string[];
}

/** Columns of a table of output, options and their descriptions, and frames stand apart. */
const OUTPUT_GAP = /\s{2,}|\s*[│┌└├─┐┘┤┬┴┼]+\s*/;

const literalsOf = (page: Page): Literal[] => {
  const literals: Literal[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    literals.push({...placeOf(node), text: node.value});
  });
  page.fences.forEach((fence, number) => {
    if (fence.lang !== 'text' || fence.nocheck !== undefined) return;
    fence.code.split('\n').forEach((text, i) => {
      const place = placeInPage({fence, line: i, column: 0});
      for (const part of text.trim().split(OUTPUT_GAP)) {
        if (isMessage(part)) literals.push({...place, text: part, fence: number});
      }
    });
  });
  return literals;
};

/** What the prose has in double quotes, such as the texts of buttons. */
const quotationsOf = (page: Page): Literal[] => {
  const quotations: Literal[] = [];
  visit(page.tree, 'text', (node) => {
    for (const [, text] of node.value.matchAll(/["“]([^"“”]+)["”]/g)) quotations.push({...placeOf(node), text: text!});
  });
  return quotations;
};

const declaredBy = (page: Page): string[] => {
  const value = readFrontMatter(page.text).values[NAMES_KEY];
  return Array.isArray(value) ? value.map(String) : [];
};

/** npm's list of what is installed: it changes with every package. */
const installedPackages = (root: string): string => {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};

const COMMAND = /^(?:strapi|yarn|npm|npx|pnpm|pack-up)\s/;

/** Null for what is no command; otherwise what is wrong with it, if something is. */
const checkCommand = (text: string, page: Page, shell: ShellKnowledge): string | undefined | null => {
  if (shell.scripts.has(text) || shell.programs.has(text)) return undefined;
  if (!COMMAND.test(text)) return null;
  const fence = {lang: 'bash', code: text, line: 1, indent: 0, lastLine: '', hidden: false};
  return checkShell([{...page, fences: [fence]}], shell).length > 0 ? text : undefined;
};

/** Libraries whose messages reach those who use the CMS. */
const PRINTING =
  'commander formik invariant knex p-map passport-local sift tar-stream umzug vite/node_modules/rollup ws yup'.split(
    ' ',
  );

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/** Reads the sources when the first page needs them: with every result in the cache none does. */
const prepare = async (root: string, cacheDir: string, version: string) => {
  const reader = new SourceReader(root, cacheDir, version);
  const cms = reader.cmsPackages.map((name) => reader.package(name));
  const [index, shell] = [await loadSourceIndex({root, cacheDir}), await readShellKnowledge(root, cacheDir)];
  const others = lazily(
    () => new Messages([engineMessages(), ...PRINTING.map((name) => reader.code(name))], () => messages),
  );
  const messages: Messages = new Messages(cms, others);
  return {
    reader,
    cms,
    strings: new Map<string, boolean>(),
    labels: hiddenLabels(new Map(reader.cmsPackages.map((name, i) => [name, cms[i]!]))),
    index,
    symbols: new Map(reader.cmsPackages.map((name) => [name, lazily(() => neighboursIn(index[name]!))])),
    shell,
    routes: new Routes(reader),
    messages,
    others,
  };
};

type Prepared = Awaited<ReturnType<typeof prepare>>;

const verify = (
  page: Page,
  literals: readonly Literal[],
  quotations: readonly Literal[],
  site: ReturnType<typeof siteDeclarations>,
  prepared: Prepared,
): Result => {
  const {reader, cms, strings, labels, index, symbols, shell, routes, messages, others} = prepared;
  const own = declaredBy(page);
  const packages = own.filter((name) => reader.isPackage(name));
  const code = literals.filter(({fence}) => fence === undefined).map(({text}) => text);
  const linked = scopeOf(page, code, [], reader);
  const scope = packages.length > 0 ? scopeOf(page, code, packages, reader) : linked;
  const declarations = new Declarations([...site.entries.keys(), ...own]);
  let isNeeded = false;
  const checker = new NameChecker({
    scope,
    index,
    symbols: (name) => symbols.get(name)!(),
    routes,
    cms,
    strings,
    common: ['core', 'types', 'admin', 'koa', 'react'].map((name) => reader.package(name)),
    exports: (name, inside) => {
      if (!reader.isPackage(name)) return false;
      if (inside === undefined) return true;
      const {words, files} = reader.package(name.replace(/^@strapi\/(?!design-system|icons|ui)/, ''));
      return words.has(`./${inside}`) || [...files.keys()].some((file) => file.startsWith(inside));
    },
    packageOf: (name) => (reader.cmsPackages.includes(name) ? reader.package(name) : undefined),
    checkCommand: (text) => checkCommand(text, page, shell),
    isDeclared: (text) => {
      const entry = declarations.find(text);
      isNeeded ||= entry !== undefined;
      return entry !== undefined;
    },
  });
  const ownMessages = new Messages([scope.examples]);
  const names: [number, string][] = [];
  const wrong: [number, string][] = [];
  let declared = 0;
  const prints = (text: string): boolean =>
    messages.has(text) || ownMessages.has(text) || [text, `${text} …`].some((form) => others().has(form));
  /** Fences of which some line is the CMS's: a fence without one shows something else, such as a commit message. */
  const output = new Set(literals.flatMap(({text, fence}) => (fence !== undefined && prints(text) ? [fence] : [])));
  literals.forEach(({text, fence}, i) => {
    isNeeded = false;
    if (isMessage(text)) {
      if (prints(text) || (fence !== undefined && !output.has(fence))) return;
      const entry = declarations.find(text) ?? declarations.find(text.replace(/^(?:[A-Z]\w*)?Error: /, ''));
      if (entry === undefined) wrong.push([i, noMessage(text, messages.nearest(text))]);
      else declared += 1;
      return;
    }
    const lost = checker.missing(text);
    if (lost !== undefined) names.push([i, noName(lost, text, checker, prepared)]);
    else if (isNeeded) declared += 1;
  });
  const needless = packages.filter((name) => linked.names.has(name.replace(/^@strapi\//, '')));
  const wrongLabels = quotations.flatMap(({text}, i): [number, string][] => {
    const shown = labels.get(text);
    return shown === undefined ? [] : [[i, `the panel does not show "${text}": its English translation is "${shown}"`]];
  });
  return {names, messages: wrong, labels: wrongLabels, used: [...declarations.used, ...packages], declared, needless};
};

const noName = (lost: string, text: string, checker: NameChecker, {reader}: Prepared): string => {
  const where = lost === text ? '' : ` in "${text}"`;
  const elsewhere = reader.cmsPackages.find((name) => reader.package(name).words.has(lost));
  const hint =
    elsewhere === undefined
      ? didYouMean(nearest(lost, checker.candidates(lost)))
      : `; @strapi/${elsewhere} has it: link its source, or add the package to ${NAMES_KEY} in the front matter`;
  return `nothing is called "${lost}"${where} in the packages that the page links or in its examples${hint}`;
};

const noMessage = (text: string, near: string | undefined): string =>
  `no source prints "${text}"${near === undefined ? '' : `; one prints "${near}"`}`;

/**
 * Inline code names what exists, messages that pages quote are printed by the sources, and texts of the panel are those
 * that it shows. What neither the packages nor the page's examples have is declared: in `declared.yml`, or in the page's
 * front matter.
 */
export const checkLiterals = async (pages: readonly Page[], {root, cacheDir}: ExampleOptions) => {
  const site = siteDeclarations();
  const installed = digest(installedPackages(root));
  const cache = new DiskCache<Result>(path.join(cacheDir, 'literals.json'), digest([FORMAT, installed, site.text]));
  let prepared: Prepared | undefined;
  const results: {page: Page; literals: Literal[]; quotations: Literal[]; result: Result}[] = [];
  for (const page of pages) {
    const literals = literalsOf(page);
    const quotations = quotationsOf(page);
    const input = [
      literals.map(({text, fence}) => [text, fence]),
      quotations.map(({text}) => text),
      page.fences.map(({lang, code, title}) => [lang, code, title]),
      page.links.map(({url}) => url).filter((url) => isCmsLink(url) || url.startsWith('https://')),
      declaredBy(page),
    ];
    let result = cache.get(input);
    if (!result) {
      prepared ??= await prepare(root, cacheDir, installed);
      result = verify(page, literals, quotations, site, prepared);
      cache.set(input, result);
    }
    results.push({page, literals, quotations, result});
  }
  prepared?.reader.save();
  cache.save({keepUnused: true});
  const problems = (kind: 'names' | 'messages' | 'labels'): Problem[] =>
    results.flatMap(({page, literals, quotations, result}) =>
      result[kind].map(([i, message]) => {
        const {line, column} = (kind === 'labels' ? quotations : literals)[i]!;
        return {file: page.file, line, column, message};
      }),
    );
  return {
    names: problems('names'),
    messages: problems('messages'),
    labels: problems('labels'),
    unused: results.flatMap(unusedOfPage),
    used: new Set(results.flatMap(({result}) => result.used)),
    literals: results.reduce((sum, {literals}) => sum + literals.length, 0),
    declared: results.reduce((sum, {result}) => sum + result.declared, 0),
  };
};

type LiteralReport = Awaited<ReturnType<typeof checkLiterals>>;

const unusedOfPage = ({page, result}: {page: Page; result: Result}): Problem[] => {
  const {placeOf: placeOfKey} = readFrontMatter(page.text);
  const at = {file: page.file, ...placeOfKey(NAMES_KEY)};
  return [
    ...declaredBy(page)
      .filter((name) => !result.used.includes(name))
      .map((name) => ({...at, message: `nothing on the page needs "${name}" in ${NAMES_KEY}: take it out`})),
    ...result.needless.map((name) => ({...at, message: `the page links ${name}: take it out of ${NAMES_KEY}`})),
  ];
};

/** Entries of the site's list that no page needs, and too many declarations; true only of all pages together. */
export const checkDeclarations = ({used, literals, declared}: LiteralReport): Problem[] => {
  const file = 'tools/check/literals/declared.yml';
  const unused = [...siteDeclarations().entries].filter(([entry]) => !used.has(entry));
  const share = (100 * declared) / Math.max(1, literals);
  return [
    ...unused.map(([entry, line]) => ({file, line, column: 1, message: `no page needs "${entry}": take it out`})),
    ...(share > DECLARED_LIMIT
      ? [
          {
            file,
            line: 1,
            column: 1,
            message: `${share.toFixed(1)} % of all inline code is declared; at most ${DECLARED_LIMIT} % may be`,
          },
        ]
      : []),
  ];
};
