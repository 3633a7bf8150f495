import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {DiskCache} from '../lib/disk-cache';
import {COMPILE_LATE} from '../lib/node-flags.mjs';
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

/** In a process of its own: it brings the TypeScript compiler along, and would stop everything else for seconds. */
const build = async (root: string, names: readonly string[]): Promise<SourceIndex> => {
  const script = path.join(__dirname, 'index-sources.ts');
  const args = [...COMPILE_LATE, '--import', 'tsx', script, root, ...names];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: __dirname, maxBuffer: Infinity});
  return JSON.parse(stdout) as SourceIndex;
};

const readOrBuild = async (root: string, file: string, version: string, names: string[]): Promise<SourceIndex> => {
  const cache = new DiskCache<SourceIndex>(file, version);
  const index = await cache.getOrMake(names, () => build(root, names));
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
