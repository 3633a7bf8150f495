import fs from 'node:fs';
import path from 'node:path';
import {writePlainSite} from './plain-site';
import {copyCheckout, ensureBuilt, type Project, ROOT, type Site} from './project';

/** A folder that is measured, too: a checkout of the project or a static build. */
export interface OtherSite {
  readonly name: string;
  readonly dir: string;
}

export interface Sites {
  /** The sites that can be built and started here: the plain one, ours and other checkouts. */
  readonly projects: readonly Project[];
  /** All sites, the plain one first. */
  readonly all: readonly Site[];
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

/** Copies of the project and of other checkouts, and the plain site with the same content as the project, all of them built. */
export const prepareSites = async (others: readonly OtherSite[]): Promise<Sites> => {
  const ours = copyCheckout('ours', ROOT);
  await ensureBuilt(ours);
  const plain = await writePlainSite(ours.dir);
  const checkouts = others.filter(({dir}) => !isBuild(dir)).map(({name, dir}) => copyCheckout(name, dir));
  const builds = others.filter(({dir}) => isBuild(dir)).map(({name, dir}) => ({name, buildDir: dir}));
  const projects = [plain, ours, ...checkouts];
  for (const project of projects) await ensureBuilt(project);
  return {projects, all: [...projects, ...builds]};
};
