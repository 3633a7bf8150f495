import fs from 'node:fs';
import path from 'node:path';
import {writePlainSite} from './plain-site';
import {copyCheckout, ensureBuilt, ROOT, type Site} from './project';

/** A folder that is measured, too: a checkout of the project or a static build. */
export interface OtherSite {
  readonly name: string;
  readonly dir: string;
}

const isBuild = (dir: string) => fs.existsSync(path.join(dir, 'index.html'));

/** @throws Error that says what the folder lacks to be measured. */
export const checkOther = ({name, dir}: OtherSite): void => {
  if (isBuild(dir)) return;
  if (!fs.existsSync(path.join(dir, 'package.json'))) {
    throw new Error(
      `--also ${name}=${dir}: neither a static build (index.html) nor a checkout (package.json) is there.`,
    );
  }
  if (!fs.existsSync(path.join(dir, 'node_modules'))) {
    throw new Error(`--also ${name}=${dir}: nothing is installed there. Run "npm ci" in it first.`);
  }
};

/**
 * Builds what can be built and started here (`projects`): the plain site with the same content as the project, a copy
 * of the project, and copies of other checkouts. `all` has the static builds, too.
 */
export const prepareSites = async (others: readonly OtherSite[]) => {
  const ours = copyCheckout('ours', ROOT);
  await ensureBuilt(ours);
  const plain = await writePlainSite(ours.dir);
  const checkouts = others.filter(({dir}) => !isBuild(dir)).map(({name, dir}) => copyCheckout(name, dir));
  const builds = others.filter(({dir}) => isBuild(dir)).map(({name, dir}) => ({name, buildDir: dir}));
  const projects = [plain, ours, ...checkouts];
  for (const project of projects) await ensureBuilt(project);
  return {projects, all: [...projects, ...builds] satisfies Site[]};
};
