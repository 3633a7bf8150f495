import fs from 'node:fs';
import path from 'node:path';
import {DiskCache} from '../lib/disk-cache';
import type {SourceIndex} from './build-index';
import {PACKAGES} from './packages';

/** Raise when the index's content or format changes, so that older caches are not read. */
const FORMAT = 10;

const loaded = new Map<string, Promise<SourceIndex>>();

/** Package name without `@strapi/` → installed version, for those of `PACKAGES` that are installed. */
export const installedVersions = (root: string): Record<string, string> => {
  const versions: Record<string, string> = {};
  for (const name of Object.keys(PACKAGES)) {
    const file = path.join(root, 'node_modules/@strapi', name, 'package.json');
    if (fs.existsSync(file)) versions[name] = (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
  }
  return versions;
};

const readOrBuild = async (root: string, file: string, version: string, names: string[]): Promise<SourceIndex> => {
  const cache = new DiskCache<SourceIndex>(file, version);
  const index = await cache.getOrMake(names, async () => {
    // Loaded only when needed: it brings the TypeScript compiler along.
    const {indexPackage} = await import('./build-index');
    return Object.fromEntries(names.map((name) => [name, indexPackage(path.join(root, 'node_modules/@strapi', name))]));
  });
  cache.save();
  return index;
};

/**
 * The index of the sources that the installed packages carry. Built once per set of versions, then read from the cache;
 * a process reads the packages of a folder once.
 */
export const loadSourceIndex = (from: {readonly root: string; readonly cacheDir?: string}): Promise<SourceIndex> => {
  const {root, cacheDir = path.join(root, '.cache/content')} = from;
  const known = loaded.get(root);
  if (known) return known;
  const versions = installedVersions(root);
  const version = JSON.stringify([FORMAT, versions]);
  const index = readOrBuild(root, path.join(cacheDir, 'source-index.json'), version, Object.keys(versions));
  loaded.set(root, index);
  return index;
};
