import {createHash} from 'node:crypto';
import type {Redirect} from './redirects';
import {SUFFIX} from './redirects-file';

/** A script of the site, named after its content. */
export interface MovedScript {
  /** Path from the site's root. */
  readonly path: string;
  readonly content: string;
}

/**
 * What the not-found page runs on hosts that know no redirects, such as GitHub Pages: it goes on to where the address has
 * moved, whatever its case. The targets are pages of the site: nothing of the address gets into them.
 */
export function movedScript(redirects: readonly Redirect[]): MovedScript {
  const targets = JSON.stringify(redirects.map(({from, to}) => [from.toLowerCase(), to]));
  const content = `(() => {
  const path = location.pathname.replace(/${SUFFIX.source}/, '').toLowerCase();
  const target = new Map(${targets}).get(path);
  if (target && target !== location.pathname) location.replace(target + location.search + location.hash);
})();
`;
  return {path: `/assets/js/moved.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`, content};
}
