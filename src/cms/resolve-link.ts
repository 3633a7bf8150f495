import path from 'node:path';
import {didYouMean, nearest} from '../lib/suggest';
import type {PackageIndex, SourceIndex} from './build-index';
import {PACKAGES} from './packages';
import type {Value} from './values';

export interface ResolvedLink {
  readonly ok: true;
  readonly packageName: string;
  readonly path: string;
  readonly symbol?: string;
  /** Line of the symbol, from 1; absent without a symbol, or when the published types do not say. */
  readonly line?: number;
  /** The symbol's value, where it can be read; without a symbol what an `index` file exports. */
  readonly value?: Value;
  /** What is after `=`: with it the link's text is compared with the value. It is empty when the text is the value. */
  readonly stated?: string;
  /** Address of the file, or of its line, at the tag of the version documented. */
  readonly url: string;
}

/** A link to something that is not there; `message` says what, and what was probably meant. */
interface BrokenLink {
  readonly ok: false;
  readonly message: string;
}

export type Resolution = ResolvedLink | BrokenLink;

/** Tags that links open, by name of the repository. */
export type Tags = Readonly<Record<string, string>>;

const parse = (link: string) => /^cms:([^/#]+)\/?([^#]*?)\/?(?:#([^=]*)(?:=(.*))?)?$/.exec(decodeURI(link));

/** A link of which only the address is known; `undefined` without one. */
export const keptLink = (link: string, url: string | undefined): ResolvedLink | undefined => {
  const [, packageName = '', file = '', symbol] = parse(link) ?? [];
  const [, line] = /#L(\d+)$/.exec(url ?? '') ?? [];
  return url === undefined
    ? undefined
    : {ok: true, packageName, path: file, symbol, url, ...(line && {line: Number(line)})};
};

export const isCmsLink = (url: string): boolean => url.startsWith('cms:');

/**
 * Looks up `cms:<package>/<path>[#symbol[=[value]]]` in the index.
 *
 * @param tags that the link opens, by default those of the version documented.
 */
export const resolveCmsLink = (index: SourceIndex, link: string, tags: Tags = {}): Resolution => {
  const match = parse(link);
  if (!match) return broken(`"${link}" is not of the form cms:<package>/<path>[#symbol]`);
  const [, packageName = '', file = '', symbol, stated] = match;
  const found = index[packageName];
  if (!found) return broken(`no package "${packageName}"${didYouMean(nearest(packageName, Object.keys(index)))}`);
  const base = {ok: true, packageName, path: file} as const;
  if (!(file in found.files)) {
    const isFolder = Object.keys(found.files).some((name) => file === '' || name.startsWith(`${file}/`));
    if (isFolder && symbol === undefined) return {...base, url: address(packageName, file, 'tree', tags)};
    return broken(missingFile(index, packageName, found, file));
  }
  const url = address(packageName, file, 'blob', tags);
  const {symbols, values} = found.files[file]!;
  if (symbol === undefined) return {...base, value: values[''], url};
  if (!Object.hasOwn(symbols, symbol)) return broken(missingSymbol(found, packageName, file, symbol));
  const line = symbols[symbol]!;
  const known = {...base, symbol, stated, value: values[symbol]};
  return line === 0 ? {...known, url} : {...known, line, url: `${url}#L${line}`};
};

const broken = (message: string): BrokenLink => ({ok: false, message});

const address = (packageName: string, file: string, kind: 'blob' | 'tree', tags: Tags): string => {
  const home = PACKAGES[packageName];
  if (!home) throw new Error(`no repository folder is known for the package "${packageName}": add it to packages.ts`);
  const {name, tag} = home.repository;
  return ['https://github.com', name, kind, tags[name] ?? tag, home.folder, encodeURI(file)].filter(Boolean).join('/');
};

/** A file of the same name elsewhere is a likelier suggestion than a similar path. */
const missingFile = (index: SourceIndex, packageName: string, found: PackageIndex, file: string): string => {
  const stem = (name: string): string => path.posix.basename(name).replace(/\.\w+$/, '');
  const names = Object.keys(found.files);
  const wanted = new Set(file.split('/'));
  const shared = (name: string): number => name.split('/').filter((part) => wanted.has(part)).length;
  const sameStem = names.filter((name) => stem(name) === stem(file));
  const near = sameStem.sort((a, b) => shared(b) - shared(a) || a.length - b.length)[0] ?? nearest(file, names);
  if (near !== undefined) return `no file "${file}" in ${packageName}${didYouMean(`cms:${packageName}/${near}`)}`;
  for (const [other, {files}] of Object.entries(index)) {
    const elsewhere = Object.keys(files).find((name) => path.posix.basename(name) === path.posix.basename(file));
    if (elsewhere !== undefined) return `no file "${file}" in ${packageName}${didYouMean(`cms:${other}/${elsewhere}`)}`;
  }
  return `no file "${file}" in ${packageName}`;
};

const missingSymbol = (found: PackageIndex, packageName: string, file: string, symbol: string): string => {
  const what = `no symbol "${symbol}" in ${packageName}/${file}`;
  const names = Object.keys(found.files[file]?.symbols ?? {});
  const last = symbol.split('.').at(-1);
  const near = names.find((name) => name.split('.').at(-1) === last) ?? nearest(symbol, names);
  if (near !== undefined) return what + didYouMean(`#${near}`);
  const elsewhere = Object.entries(found.files).find(([, {symbols}]) => Object.hasOwn(symbols, symbol));
  if (elsewhere) return what + didYouMean(`cms:${packageName}/${elsewhere[0]}#${symbol}`);
  const some = names.filter((name) => !name.includes('.')).slice(0, 8);
  return some.length ? `${what}; it declares ${some.join(', ')}` : what;
};
