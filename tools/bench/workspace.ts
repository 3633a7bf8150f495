import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';

/** The project. */
export const ROOT = path.resolve(__dirname, '../..');
/** The only folder that a benchmark writes to. */
export const WORK = path.join(ROOT, '.cache', 'bench');

/** What builds and development servers keep for the next time. */
const CACHES = ['.cache', '.docusaurus', 'node_modules/.cache'];
/** What no copy takes over. The history is not needed: without `REPOSITORY_URL` nothing asks for dates. */
const MADE = ['node_modules', '.cache', '.docusaurus', 'build', 'exports', '.git'];

/** Sources that no build reads. */
const APART = /(^|\/)__tests__\/|^src\/(bench|scripts)\//;

/**
 * Gives a folder a `node_modules` of its own whose entries are links to the project's. It has to be a real folder: webpack
 * keeps its cache in `node_modules/.cache` below the working directory, and no site may find the cache of another.
 */
function linkModules(dir: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(dir, 'node_modules');
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from)) {
    if (name === '.cache' || name === '.package-lock.json') continue;
    const link = path.join(to, name);
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(from, name), link);
  }
}

/** Empties a folder, except for what builds made in it. */
function clearSources(dir: string): void {
  fs.mkdirSync(dir, {recursive: true});
  for (const name of fs.readdirSync(dir)) {
    if (!MADE.includes(name)) fs.rmSync(path.join(dir, name), {recursive: true, force: true});
  }
}

/**
 * Removes what earlier builds kept in a folder, so that the next one is a cold one.
 *
 * @param generated more folders that they wrote; these stay, empty.
 */
export function clearCaches(dir: string, generated: readonly string[]): void {
  for (const name of [...CACHES, ...generated]) fs.rmSync(path.join(dir, name), {recursive: true, force: true});
  for (const name of generated) fs.mkdirSync(path.join(dir, name));
}

/** Makes a folder of a site that is not the project's ready to be built. */
export function prepareFolder(name: string): string {
  const dir = path.join(WORK, name);
  clearSources(dir);
  linkModules(dir);
  return dir;
}

/**
 * Copies the project as it is now, so that a run neither disturbs work on it nor is disturbed.
 *
 * @returns the folder of the copy.
 */
export function copyProject(name: string): string {
  const dir = prepareFolder(name);
  for (const entry of fs.readdirSync(ROOT)) {
    if (MADE.includes(entry)) continue;
    fs.cpSync(path.join(ROOT, entry), path.join(dir, entry), {recursive: true, preserveTimestamps: true});
  }
  fs.mkdirSync(path.join(dir, 'exports'), {recursive: true});
  // "npm run build" first compares this list with the lockfile; installing is no part of what is measured.
  fs.copyFileSync(path.join(dir, 'package-lock.json'), path.join(dir, 'node_modules', '.package-lock.json'));
  return dir;
}

/**
 * Changes when a source of the site in the folder changes.
 *
 * @param generated folders that its builds write.
 */
export function sourcesFingerprint(dir: string, generated: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of fs.readdirSync(dir).sort()) {
    if ([...CACHES, 'node_modules', 'build', ...generated].includes(entry)) continue;
    const root = path.join(dir, entry);
    const files = fs.statSync(root).isDirectory()
      ? filesBelow(root).filter((file) => !APART.test(path.relative(dir, file)))
      : [root];
    for (const file of files) hash.update(path.relative(dir, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
