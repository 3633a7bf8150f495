import fs from 'node:fs';
import path from 'node:path';
import {SECTIONS} from '../config/sections';
import {originOf} from './markdown/route';

/**
 * Versions that were cut of each section, the newest first: Docusaurus' lists. The pages themselves are of the version
 * `current`; as long as nothing was cut, there is no other.
 */
export type CutVersions = Readonly<Record<string, readonly string[]>>;

export const readCutVersions = (root: string): CutVersions =>
  Object.fromEntries(
    SECTIONS.map(({id}) => {
      const list = path.join(root, `${id}_versions.json`);
      return [id, fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : []];
    }),
  );

/** Whether there is another version than the pages themselves. */
export const isVersioned = (versions: CutVersions): boolean => Object.values(versions).flat().length > 0;

/** Where Docusaurus publishes a version of a section, below the section: the newest that was cut has no path of its own. */
const versionPath = (version: string, cut: readonly string[]): string => {
  if (version === 'current') return cut.length > 0 ? '/next' : '';
  return cut.indexOf(version) > 0 ? `/${version}` : '';
};

/** The beginnings of all routes that are not in the last version of their section, with a slash at the end. */
export const olderPaths = (versions: CutVersions): string[] =>
  SECTIONS.flatMap(({id, routeBasePath}) =>
    ['current', ...(versions[id] ?? [])]
      .map((version) => versionPath(version, versions[id] ?? []))
      .filter(Boolean)
      .map((below) => `${routeBasePath === '/' ? '' : `/${routeBasePath}`}${below}/`),
  );

/** Routes that no version has, and files. */
const OTHER = /^\/(?:$|[#?]|(?:search|freshness|guides\/errors)(?:[/#?]|$)|[^#?]*\.\w+(?:[#?]|$))/;

/** The section that a route is in, and what follows the section's own path. */
const targetOf = (url: string) => {
  const isIn = (base: string) => new RegExp(`^/${base}(?=[/#?]|$)`);
  const section = SECTIONS.find(({routeBasePath}) => routeBasePath !== '/' && isIn(routeBasePath).test(url));
  const base = section ? `/${section.routeBasePath}` : '';
  return {id: section?.id ?? 'docs', base, rest: url.slice(base.length)};
};

/** The tag index has the pages of all sections: it has the versions of all. */
const isTag = (url: string) => /^\/tags(?:[/#?]|$)/.test(url);

/**
 * Where a link by a route (`/docs/intro`) leads from a page: to the same version (`/next/docs/intro`), or to the last
 * one when the other section has no such version. Other links are returned as they are.
 *
 * @param file of the page, relative to the project's root.
 */
export const linkInVersion = (url: string, file: string, versions: CutVersions): string => {
  if (!/^\/(?!\/)/.test(url) || OTHER.test(url)) return url;
  const origin = originOf(file);
  const own = versions[origin.file.split('/')[0]!] ?? [];
  if (isTag(url)) return versionPath(origin.version, own) + url;
  const {id, base, rest} = targetOf(url);
  return base + versionPath(origin.version, versions[id] ?? []) + rest;
};
