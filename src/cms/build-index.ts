import fs from 'node:fs';
import path from 'node:path';
import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';
import {type PackageFile, readPackage} from './read-package';
import {listSymbols} from './symbols';

/** What is known of one source file: its symbols, each with its line (from 1; 0 when only the published types are known). */
export interface IndexedFile {
  kind: PackageFile['kind'];
  symbols: Record<string, number>;
}

/** One package's files by path in its folder of the repository. */
export interface PackageIndex {
  version: string;
  files: Record<string, IndexedFile>;
}

/** Package name without `@strapi/` → its files. */
export type SourceIndex = Record<string, PackageIndex>;

/** Reads one installed package and lists its files and their symbols. */
export const indexPackage = (folder: string): PackageIndex => {
  const {version} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  const files: Record<string, IndexedFile> = {};
  for (const [name, file] of readPackage(folder)) files[name] = {kind: file.kind, symbols: indexSymbols(name, file)};
  return {version, files};
};

const indexSymbols = (name: string, file: PackageFile): Record<string, number> => {
  if (!/\.(?:[cm]?[jt]sx?|json)$/.test(name)) return {};
  const lineOf = file.kind === 'types' ? mappedLine(file) : lineCounter(file.text);
  const symbols: Record<string, number> = {};
  for (const [symbol, offset] of listSymbols(name, file.text)) symbols[symbol] = lineOf(offset);
  return symbols;
};

/** Offset in the text → line, from 1. */
const lineCounter = (text: string): ((offset: number) => number) => {
  const starts = lineStarts(text);
  return (offset) => lineAt(starts, offset);
};

/** Offset in a declaration file → line of the original, or 0 when no declaration map tells. */
const mappedLine = ({text, map}: PackageFile): ((offset: number) => number) => {
  if (map === undefined) return () => 0;
  const starts = lineStarts(text);
  const trace = new TraceMap(map);
  return (offset) => {
    const line = lineAt(starts, offset);
    return originalPositionFor(trace, {line, column: offset - (starts[line - 1] ?? 0)}).line ?? 0;
  };
};

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

const lineAt = (starts: number[], offset: number): number => {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
};
