import {withBaseUrl} from '../lib/base-url';
import type {Redirect} from './redirects';

/**
 * Redirects from the lower-case spelling of each route to the route, for hosts that distinguish case. A spelling that
 * two routes share, or that is a page or a redirect already, is left out.
 */
export function caseRedirects(routes: readonly string[], redirects: readonly Redirect[]): Redirect[] {
  const taken = new Set([...routes, ...redirects.map(({from}) => from)]);
  const lower = routes.map((route) => route.toLowerCase());
  const isShared = (spelling: string) => lower.indexOf(spelling) !== lower.lastIndexOf(spelling);
  return routes.map((to, i) => ({from: lower[i]!, to})).filter(({from}) => !taken.has(from) && !isShared(from));
}

/** The redirects of a site that is published below the root of its host. */
export const redirectsBelow = (baseUrl: string, redirects: readonly Redirect[]): Redirect[] =>
  redirects.map(({from, to}) => ({from: withBaseUrl(baseUrl, from), to: withBaseUrl(baseUrl, to)}));

/**
 * Problems of the redirects: a target that is no page, a chain, a page that a redirect hides, a path that is given
 * twice, that hosts read differently or that leaves the site.
 */
export function findRedirectProblems(redirects: readonly Redirect[], routes: readonly string[]) {
  const pages = new Set(routes);
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}) => {
    const problems = [
      !pages.has(to) && `${from} leads to ${to}, which is no page`,
      pages.has(from) && `${from} is a page: a redirect would hide it`,
      seen.has(from) && `${from} is given twice`,
      !/^(\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(from) && `${from} must be a plain path without a trailing slash`,
    ];
    seen.add(from);
    return problems.filter((problem) => problem !== false).map((message) => ({from, to, message}));
  });
}

/** The file `_redirects`, which Netlify and Cloudflare Pages read. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Reads what {@link formatRedirects} wrote. Comments and empty lines are passed over. */
export const parseRedirects = (text: string): Redirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [{from, to}] : [];
  });

/** What hosts remove from a path: a trailing slash, `/index.html`, `.html`. */
export const SUFFIX = /(\/index(\.html)?|\.html|\/)\/?$/;

/** A path without these. The home page keeps its slash. */
export const barePath = (pathname: string, baseUrl = '/'): string => {
  const bare = pathname.replace(SUFFIX, '');
  return `${bare}/` === baseUrl ? baseUrl : bare;
};

/**
 * The page to which a path, as the browser sent it, is redirected in one step; `undefined` when it is not.
 *
 * @param redirects with the base URL.
 */
export function redirectOf(pathname: string, redirects: readonly Redirect[], baseUrl = '/'): string | undefined {
  const bare = barePath(pathname, baseUrl);
  const moved =
    redirects.find(({from}) => from === bare) ?? redirects.find(({from}) => from.toLowerCase() === bare.toLowerCase());
  const target = moved?.to ?? bare;
  // Browsers read `//host` and `/\host` as another host.
  return target === pathname || /^\/[\\/]/.test(target) ? undefined : target;
}
