import fs from 'node:fs';
import path from 'node:path';
import {installedVersions} from '../../src/cms/load-index';
import {PACKAGES} from '../../src/cms/packages';
import {CMS_VERSION, PACK_UP_VERSION} from '../../src/cms/version';
import type {Problem} from '../../src/lib/problem';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The version in `src/cms/version.ts`, the versions that `package.json` pins, and the packages installed are the same. */
export const checkVersion = (root: string): Problem[] => {
  const wanted = {
    '@strapi/strapi': CMS_VERSION,
    '@strapi/pack-up': PACK_UP_VERSION,
    'react-router-dom-6': `npm:react-router-dom@${routerVersion(root)}`,
  };
  const manifest = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const {dependencies = {}} = JSON.parse(manifest) as Manifest;
  const problems: Problem[] = [];
  for (const [name, version] of Object.entries(wanted)) {
    if (dependencies[name] === version) continue;
    const line = manifest.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1 || 1;
    const message = `${name} is pinned at ${dependencies[name] ?? 'no version'}; src/cms/version.ts asks for ${version}`;
    problems.push({file: 'package.json', line, column: 1, message});
  }
  for (const [name, version] of Object.entries(installedVersions(root))) {
    const asked = PACKAGES[name]?.version;
    if (version === asked) continue;
    const message = `@strapi/${name} ${version} is installed; src/cms/version.ts asks for ${asked}: run npm install`;
    problems.push({file: 'package.json', line: 1, column: 1, message});
  }
  return problems;
};

/** The router that the admin panel is built with; examples are compiled against it. */
const routerVersion = (root: string): string => {
  const file = path.join(root, 'node_modules/@strapi/admin/package.json');
  const {devDependencies = {}} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return devDependencies['react-router-dom'] ?? 'unknown';
};
