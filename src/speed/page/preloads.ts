// The head names every script that a page needs: a browser finds most of them only once the entry has run.
import type {Compiler} from 'webpack';
import type {Part} from '../part';

/** The content of Docusaurus' `routesChunkNames.json`: names of chunks, nested as in the route's properties. */
type ChunkNames = string | {readonly [property: string]: ChunkNames};

export interface NestedRoute {
  readonly path: string;
  readonly routes?: readonly NestedRoute[];
}

const isScript = (file: string) => file.endsWith('.js');

/** The scripts that each named chunk needs, such as `assets/js/0058b4c6.1a2b3c4d.js`, once webpack has written them. */
export const scriptsOfChunks = new Map<string, readonly string[]>();

const collectScripts = {
  apply: ({hooks}: Compiler) =>
    hooks.afterEmit.tap('speed-preloads', ({namedChunkGroups}) => {
      for (const [name, group] of namedChunkGroups) scriptsOfChunks.set(name, group.getFiles().filter(isScript));
    }),
};

export const preloads = {browser: {plugins: [collectScripts]}} satisfies Part;

const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/**
 * For every page, the scripts that it needs beside the site's entry, in the order of its routes.
 *
 * @param chunkNames content of `routesChunkNames.json`: in the order of the routes, outer ones first. Its keys have a hash
 * of an earlier form of the route, and cannot be computed.
 * @throws Error when the list is not that of the routes.
 */
export function scriptsOfPages(
  routes: readonly NestedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  scriptsOf: ReadonlyMap<string, readonly string[]>,
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

/** Adds a preload of each script, given by its address, that the page does not name yet. */
export const addPreloads = (html: string, scripts: readonly string[]): string => {
  const missing = scripts.filter((file) => !html.includes(file));
  const links = missing.map((file) => `<link rel="preload" as="script" href="${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
};
