// Plain JavaScript: a build needs no `devDependencies`, so nothing here can run TypeScript.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildEnvironment} from '../../src/speed/build/node.mjs';
import {findFailedPages} from './failed-pages.mjs';
import {collect, docusaurus, root} from './run.mjs';

const INPUTS = ['docs', 'guides', 'api', 'rfcs', 'exports/_notes', 'i18n', 'src', 'static'];
/** What `docusaurus docs:version` writes. */
const VERSIONED = /_versioned_(?:docs|sidebars)$|_versions\.json$/;
const INPUT_FILES = ['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];
const INPUT_ENVIRONMENT = ['SITE_URL', 'REPOSITORY_URL'];
/** Kept outside `build/`, which is what gets published. */
const STAMP = path.join(root, '.cache', 'site-build');

/** The file, or those in the folder. */
const filesBelow = (name) => {
  const found = path.join(root, name);
  if (fs.statSync(found).isFile()) return [found];
  return fs
    .readdirSync(found, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__tests__'))
    .map((entry) => path.join(entry.parentPath, entry.name));
};

const inputsFingerprint = () => {
  const hash = createHash('sha256');
  const versioned = fs.readdirSync(root).filter((name) => VERSIONED.test(name));
  const names = [...INPUTS, ...INPUT_FILES, ...versioned];
  const files = names.flatMap((name) => filesBelow(name)).sort();
  for (const file of files) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  for (const name of INPUT_ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
};

/** @throws Error when a folder cannot be written that starts, checks or builds write to: before anything is lost. */
export const checkWritable = (...others) => {
  for (const folder of ['.cache', '.docusaurus', 'exports', ...others]) {
    try {
      fs.mkdirSync(path.join(root, folder), {recursive: true});
      fs.accessSync(path.join(root, folder), fs.constants.W_OK);
    } catch (error) {
      throw new Error(`${folder}/ cannot be used (${error.code}): it has to be a folder that this user may write to.`);
    }
  }
};

/**
 * Builds the production site, unless it is up to date: then `built` is false.
 *
 * @param {(line: string) => void} [onLine] called with each line of a build's output.
 */
export const ensureBuild = async (onLine) => {
  const fingerprint = inputsFingerprint();
  const isCurrent = fs.existsSync(path.join(root, 'build', 'index.html')) && fs.existsSync(STAMP);
  if (isCurrent && fs.readFileSync(STAMP, 'utf8') === fingerprint) {
    return {built: false, status: 0, output: '', seconds: 0};
  }
  fs.rmSync(STAMP, {force: true});
  const result = await collect(...docusaurus('build'), buildEnvironment, onLine);
  const failed = result.status === 0 ? '' : findFailedPages(root, result.output);
  result.output += failed;
  onLine?.(failed.trimEnd());
  if (result.status === 0) {
    fs.mkdirSync(path.dirname(STAMP), {recursive: true});
    fs.writeFileSync(STAMP, fingerprint);
  }
  return {built: true, ...result};
};

/** Builds as {@link ensureBuild} does, and prints what Docusaurus says, with the seconds since the start. */
export const buildAloud = async () => {
  const started = performance.now();
  const print = (line) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const result = await ensureBuild((line) => line.trim() && print(line));
  if (result.built && result.status === 0) print('Built.');
  return result;
};
