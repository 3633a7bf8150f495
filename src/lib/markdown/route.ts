import path from 'node:path';

/** Where Docusaurus keeps translated pages, and pages of versions: both by plugin id, which is the section's. */
const COPY =
  /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs-([^/]+)|([^/]+)_versioned_docs)\/(?:current|version-([^/]+))\/(.*)$/;

/** The file that a page had before it was translated or became one of a version, and the name of the version. */
export const originOf = (file: string): {readonly file: string; readonly version: string} => {
  const [, translated, versioned, version = 'current', rest] = COPY.exec(file) ?? [];
  return {file: rest === undefined ? file : `${translated ?? versioned}/${rest}`, version};
};

/**
 * The route that Docusaurus gives to a page, by its path from the project's root (`docs/docs/intro.md`) and the front
 * matter's `slug`: absolute within the section, or relative to the page's folder. For a page of whatever version it is
 * the route in the last one.
 */
export const routeOf = (file: string, slug?: unknown): string => {
  const [section = '', ...rest] = originOf(file).file.split('/');
  // `docs/` mirrors the site's root.
  const base = section === 'docs' ? '/' : `/${section}`;
  const name = rest.pop()?.replace(/\.mdx?$/, '') ?? '';
  const folders = rest.map(withoutNumber);
  if (typeof slug === 'string') return clean(path.posix.join(base, path.posix.resolve('/', ...folders, slug)));
  const last = withoutNumber(name);
  const isIndex = /^(?:index|readme)$/i.test(last) || last.toLowerCase() === folders.at(-1)?.toLowerCase();
  return clean(path.posix.join(base, ...folders, isIndex ? '' : last));
};

/** What `sidebars.ts` and `pagination_next` call a page: its path in its section's folder, without numbers and `.md`. */
export const idOf = (file: string): string =>
  file
    .replace(/^[^/]*\/|\.mdx?$/g, '')
    .split('/')
    .map(withoutNumber)
    .join('/');

/** Docusaurus strips `01-` from names. */
const withoutNumber = (name: string): string => name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

const clean = (route: string): string => (route.length > 1 ? route.replace(/\/$/, '') : route);
