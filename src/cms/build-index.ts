import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';
import {type PackageFile, readPackage} from './read-package';
import {listSymbols} from './symbols';

export interface PackageIndex {
  /** Symbols of each file, with their lines: from 1; 0 when only the published types are known. */
  readonly files: Readonly<Record<string, {readonly symbols: Readonly<Record<string, number>>}>>;
}

/** Package name without `@strapi/` → its files. */
export type SourceIndex = Readonly<Record<string, PackageIndex>>;

const linesOfSymbols = (name: string, {kind, text, map}: PackageFile): Record<string, number> => {
  if (!/\.(?:[cm]?[jt]sx?|json)$/.test(name)) return {};
  const trace = map === undefined ? undefined : new TraceMap(map);
  const lines: Record<string, number> = {};
  for (const [symbol, {line, character}] of listSymbols(name, text)) {
    if (kind === 'source') lines[symbol] = line + 1;
    else lines[symbol] = (trace && originalPositionFor(trace, {line: line + 1, column: character}).line) ?? 0;
  }
  return lines;
};

export const indexPackage = (folder: string): PackageIndex => {
  const files: Record<string, {symbols: Record<string, number>}> = {};
  for (const [name, file] of readPackage(folder)) files[name] = {symbols: linesOfSymbols(name, file)};
  return {files};
};
