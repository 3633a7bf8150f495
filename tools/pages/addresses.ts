import fs from 'node:fs';
import {load} from 'cheerio';
import {LOCALES} from '../../src/config/locales';
import type {Redirect} from '../../src/hosting/redirects';
import {filesBelow, routeOfFile} from '../../src/lib/files';
import {olderPaths, readCutVersions} from '../../src/lib/versions';

/** Every public route, with the anchors of its headings in the order of the page. */
export type Addresses = Readonly<Record<string, readonly string[]>>;

/** Whether a route is of another version than the last, or of another language than the first: its address follows. */
export const followingRoutes = (versions = readCutVersions('.'), [, ...locales] = LOCALES) => {
  const starts = [...olderPaths(versions), ...locales.map((locale) => `/${locale}/`)];
  return (route: string): boolean => starts.some((start) => `${route}/`.startsWith(start));
};

/**
 * What every page of a build can be addressed by, without the not-found page and {@link followingRoutes}: the anchors of its `headings`, in the
 * order of the page, and all `ids`, those included.
 */
export const builtAddresses = (outDir: string, follows = followingRoutes()) => {
  const files = filesBelow(outDir, ['.html']).filter((file) => !follows(routeOfFile(outDir, file)));
  const pages = files.map((file) => {
    const $ = load(fs.readFileSync(file, 'utf8'));
    const idsOf = (selector: string) => Array.from($(selector), (element) => $(element).attr('id')!);
    const headings = idsOf('article :is(h2,h3,h4,h5,h6)[id]');
    return [routeOfFile(outDir, file), {headings, ids: new Set(idsOf('[id]'))}] as const;
  });
  return new Map(pages.filter(([route]) => route !== '/404'));
};

/**
 * Addresses that no longer lead to their page or text, a line each: routes without a redirect, and anchors that no
 * element of the page has.
 *
 * @param committed the addresses that have been published.
 * @param built the routes of the build, with every id of their pages (old anchors are among them).
 */
export const findLostAddresses = (
  committed: Addresses,
  built: ReadonlyMap<string, ReadonlySet<string>>,
  redirects: readonly Redirect[],
): string[] => {
  const moved = new Set(redirects.map(({from}) => from));
  return Object.entries(committed).flatMap(([route, anchors]) => {
    const ids = built.get(route);
    if (ids) {
      return anchors
        .filter((anchor) => !ids.has(anchor))
        .map((anchor) => `${route}#${anchor} is gone: give the anchor that it is now at in src/config/anchors.ts`);
    }
    return moved.has(route) ? [] : [`${route} is gone: give the page that it leads to in src/hosting/redirects.ts`];
  });
};

/** Addresses of the build that are not committed yet, as `route` or `route#anchor`. */
export const findNewAddresses = (committed: Addresses, built: Addresses): string[] =>
  Object.entries(built).flatMap(([route, anchors]) => {
    const known = committed[route];
    if (!known) return [route];
    return anchors.filter((anchor) => !known.includes(anchor)).map((anchor) => `${route}#${anchor}`);
  });

/** The committed addresses with those of the build added; none is taken away. Sorted by route. */
export const addAddresses = (committed: Addresses, built: Addresses): Addresses => {
  const routes = Object.keys({...committed, ...built}).sort((a, b) => a.localeCompare(b, 'en'));
  const anchorsOf = (route: string) => [...new Set([...(built[route] ?? []), ...(committed[route] ?? [])])];
  return Object.fromEntries(routes.map((route) => [route, anchorsOf(route)]));
};

/** A line for each route, so that a change shows what it adds. */
export const formatAddresses = (addresses: Addresses): string =>
  `{\n${Object.entries(addresses)
    .map(([route, anchors]) => `${JSON.stringify(route)}: ${JSON.stringify(anchors)}`)
    .join(',\n')}\n}\n`;

/**
 * Adds the new addresses of a build to the committed list; takes none away.
 *
 * @returns the addresses that were added.
 */
export const updateAddresses = (buildDir: string, file: string): string[] => {
  const committed = JSON.parse(fs.readFileSync(file, 'utf8')) as Addresses;
  const built = Object.fromEntries([...builtAddresses(buildDir)].map(([route, {headings}]) => [route, headings]));
  fs.writeFileSync(file, formatAddresses(addAddresses(committed, built)));
  return findNewAddresses(committed, built);
};
