import type {ChunkFiles} from './chunk-files';

/** The content of the generator's `routesChunkNames.json`: names of chunks, nested as in the route's properties. */
export type ChunkNames = string | {readonly [property: string]: ChunkNames};

/** A route of the generator with the routes inside of it. */
export interface NestedRoute {
  readonly path: string;
  readonly routes?: readonly NestedRoute[];
}

const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/**
 * For every page, the scripts that it needs beside the site's entry, in the order of its routes. Without being told, a
 * browser finds them only once the entry has run.
 *
 * @param chunkNames content of `routesChunkNames.json`. It lists the routes in their order, outer ones before those
 * inside of them; its keys cannot be told from the routes, since they hold a hash of what a route was earlier.
 * @throws Error when the list is not that of the routes.
 */
export function scriptsOfPages(
  routes: readonly NestedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  {scriptsOf}: Pick<ChunkFiles, 'scriptsOf'>,
): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const rest = Object.entries(chunkNames);
  const visit = ({path, routes: inner}: NestedRoute, outer: readonly string[]) => {
    const [key, names = {}] = rest.shift() ?? [];
    if (!key?.startsWith(`${path}-`)) throw new Error(`routesChunkNames.json has "${key}" where the route ${path} is.`);
    const scripts = [...outer, ...namesIn(names).flatMap((name) => scriptsOf.get(name) ?? [])];
    if (inner) for (const route of inner) visit(route, scripts);
    else pages.set(path, [...new Set(scripts)]);
  };
  for (const route of routes) visit(route, []);
  return pages;
}
