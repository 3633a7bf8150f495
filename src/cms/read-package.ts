import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '../lib/files';

/** A file of a published package, under the path that it has in the package's folder of the repository. */
export interface PackageFile {
  /** `source`: the original text, `types`: a published declaration file in its place. */
  readonly kind: 'source' | 'types';
  readonly text: string;
  /** For `types`: the declaration map's text, where one is published. */
  readonly map?: string;
}

interface SourceMap {
  readonly sources: string[];
  readonly sourcesContent?: (string | null)[];
}

/** Published files outside `dist/` that are the originals themselves. */
const PLAIN_SOURCE = /\.(?:[cm]?[jt]sx?|json|pub|html)$/;

/** Templates that the generators' build copies as they are, from `src/` to `dist/`. */
const COPIED = /^dist\/(templates\/.*)$/;

/**
 * The sources that an installed package carries: `sourcesContent` of its source maps, its plain sources, and, for files
 * that hold only types and so leave no source map, its declaration files.
 *
 * @param folder the installed package's folder, `node_modules/@strapi/x`
 * @returns path in the repository's package folder (with `/`) → file
 */
export const readPackage = (folder: string): Map<string, PackageFile> => {
  const files = new Map<string, PackageFile>();
  const declarations: string[] = [];
  for (const file of filesBelow(folder)) {
    const name = relativePath(folder, file);
    if (name.startsWith('node_modules/')) continue;
    if (/\.[cm]?js\.map$/.test(name)) addFromSourceMap(files, folder, file);
    else if (/^dist\/.*\.d\.ts$/.test(name)) declarations.push(name);
    else if (!name.startsWith('dist/') && PLAIN_SOURCE.test(name))
      addSource(files, name, fs.readFileSync(file, 'utf8'));
    else if (COPIED.test(name)) addSource(files, name.replace(COPIED, 'src/$1'), fs.readFileSync(file, 'utf8'));
  }
  for (const name of declarations) addFromDeclaration(files, folder, name);
  return files;
};

/** A map that was made elsewhere names its sources above the package: the path after the leading `../` is the original's. */
const originalPath = (folder: string, mapFile: string, source: string): string =>
  relativePath(folder, path.resolve(path.dirname(mapFile), source)).replace(/^(?:\.\.\/)+/, '');

const addSource = (files: Map<string, PackageFile>, name: string, text: string): void => {
  if (!files.has(name)) files.set(name, {kind: 'source', text});
};

const addFromSourceMap = (files: Map<string, PackageFile>, folder: string, mapFile: string): void => {
  const map = JSON.parse(fs.readFileSync(mapFile, 'utf8')) as SourceMap;
  map.sources.forEach((source, i) => {
    const text = map.sourcesContent?.[i];
    if (text && !source.includes('node_modules')) addSource(files, originalPath(folder, mapFile, source), text);
  });
};

/** Without a declaration map the original's path follows from the published one: folders under `dist/` mirror the sources'. */
const guessOriginal = (name: string): string => {
  const bare = name.replace(/^dist\/|\.d\.ts$/g, '');
  return /^(?:admin|server|ee|shared|src)\//.test(bare) ? bare : `src/${bare}`;
};

const addFromDeclaration = (files: Map<string, PackageFile>, folder: string, name: string): void => {
  const file = path.join(folder, name);
  const mapFile = `${file}.map`;
  const text = fs.readFileSync(file, 'utf8');
  if (fs.existsSync(mapFile)) {
    const map = fs.readFileSync(mapFile, 'utf8');
    const source = (JSON.parse(map) as SourceMap).sources[0];
    if (source === undefined) return;
    const original = originalPath(folder, mapFile, source);
    if (!files.has(original)) files.set(original, {kind: 'types', text, map});
    return;
  }
  const bare = guessOriginal(name);
  const known = ['.ts', '.tsx', '.js', '.jsx'].some((extension) => files.has(bare + extension));
  if (!known) files.set(`${bare}.ts`, {kind: 'types', text});
};
