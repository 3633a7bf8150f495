import fs from 'node:fs';
import path from 'node:path';
import {keepSourceLinks, readKeptLinks} from '../../src/cms/kept-links';
import {installedVersions} from '../../src/cms/load-index';
import {CMS_VERSION, REPOSITORIES} from '../../src/cms/version';
import {readCutVersions} from '../../src/lib/versions';
import {checkContent, type ContentReport} from './check-content';
import {installVersion} from './freshness/install-version';

/** What the pages of a version use beside each other. */
const SHARED = ['i18n', 'src', 'static', 'tools', 'package.json', 'node_modules'];

/** The version of pack-up that the pages link; the newest where they link none. */
const packUpOf = (root: string, version: string): string => {
  const [, found = 'latest'] =
    new RegExp(`/${REPOSITORIES.packUp.name}/(?:blob|tree)/v([^/"]+)`).exec(
      JSON.stringify(readKeptLinks(root, 'docs', version)),
    ) ?? [];
  return found;
};

/** A folder in which the pages of a version are where the site has its own; of other sections there are those. */
const linkPages = (root: string, folder: string, pages: Readonly<Record<string, string>>): void => {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, target] of [...SHARED.map((it) => [it, it] as const), ...Object.entries(pages)]) {
    if (fs.existsSync(path.join(root, target))) fs.symlinkSync(path.join(root, target), path.join(folder, name));
  }
};

/**
 * Checks the pages of a cut version against the packages of that version, which it installs in `.cache/versions`, and
 * writes down where their source links lead: builds have no other packages than those of the version documented.
 *
 * @throws Error when there is no such version, or when its packages cannot be installed.
 */
export const checkCutVersion = async (root: string, version: string): Promise<ContentReport> => {
  const cut = readCutVersions(root);
  const sections = Object.keys(cut).filter((id) => cut[id]!.includes(version));
  if (sections.length === 0) {
    const all = [...new Set(Object.values(cut).flat())].join(', ') || 'none';
    throw new Error(`No version "${version}" was cut; there is ${all}.`);
  }
  const work = path.join(root, '.cache/versions', version);
  const isInstalled = version === CMS_VERSION;
  const packagesRoot = isInstalled ? root : path.join(work, 'packages');
  if (!isInstalled) installVersion(root, version, packagesRoot, packUpOf(root, version));
  const packages = {root: packagesRoot, cacheDir: path.join(packagesRoot, '.cache/content')};
  const tags = {
    [REPOSITORIES.cms.name]: `v${version}`,
    [REPOSITORIES.packUp.name]: `v${installedVersions(packagesRoot)['pack-up']}`,
  };
  for (const id of sections) await keepSourceLinks(root, id, version, {packages, tags});
  const folderOf = (id: string) => (sections.includes(id) ? `${id}_versioned_docs/version-${version}` : id);
  const site = path.join(work, 'site');
  linkPages(root, site, Object.fromEntries(Object.keys(cut).map((id) => [id, folderOf(id)])));
  const targets = sections
    .map((id) => (id === 'exports' ? 'exports/_notes' : id))
    .filter((target) => fs.existsSync(path.join(site, target)));
  const report = await checkContent({root: site, packagesRoot, cacheDir: packages.cacheDir, targets, tags});
  const problems = report.problems
    // What package.json pins is of the version documented.
    .filter(({file}) => file !== 'package.json')
    .map((problem) => ({...problem, file: problem.file.replace(/^[^/]+/, folderOf)}));
  return {...report, problems};
};
