import type {Redirect} from '../../../src/hosting/redirects';

/** Every public route, with the anchors of its headings in the order of the page. */
export type Addresses = Readonly<Record<string, readonly string[]>>;

/** Old anchors and the present ones, by route. */
export type AnchorAliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a reader who kept an address would no longer find, a line each: routes without a redirect, and anchors that no
 * element of the page has.
 *
 * @param committed the addresses that have been published.
 * @param built the routes of the build, with every id of their pages (old anchors are among them).
 */
export function findLostAddresses(
  committed: Addresses,
  built: ReadonlyMap<string, ReadonlySet<string>>,
  redirects: readonly Redirect[],
): string[] {
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
}

/** Addresses of the build that are not committed yet, as `route` or `route#anchor`. */
export function findNewAddresses(committed: Addresses, built: Addresses): string[] {
  return Object.entries(built).flatMap(([route, anchors]) => {
    const known = committed[route];
    if (!known) return [route];
    return anchors.filter((anchor) => !known.includes(anchor)).map((anchor) => `${route}#${anchor}`);
  });
}

/** The committed addresses with those of the build added; none is taken away. Sorted by route. */
export function addAddresses(committed: Addresses, built: Addresses): Addresses {
  const routes = [...new Set([...Object.keys(committed), ...Object.keys(built)])].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...(built[route] ?? []), ...(committed[route] ?? [])])]]),
  );
}

/** A line for each route, so that a change shows what it adds. */
export const formatAddresses = (addresses: Addresses): string =>
  `{\n${Object.entries(addresses)
    .map(([route, anchors]) => `${JSON.stringify(route)}: ${JSON.stringify(anchors)}`)
    .join(',\n')}\n}\n`;
