import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, replaceFile} from '../../../src/lib/files';
import {measure, type Usage} from '../processes';

export const ROOT = path.resolve(__dirname, '../../..');
/** The only folder that a benchmark writes to. */
export const WORK = path.join(ROOT, '.cache', 'bench');

export interface Site {
  readonly name: string;
  /** Its static build. */
  readonly buildDir: string;
}

/** A site that can be built and started here, by the scripts of its package file. */
export interface Project extends Site {
  readonly dir: string;
  /** Whether its builds write pages into `exports/`. */
  readonly writesExports: boolean;
}

/** What builds and development servers keep for the next time. */
const CACHES = ['.cache', '.docusaurus', 'node_modules/.cache'];
/** In `.cache`: what is made of the CMS's packages alone, and kept by the workflows for a fresh clone. */
const OF_CMS = ['content', 'typedoc', 'typedoc.stamp'];
const NO_SOURCES = ['build', '.cache', '.docusaurus', 'node_modules', '.git', 'exports'];

const exportsOf = (dir: string): string[] =>
  fs.existsSync(path.join(dir, 'exports'))
    ? fs.readdirSync(path.join(dir, 'exports')).map((name) => path.join('exports', name))
    : [];

/** Pages that a build writes; other entries of `exports/`, such as `_notes`, are sources. */
const isGenerated = (entry: string) => /^exports[\\/][^_.]/.test(entry);

const sourcesOf = (dir: string, writesExports: boolean): string[] => [
  ...fs.readdirSync(dir).filter((name) => !NO_SOURCES.includes(name)),
  ...exportsOf(dir).filter((entry) => !(writesExports && isGenerated(entry))),
];

/** The folder of a site in the benchmark's own folder, without the sources of the last time, but with the caches. */
export const prepareProject = (name: string, modules: string, writesExports: boolean): Project => {
  const dir = path.join(WORK, 'sites', name);
  fs.mkdirSync(dir, {recursive: true});
  for (const entry of sourcesOf(dir, writesExports)) fs.rmSync(path.join(dir, entry), {recursive: true});
  linkModules(modules, path.join(dir, 'node_modules'));
  return {name, dir, buildDir: path.join(dir, 'build'), writesExports};
};

/**
 * A real folder of links: webpack keeps its cache in `node_modules/.cache` below the working directory, and no site may
 * find the cache of another.
 */
const linkModules = (from: string, to: string): void => {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(to).filter((it) => it !== '.cache')) fs.rmSync(path.join(to, name));
  for (const name of fs.readdirSync(from).filter((it) => !['.cache', '.package-lock.json'].includes(it))) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
};

/**
 * Copies a checkout of the project as it is on disk, so that a run neither disturbs work on it nor is disturbed. The
 * history is left out: without `REPOSITORY_URL` nothing asks for dates.
 */
export const copyCheckout = (name: string, from: string): Project => {
  const project = prepareProject(name, path.join(from, 'node_modules'), true);
  for (const entry of sourcesOf(from, true)) {
    fs.cpSync(path.join(from, entry), path.join(project.dir, entry), {recursive: true, preserveTimestamps: true});
  }
  // The scripts install what this list lacks, and installing is not measured.
  const installed = 'node_modules/.package-lock.json';
  fs.copyFileSync(path.join(from, installed), path.join(project.dir, installed));
  return project;
};

/**
 * Removes what builds and development servers kept, so that the next start is a cold one. The build itself stays.
 *
 * @param keepsCms keeps what was made of the CMS's packages alone. By default false.
 */
export const clearCaches = ({dir, writesExports}: Project, {keepsCms = false} = {}): void => {
  const generated = writesExports ? exportsOf(dir).filter(isGenerated) : [];
  const cache = path.join(dir, '.cache');
  const ofSite = keepsCms && fs.existsSync(cache) ? fs.readdirSync(cache).filter((name) => !OF_CMS.includes(name)) : [];
  const caches = keepsCms ? [...CACHES.slice(1), ...ofSite.map((name) => path.join('.cache', name))] : CACHES;
  for (const name of [...caches, ...generated]) fs.rmSync(path.join(dir, name), {recursive: true, force: true});
};

/** A script of a project's package file, as a command of bash. */
export const scriptOf = ({dir}: Project, name: 'build' | 'start'): string =>
  JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).scripts[name];

export const buildProject = (project: Project): Promise<Usage> => measure(scriptOf(project, 'build'), project.dir);

/** Builds a project unless its build was made from the sources that are there now. */
export const ensureBuilt = async (project: Project): Promise<void> => {
  const {dir, buildDir, writesExports} = project;
  const hash = createHash('sha256');
  for (const entry of sourcesOf(dir, writesExports)) {
    const source = path.join(dir, entry);
    for (const file of fs.statSync(source).isDirectory() ? filesBelow(source) : [source]) {
      hash.update(path.relative(dir, file)).update(fs.readFileSync(file));
    }
  }
  const stamp = path.join(dir, '.cache', 'bench-sources');
  const current = hash.digest('hex');
  const last = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
  if (last === current && fs.existsSync(path.join(buildDir, 'index.html'))) return;
  console.error(`building ${project.name} …`);
  await buildProject(project);
  replaceFile(stamp, current);
};
