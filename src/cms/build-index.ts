import path from 'node:path';
import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';
import type {SourceFile} from 'typescript';
import {type PackageFile, readPackage} from './read-package';
import {type CmsSymbol, listSymbols, parseSource} from './symbols';
import {type Open, type Value, ValueReader} from './values';

interface FileIndex {
  /** Symbols with their lines: from 1; 0 when only the published types are known. */
  readonly symbols: Readonly<Record<string, number>>;
  /** Values of those symbols whose value can be read. */
  readonly values: Readonly<Record<string, Value>>;
}

export interface PackageIndex {
  readonly files: Readonly<Record<string, FileIndex>>;
}

/** Package name without `@strapi/` → its files. */
export type SourceIndex = Readonly<Record<string, PackageIndex>>;

/** Relative imports of a package's files; a build of it has other extensions than its sources. */
const openIn =
  (parsed: ReadonlyMap<string, SourceFile>): Open =>
  (specifier, {fileName}) => {
    if (!specifier.startsWith('.')) return undefined;
    const file = path.posix.join(path.posix.dirname(fileName), specifier).replace(/\.js$/, '');
    const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx', '/index.js'];
    return endings.map((ending) => parsed.get(file + ending)).find(Boolean);
  };

const linesOf = (symbols: ReadonlyMap<string, CmsSymbol>, {kind, map}: PackageFile): Record<string, number> => {
  const trace = map === undefined ? undefined : new TraceMap(map);
  const lineOf = ({place: {line, character}}: CmsSymbol): number =>
    kind === 'source'
      ? line + 1
      : ((trace && originalPositionFor(trace, {line: line + 1, column: character}).line) ?? 0);
  return Object.fromEntries([...symbols].map(([name, symbol]) => [name, lineOf(symbol)]));
};

const valuesOf = (symbols: ReadonlyMap<string, CmsSymbol>, reader: ValueReader): Record<string, Value> =>
  Object.fromEntries(
    [...symbols].flatMap(([name, {value}]) => {
      const read = value && reader.read(value);
      return read === undefined ? [] : [[name, read]];
    }),
  );

export const indexPackage = (folder: string): PackageIndex => {
  const sources = readPackage(folder);
  const parsed = new Map<string, SourceFile>();
  for (const [name, {text}] of sources)
    if (/\.(?:[cm]?[jt]sx?|json)$/.test(name)) parsed.set(name, parseSource(name, text));
  const reader = new ValueReader(openIn(parsed));
  const files: Record<string, FileIndex> = {};
  for (const [name, file] of sources) {
    const source = parsed.get(name);
    const symbols = source ? listSymbols(source) : new Map<string, CmsSymbol>();
    files[name] = {symbols: linesOf(symbols, file), values: valuesOf(symbols, reader)};
  }
  return {files};
};
