import fs from 'node:fs';
import path from 'node:path';
import {writePlainSite} from './plain-site';
import {measureSuccess, type Usage} from './process-tree';
import {copyProject, sourcesFingerprint, WORK} from './workspace';

/** A site that is measured. */
export interface Site {
  readonly name: string;
  /** Its static build. */
  readonly buildDir: string;
}

/** A site that can be built here. */
export interface Project extends Site {
  readonly dir: string;
  /** Folders of `dir` that its build writes, beside the build itself. */
  readonly generated: readonly string[];
  /** Program and arguments that build it, from `dir`. */
  readonly build: readonly string[];
  /** Program and arguments that start its development server, without the port. */
  readonly start: readonly string[];
}

const docusaurus = [process.execPath, 'node_modules/.bin/docusaurus'];

/** What `npm run build` and `npm start` run. */
export const ourCommands = {
  build: [process.execPath, 'tools/commands/build.mjs'],
  start: [process.execPath, 'tools/commands/start.mjs'],
};

const stampOf = (name: string) => path.join(WORK, `${name}.stamp`);

/** Keeps in mind that the build of a project was made from the sources that are there now. */
export const markBuilt = ({name, dir, generated}: Project): void =>
  fs.writeFileSync(stampOf(name), sourcesFingerprint(dir, generated));

/** Builds a project unless its build was made from the sources that are there now. */
async function ensureBuilt(project: Project, say: (line: string) => void): Promise<void> {
  const fingerprint = sourcesFingerprint(project.dir, project.generated);
  const stamp = stampOf(project.name);
  const isCurrent =
    fs.existsSync(path.join(project.buildDir, 'index.html')) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === fingerprint;
  if (isCurrent) return;
  say(`building the ${project.name} site …`);
  await build(project);
  markBuilt(project);
}

/** Builds a project and measures it. */
export function build({name, dir, build: command}: Project): Promise<Usage> {
  fs.rmSync(stampOf(name), {force: true});
  // "npm run build" does nothing when nothing changed since the last time.
  fs.rmSync(path.join(dir, '.cache', 'site-build'), {force: true});
  return measureSuccess(command, dir);
}

/**
 * A copy of the project and the plain site with the same content, both built.
 *
 * @param say told what is being done.
 */
export async function prepareSites(say: (line: string) => void): Promise<{plain: Project; ours: Project}> {
  const dir = copyProject('ours');
  const ours: Project = {name: 'ours', dir, buildDir: path.join(dir, 'build'), generated: ['exports'], ...ourCommands};
  await ensureBuilt(ours, say);
  const plainDir = await writePlainSite(dir);
  const plain: Project = {
    name: 'plain',
    dir: plainDir,
    buildDir: path.join(plainDir, 'build'),
    generated: [],
    build: [...docusaurus, 'build'],
    start: [...docusaurus, 'start'],
  };
  await ensureBuilt(plain, say);
  return {plain, ours};
}
