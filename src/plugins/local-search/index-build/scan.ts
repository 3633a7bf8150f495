import fs from 'node:fs/promises';
import path from 'node:path';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {PageInfo, PageText} from './documents';

/** What is on a page but not of it: navigation, buttons, tables of contents. Code blocks stay. */
export const IGNORED = [
  'nav',
  'button',
  'svg',
  'script',
  'style',
  '.hash-link',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-footer',
  '.pagination-nav',
  '[aria-hidden=true]',
];

/** Heading anchors are read before the links that carry them are taken away. */
const PARSE_OPTIONS = {ignoreCssSelectors: IGNORED.filter((it) => it !== '.hash-link'), forceIgnoreNoIndex: false};

/** The file that a route is built to, when trailing slashes are off. */
export const builtFile = (outDir: string, baseUrl: string, route: string): string => {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return path.join(outDir, name ? `${name}.html` : 'index.html');
};

/** `#anchor` of a section; an `href` with a path (a page of another language, a base URL) is reduced to its hash. */
const toHash = (href: string) => (href.includes('#') ? href.slice(href.indexOf('#')) : '');

/**
 * The text of a built page. `undefined` for a page that asks not to be indexed (unlisted and draft pages do).
 *
 * @throws Error when the file cannot be read.
 */
export async function scanPage(file: string, {route, type}: PageInfo): Promise<PageText | undefined> {
  const html = await fs.readFile(file, 'utf8');
  const parsed = parse(html, type === 'other' ? 'page' : type, route, PARSE_OPTIONS);
  return (
    (parsed && {
      title: parsed.pageTitle.replace(/\u200b/g, ''),
      description: parsed.description,
      sections: parsed.sections.map(({title, hash, content}) => ({title, hash: toHash(hash), content})),
    }) ??
    undefined
  );
}
