import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Packages that examples import besides the CMS's own, at the versions that this project pins. */
const COMPANIONS = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'playwright-core',
  'react',
  'react-dom',
  'react-router-dom-6',
];

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** Forced, because the peers that a version asks for, which examples import, may disagree with those of this project. */
const INSTALL = 'install --ignore-scripts --no-audit --no-fund --force --loglevel=error';

/**
 * Installs a version of the CMS, pack-up, which is released on its own, and what examples need beside them, in a folder
 * of its own; once per version.
 *
 * @param root folder whose `package.json` pins what examples need
 * @param packUp version of pack-up; by default the newest
 * @throws Error when there is no such version, or when the installation fails
 */
export const installVersion = (root: string, version: string, folder: string, packUp = 'latest'): void => {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) throw new Error(`"${version}" is not a version; an example: 5.1.0`);
  if (fs.existsSync(path.join(folder, 'complete'))) return;
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const pinned = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const versions = {...pinned.dependencies, ...pinned.devDependencies};
  const companions = Object.fromEntries(COMPANIONS.map((name) => [name, versions[name] ?? '*']));
  const manifest = {
    private: true,
    dependencies: {'@strapi/strapi': version, '@strapi/pack-up': packUp, ...companions},
  };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const {status, stderr} = spawnSync('npm', INSTALL.split(' '), {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26});
  if (status !== 0) {
    fs.rmSync(folder, {recursive: true, force: true});
    // Of a version that is not published npm says "notarget No matching version found for …".
    const reasons = [...stderr.matchAll(/^npm error notarget (No .*)$/gm)].map(([, reason]) => reason);
    throw new Error(`@strapi/strapi ${version} cannot be installed: ${reasons.join(' ') || stderr}`);
  }
  linkPanelPackages(folder);
  fs.writeFileSync(path.join(folder, 'complete'), '');
};

/**
 * Links the packages that npm put below `@strapi/admin` to the top of `node_modules`, where nothing has their name.
 * Examples import packages of the panel, such as `react-redux`, and npm does not hoist them in every installation.
 */
export const linkPanelPackages = (folder: string): void => {
  const packages = path.join(folder, 'node_modules');
  const nested = path.join(packages, '@strapi/admin/node_modules');
  if (!fs.existsSync(nested)) return;
  const names = fs
    .readdirSync(nested)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? fs.readdirSync(path.join(nested, name)).map((inner) => `${name}/${inner}`) : name,
    );
  for (const name of names) {
    const link = path.join(packages, name);
    if (fs.existsSync(link)) continue;
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(path.relative(path.dirname(link), path.join(nested, name)), link, 'dir');
  }
};
