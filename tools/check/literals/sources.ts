import fs from 'node:fs';
import path from 'node:path';
import {installedVersions} from '../../../src/cms/load-index';
import {readPackage} from '../../../src/cms/read-package';
import {DiskCache} from '../../../src/lib/disk-cache';
import {filesBelow, relativePath} from '../../../src/lib/files';
import {addPairs} from './pairs';
import {STRING, TEMPLATE, tokensOf} from './tokens';

/** Raise when what is stored of a file changes, so that older caches are not read. */
const FORMAT = 3;

/** One file of a package, as its tokens. */
export class SourceFile {
  /** Each token between two line feeds: what stands side by side in code is a part of this text. */
  readonly text: string;
  #tokens?: string[];
  #words?: Set<string>;

  constructor(text: string) {
    this.text = `\n${text}\n`;
  }

  get tokens(): readonly string[] {
    return (this.#tokens ??= this.text.slice(1, -1).split('\n'));
  }

  /** Names in code, strings as a whole, and names in strings that are no sentences. */
  get words(): ReadonlySet<string> {
    return (this.#words ??= new Set([...this.tokens.flatMap(wordsOfToken), ...templatesIn(this.tokens)]));
  }
}

const wordsOfToken = (token: string): string[] => {
  if (token[0] !== STRING && token[0] !== TEMPLATE) return [token];
  const value = token.slice(token[0] === STRING ? 1 : 2);
  if (/\w+ \w+ \w+ \w+/.test(value)) return [value, ...(value.match(/(?<=^|, )--?[a-z][\w-]*/g) ?? [])];
  return [value, ...wordsIn(value)];
};

/** Templates without white space, with `…` for each of their values: `stage::…`. */
const templatesIn = (tokens: readonly string[]): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (const token of tokens) {
    if (token[0] !== TEMPLATE) continue;
    const text = token.slice(2);
    if (token[1] === 'H') open.push(text);
    else open.push(`${open.pop() ?? ''}…${text}`);
    if (token[1] === 'T') found.push(open.pop()!);
  }
  return found.filter((text) => /\w/.test(text) && !/\s/.test(text));
};

/** `--flag`, `kebab-case`, `name` and the parts of what is joined by dots, slashes and colons. */
const wordsIn = (text: string): string[] => text.match(/(?:--?)?[\w$]+(?:-[\w$]+)*/g) ?? [];

/** A package's files by their paths, and what is in any of them. */
export class SourcePackage {
  readonly files: ReadonlyMap<string, SourceFile>;
  #words?: Map<string, number>;
  #owners?: Map<string, Set<string>>;
  #templates?: string[];

  constructor(files: ReadonlyMap<string, SourceFile>) {
    this.files = files;
  }

