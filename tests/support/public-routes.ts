import {SECTIONS} from '../../src/config/sections';
import addresses from '../addresses.json';

/** A route that has been published. */
export interface PublicRoute {
  readonly route: string;
  readonly kind: 'home' | 'search' | 'tags' | 'overview' | 'generated' | 'doc';
  /** Id of the section of a document, `site` for what is in none. */
  readonly section: string;
}

const kindOf = (route: string): PublicRoute['kind'] => {
  if (route === '/') return 'home';
  if (route === '/search') return 'search';
  if (route === '/freshness' || route === '/guides/errors') return 'overview';
  if (/^\/tags(\/|$)/.test(route)) return 'tags';
  return route.startsWith('/exports/') ? 'generated' : 'doc';
};

/** Every route of the list of published addresses. */
export const publicRoutes: readonly PublicRoute[] = Object.keys(addresses).map((route) => {
  const kind = kindOf(route);
  const own = SECTIONS.find(({routeBasePath}) => route.startsWith(`/${routeBasePath}/`));
  return {route, kind, section: ['generated', 'doc'].includes(kind) ? (own?.id ?? 'docs') : 'site'};
});
