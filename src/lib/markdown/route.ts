import path from 'node:path';

/**
 * The route that Docusaurus gives to a page, by its path from the project's root (`docs/docs/intro.md`) and the front
 * matter's `slug`: absolute within the section, or relative to the page's folder.
 */
export const routeOf = (file: string, slug?: unknown): string => {
  const [section = '', ...rest] = file.split('/');
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
