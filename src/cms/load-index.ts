import fs from 'node:fs';
import path from 'node:path';

import type {SourceIndex} from './build-index';
import {PACKAGES} from './packages';

/** Raise when the index's content or format changes, so that older caches are not read. */
const FORMAT = 4;

interface Options {
  /** Folder that holds `node_modules/@strapi/*`. */
  root: string;
  /** Folder of the cache; by default `.cache/content` under `root`. */
  cacheDir?: string;
}

const loaded = new Map<string, Promise<SourceIndex>>();

/** The index of the sources that the installed packages carry. Built once per set of versions, then read from the cache. */
export function loadSourceIndex({root, cacheDir = path.join(root, '.cache/content')}: Options): Promise<SourceIndex> {
  const versions = installedVersions(root);
  const key = JSON.stringify([FORMAT, versions]);
  const known = loaded.get(root + key);
  if (known) return known;
  const index = readOrBuild(root, path.join(cacheDir, 'source-index.json'), key, Object.keys(versions));
  loaded.set(root + key, index);
  return index;
}

async function readOrBuild(root: string, file: string, key: string, names: string[]): Promise<SourceIndex> {
  const cached = readCache(file, key);
  if (cached) return cached;
  // Loaded only when needed: it brings the TypeScript compiler along.
  const {indexPackage} = await import('./build-index');
  const index = Object.fromEntries(
    names.map((name) => [name, indexPackage(path.join(root, 'node_modules/@strapi', name))]),
  );
  writeCache(file, key, index);
  return index;
}

/** Package name without `@strapi/` → installed version, for those of `PACKAGES` that are installed. */
export function installedVersions(root: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const name of Object.keys(PACKAGES)) {
    const file = path.join(root, 'node_modules/@strapi', name, 'package.json');
    if (fs.existsSync(file)) versions[name] = (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
  }
  return versions;
}

function readCache(file: string, key: string): SourceIndex | undefined {
  if (!fs.existsSync(file)) return undefined;
  try {
    const cached = JSON.parse(fs.readFileSync(file, 'utf8')) as {key: string; index: SourceIndex};
    return cached.key === key ? cached.index : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a process that reads at the same time never sees half a file. */
function writeCache(file: string, key: string, index: SourceIndex): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify({key, index}));
  fs.renameSync(temporary, file);
}
