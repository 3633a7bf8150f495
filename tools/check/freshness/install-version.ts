import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Packages that examples import besides the CMS's own, at the versions that this project pins. */
const COMPANIONS = [
  '@strapi/pack-up',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-router-dom-6',
];

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

/**
 * Installs a version of the CMS, and what examples need beside it, in a folder of its own; once per version.
 *
 * @param root the project's root, whose `package.json` pins the companions
 * @param version an exact version, `5.1.0`
 * @param folder where to install; made if it is not there
 * @throws Error when there is no such version, or when the installation fails
 */
export const installVersion = (root: string, version: string, folder: string): void => {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) throw new Error(`"${version}" is not a version; an example: 5.1.0`);
  if (fs.existsSync(path.join(folder, 'complete'))) return;
  if (!isPublished(version)) throw new Error(`there is no @strapi/strapi ${version} on the registry`);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const {dependencies, devDependencies} = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const pinned: Record<string, string> = {...dependencies, ...devDependencies};
  const companions = Object.fromEntries(COMPANIONS.map((name) => [name, pinned[name] ?? '*']));
  const manifest = {private: true, dependencies: {'@strapi/strapi': version, ...companions}};
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  install(version, folder);
  fs.writeFileSync(path.join(folder, 'complete'), '');
};

const install = (version: string, folder: string): void => {
  // Forced, because the peers that a version asks for, which examples import, may disagree with those of this project.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--force', '--engine-strict=false'];
  try {
    npm(['install', ...options], folder);
  } catch (error) {
    fs.rmSync(folder, {recursive: true, force: true});
    const lines = stderrOf(error).match(/^npm error notarget No .*$/gm) ?? [];
    const reason = lines.map((line) => line.replace('npm error notarget ', '')).join(' ') || stderrOf(error) || error;
    throw new Error(`@strapi/strapi ${version} cannot be installed: ${reason}`, {cause: error});
  }
};

const stderrOf = (error: unknown): string => String((error as {stderr?: unknown}).stderr ?? '');

const isPublished = (version: string): boolean => {
  try {
    return npm(['view', `@strapi/strapi@${version}`, 'version']).trim() === version;
  } catch (error) {
    if (stderrOf(error).includes('E404')) return false;
    throw error;
  }
};

const npm = (args: string[], cwd?: string): string =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  });