  /** Each word with the number of files that have it. */
  get words(): ReadonlyMap<string, number> {
    if (this.#words) return this.#words;
    this.#words = new Map();
    for (const {words} of this.files.values()) {
      for (const word of words) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    }
    return this.#words;
  }

  /** Templates that say something: `uploads_backup_…`, `…_….jsonl`. */
  get templates(): readonly string[] {
    return (this.#templates ??= [...this.words.keys()].filter((word) => word.includes('…') && /\w{3}/.test(word)));
  }

  /** Member → the names that it is a member of. */
  get owners(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#owners) return this.#owners;
    this.#owners = new Map();
    for (const [file, {tokens}] of this.files) addPairs(file, tokens, this.#owners);
    return this.#owners;
  }

  /** Files that have all of these tokens side by side. */
  has(tokens: readonly string[]): boolean {
    const joined = `\n${tokens.join('\n')}\n`;
    return [...this.files.values()].some((file) => file.text.includes(joined));
  }
}

/** What is read of a package: code and data that code is made from, not its tests. */
const isRead = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|hbs|html)$/.test(file) && !/__tests__|__mocks__|\.test\.|(?<!^admin)\/tests\//.test(file);

/** The texts of the admin panel: they are published as chunks that name no source. */
const ENGLISH = /(?:^|\/)en-[\w-]+\.mjs$/;

const readCmsPackage = (folder: string): [string, string][] => {
  const files = [...readPackage(folder)]
    .filter(([file]) => isRead(file))
    .map(([file, {text}]) => [file, text] as const);
  const english = filesBelow(path.join(folder, 'dist'), ['.mjs']).filter((file) => ENGLISH.test(file));
  return [...files, ...english.map((file) => [relativePath(folder, file), fs.readFileSync(file, 'utf8')] as const)].map(
    ([file, text]) => [file, tokenText(text)],
  );
};

/** The types of a library, which name all that it offers; its code where it has none. */
const readLibrary = (root: string, name: string): [string, string][] => {
  const types = path.join(root, 'node_modules/@types', name.replace(/^@(.*)\//, '$1__'));
  const folder = path.join(root, 'node_modules', name);
  const all = [...filesBelow(types), ...filesBelow(folder)].filter(
    (file) => !relativePath(folder, file).includes('node_modules/'),
  );
  const declarations = all.filter((file) => /\.d\.[cm]?ts$/.test(file));
  const read =
    declarations.length > 0 ? declarations : all.filter((file) => /\.[cm]?js$/.test(file) && !/\.min\./.test(file));
  return read.map((file) => [relativePath(root, file), tokenText(fs.readFileSync(file, 'utf8'))]);
};

/** The code of a library, for what it prints. */
const readCode = (root: string, name: string): [string, string][] => {
  const folder = path.join(root, 'node_modules', name);
  const isPrinted = (file: string) => !/(?:^|\/)(?:node_modules|test|esm?|bin)\/|\.min\.|\.esm\.|\.umd\./.test(file);
  return filesBelow(folder, ['.js'])
    .filter((file) => isPrinted(relativePath(folder, file)))
    .map((file) => [relativePath(root, file), tokenText(fs.readFileSync(file, 'utf8'))]);
};

/** Stands for a line feed inside of a string, since line feeds stand between tokens. */
export const LINE_END = '⏎';

/** Optional chaining and assertions that something is not null do not change what is named. */
export const tokenText = (text: string): string =>
  tokensOf(text)
    .map((token) => (token === '?.' ? '.' : token.replace(/\s*\n\s*/g, LINE_END)))
    .join('\n')
    .replace(/\n!\n\./g, '\n.');

/** Reads packages on demand and keeps their tokens in a file for the next process. */
export class SourceReader {
  readonly #root: string;
  readonly #cache: DiskCache<[string, string][]>;
  readonly #read = new Map<string, SourcePackage>();
  readonly #cms: readonly string[];

  /** @param version what is installed. */
  constructor(root: string, cacheDir: string, version: string) {
    this.#root = root;
    this.#cache = new DiskCache(path.join(cacheDir, 'tokens.json'), `${FORMAT} ${version}`);
    this.#cms = Object.keys(installedVersions(root));
  }

  get cmsPackages(): readonly string[] {
    return this.#cms;
  }

  /** Whether this is the whole name of an installed package. */
  isPackage(name: string): boolean {
    return (
      /^(?:@[\w-]+\/)?[\w.-]+$/.test(name) && fs.existsSync(path.join(this.#root, 'node_modules', name, 'package.json'))
    );
  }

  /** A package; without files when it is not installed. */
  package(name: string): SourcePackage {
    const known = this.#read.get(name);
    if (known) return known;
    const stored = this.#cache.get(name);
    const isCms = this.#cms.includes(name);
    const files =
      stored ??
      (isCms ? readCmsPackage(path.join(this.#root, 'node_modules/@strapi', name)) : readLibrary(this.#root, name));
    if (!stored) this.#cache.set(name, files);
    const made = new SourcePackage(new Map(files.map(([file, text]) => [file, new SourceFile(text)])));
    this.#read.set(name, made);
    return made;
  }

  /** The code of a library; `package` reads its types. */
  code(name: string): SourcePackage {
    const files = this.#cache.get(`code of ${name}`) ?? readCode(this.#root, name);
    this.#cache.set(`code of ${name}`, files);
    return new SourcePackage(new Map(files.map(([file, text]) => [file, new SourceFile(text)])));
  }

  save(): void {
    this.#cache.save({keepUnused: true});
  }
}
