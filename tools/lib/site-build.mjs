// Plain JavaScript: a build needs no `devDependencies`, so nothing here can run TypeScript.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildEnvironment} from '../../src/speed/build/node.mjs';
import {findFailedPages} from './failed-pages.mjs';
import {root} from './install.mjs';
import {collect, docusaurus} from './run.mjs';

const INPUTS = ['docs', 'guides', 'api', 'rfcs', 'exports/_notes', 'src', 'static'];
const INPUT_FILES = ['docusaurus.config.ts', 'sidebars.ts', 'babel.config.js', 'package-lock.json'];
const INPUT_ENVIRONMENT = ['SITE_URL', 'REPOSITORY_URL'];
/** Kept outside `build/`, which is what gets published. */
const STAMP = path.join(root, '.cache', 'site-build');

const filesBelow = (dir) =>
  fs
    .readdirSync(path.join(root, dir), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__tests__'))
    .map((entry) => path.join(entry.parentPath, entry.name));

const inputsFingerprint = () => {
  const hash = createHash('sha256');
  const files = [...INPUTS.flatMap(filesBelow), ...INPUT_FILES.map((file) => path.join(root, file))].sort();
  for (const file of files) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  for (const name of INPUT_ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
};

/**
 * Builds the production site, unless it is up to date: then `built` is false.
 *
 * @param {() => void} [onStart] called when a build is needed.
 */
export const ensureBuild = async (onStart = () => undefined) => {
  const fingerprint = inputsFingerprint();
  const isCurrent = fs.existsSync(path.join(root, 'build', 'index.html')) && fs.existsSync(STAMP);
  if (isCurrent && fs.readFileSync(STAMP, 'utf8') === fingerprint) {
    return {built: false, status: 0, output: '', seconds: 0};
  }
  onStart();
  fs.rmSync(STAMP, {force: true});
  const result = await collect(...docusaurus('build'), buildEnvironment);
  if (result.status !== 0) result.output += findFailedPages(root, result.output);
  if (result.status === 0) {
    fs.mkdirSync(path.dirname(STAMP), {recursive: true});
    fs.writeFileSync(STAMP, fingerprint);
  }
  return {built: true, ...result};
};
