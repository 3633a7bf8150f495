import path from 'node:path';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {DocumentType} from '../types';
import type {PageInfo, PageText} from './documents';

/** Not part of a page's text. The direct links of headings stay: the parser reads the anchors from them. */
const IGNORED = [
  'nav',
  'button',
  'svg > :not(title, desc)',
  'script',
  'style',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-footer',
  '.freshness',
  '.freshness-pages',
  '[aria-hidden=true]',
];

export const builtFile = (outDir: string, baseUrl: string, route: string): string => {
  const name = route.slice(baseUrl.length).replace(/\/$/, '');
  return path.join(outDir, name ? `${name}.html` : 'index.html');
};

/** The part of a built page that its text is read from; what surrounds a document changes with every build. */
export const searchedPart = (html: string, type: DocumentType): string => {
  const main = type === 'other' ? undefined : /<main\b[\s\S]*<\/main>/.exec(html)?.[0];
  const meta = html.match(/<meta\b[^>]*\bname="?(?:description|robots)\b[^>]*>/g) ?? [];
  return main === undefined ? html : meta.join('') + main;
};

/** The text of a {@link searchedPart}; `null` for a page with the robots directive `noindex`. */
export const scanPage = (html: string, {route, type}: Pick<PageInfo, 'route' | 'type'>): PageText | null => {
  const options = {ignoreCssSelectors: [IGNORED.join()], forceIgnoreNoIndex: false};
  const parsed = parse(html, type === 'other' ? 'page' : type, route, options);
  if (!parsed) return null;
  const {pageTitle: title, description} = parsed;
  const sections = parsed.sections.map((section) => ({...section, hash: /#.*$/.exec(section.hash)?.[0] ?? ''}));
  return {title, description, sections};
};
