import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath, replaceFile} from '../lib/files';
import {originOf} from '../lib/markdown/route';
import {loadSourceIndex} from './load-index';
import {isCmsLink, keptLink, type Resolution, resolveCmsLink, type Tags} from './resolve-link';

/** Source links of a section's cut version and their addresses: the packages of an old version are not installed. */
type KeptLinks = Readonly<Record<string, string>>;

const fileOf = (section: string, version: string): string =>
  `${section}_versioned_docs/version-${version}/source-links.json`;

const loaded = new Map<string, KeptLinks>();

/** What was kept of a section's cut version. Read once. */
export const readKeptLinks = (root: string, section: string, version: string): KeptLinks => {
  const file = path.join(root, fileOf(section, version));
  const links =
    loaded.get(file) ?? (fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as KeptLinks) : {});
  loaded.set(file, links);
  return links;
};

/** Looks up the source links of a page. */
export type ResolveLink = (link: string) => Resolution;

/**
 * Looks up source links of the page in a file, relative to the root: in the sources of the installed packages or, on a
 * page of a cut version, among the links that were kept.
 */
export const sourceLinks = async (root: string, file: string): Promise<ResolveLink> => {
  const {version, file: original} = originOf(file);
  if (version === 'current') {
    const index = await loadSourceIndex({root});
    return (link) => resolveCmsLink(index, link);
  }
  const section = original.split('/')[0]!;
  const links = readKeptLinks(root, section, version);
  return (link) =>
    keptLink(link, links[link]) ?? {
      ok: false,
      message: `${fileOf(section, version)} has no address of "${link}": "npm run pages -- version ${version}" writes it`,
    };
};

/**
 * Keeps the addresses of all source links of a cut version, as they are in the installed packages.
 *
 * @param packages folder with the version's packages, and where to cache what is read of them.
 * @param tags of the repositories; by default those of the version documented.
 */
export const keepSourceLinks = async (
  root: string,
  section: string,
  version: string,
  {packages = {root}, tags}: {packages?: Parameters<typeof loadSourceIndex>[0]; tags?: Tags} = {},
): Promise<void> => {
  const {parsePage} = await import('../lib/markdown/parse-page');
  const index = await loadSourceIndex(packages);
  const kept = path.join(root, fileOf(section, version));
  const urls = filesBelow(path.dirname(kept), ['.md', '.mdx'])
    .flatMap((file) => parsePage(relativePath(root, file), fs.readFileSync(file, 'utf8')).links)
    .map(({url}) => url)
    .filter(isCmsLink);
  const found = [...new Set(urls)].sort().flatMap((url) => {
    const resolved = resolveCmsLink(index, url, tags);
    return resolved.ok ? [[url, resolved.url]] : [];
  });
  if (found.length > 0) replaceFile(kept, `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`);
  loaded.delete(kept);
};
