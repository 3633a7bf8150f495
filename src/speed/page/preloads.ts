// Speed: names in the head every script that a page needs; a browser finds most of them only once the entry has run.
// Buys: @PRELOADS@
// Breaks when: Docusaurus writes `routesChunkNames.json` in another order or form (the build stops).
// Goes at: no version.

/** The content of Docusaurus' `routesChunkNames.json`: names of chunks, nested as in the route's properties. */
type ChunkNames = string | {readonly [property: string]: ChunkNames};

/** The content of Docusaurus' `client-manifest.json`. */
export interface Manifest {
  /** For each chunk, all chunks that are loaded with it, itself included. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** A route of Docusaurus with the routes inside of it. */
export interface NestedRoute {
  readonly path: string;
  readonly routes?: readonly NestedRoute[];
}

const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/**
 * For every page, the scripts that it needs beside the site's entry, in the order of its routes.
 *
 * @param chunkNames content of `routesChunkNames.json`. It lists the routes in their order, outer ones before those
 * inside of them; its keys cannot be computed from the routes, since they hold a hash of an earlier form of the route.
 * @throws Error when the list is not that of the routes, or the manifest knows no script of any page.
 */
export function scriptsOfPages(
  routes: readonly NestedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  {origins, assets}: Manifest,
): Map<string, string[]> {
  const scriptsOf = (name: string) =>
    (origins[name] ?? []).flatMap((chunk) => assets[chunk]?.js ?? []).map(({file}) => file);
  const pages = new Map<string, string[]>();
  const rest = Object.entries(chunkNames);
  const visit = ({path, routes: inner}: NestedRoute, outer: readonly string[]) => {
    const [key, names = {}] = rest.shift() ?? [];
    if (!key?.startsWith(`${path}-`)) throw new Error(`routesChunkNames.json has "${key}" where the route ${path} is.`);
    const scripts = [...outer, ...namesIn(names).flatMap(scriptsOf)];
    if (inner) for (const route of inner) visit(route, scripts);
    else pages.set(path, [...new Set(scripts)]);
  };
  for (const route of routes) visit(route, []);
  // A chunk of which nothing is known is part of the entry; but not all are.
  if (![...pages.values()].some(({length}) => length > 0))
    throw new Error('client-manifest.json has no scripts of pages.');
  return pages;
}

/** Adds a preload of each script that the page does not name yet. */
export const addPreloads = (html: string, scripts: readonly string[]): string => {
  const missing = scripts.filter((file) => !html.includes(file));
  return html.replace(
    '</head>',
    `${missing.map((file) => `<link rel="preload" as="script" href="/${file}">`).join('')}</head>`,
  );
};
