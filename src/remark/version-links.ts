import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {SECTIONS} from '../config/sections';
import {relativePath} from '../lib/files';
import {originOf} from '../lib/markdown/route';

/** Routes that are no pages of a section, and files. */
const OTHER = /^\/(?:$|[#?]|(?:tags|search|freshness|guides\/errors)(?:[/#?]|$)|[^#?]*\.\w+(?:[#?]|$))/;

/** The section that a route is in, and what follows the section's own path. */
const targetOf = (url: string) => {
  const isIn = (base: string) => new RegExp(`^/${base}(?=[/#?]|$)`);
  const section = SECTIONS.find(({routeBasePath}) => routeBasePath !== '/' && isIn(routeBasePath).test(url));
  const base = section ? `/${section.routeBasePath}` : '';
  return {id: section?.id ?? 'docs', base, rest: url.slice(base.length)};
};

/** The versions of a section that were cut, the newest first. */
const versionsOf = (root: string, id: string): readonly string[] => {
  const list = path.join(root, `${id}_versions.json`);
  return fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : [];
};

/** Where Docusaurus publishes a version of a section, below the section: the newest that was cut has no path of its own. */
const pathOf = (version: string, cut: readonly string[]): string => {
  if (version === 'current') return cut.length > 0 ? '/next' : '';
  return cut.indexOf(version) > 0 ? `/${version}` : '';
};

/**
 * Remark plugin: a link to a page by its route (`/docs/intro`) leads to the page of the version that the link is in
 * (`/next/docs/intro`), or to the last version when the other section has no such version.
 */
export default function versionLinks({root = process.cwd()} = {}) {
  const cut = new Map(SECTIONS.map(({id}) => [id, versionsOf(root, id)]));
  return (tree: Root, file: VFile): void => {
    const {version} = originOf(relativePath(root, file.path));
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as {url: string};
      if (!/^\/(?!\/)/.test(link.url) || OTHER.test(link.url)) return;
      const {id, base, rest} = targetOf(link.url);
      link.url = base + pathOf(version, cut.get(id)!) + rest;
    });
  };
}
