import {createHash} from 'node:crypto';
import type {Redirect} from './redirects';
import {SUFFIX} from './redirects-file';

/**
 * The script of the not-found page for hosts without redirects, such as GitHub Pages: it goes to where the path has
 * moved, whatever its case. The targets are pages of the site; nothing of the path gets into them.
 *
 * @param redirects with the base URL.
 * @returns its path from the site's root, which has a hash of the content, and the content.
 */
export function movedScript(redirects: readonly Redirect[]): {readonly path: string; readonly content: string} {
  const targets = JSON.stringify(redirects.map(({from, to}) => [from.toLowerCase(), to]));
  const content = `(() => {
  const path = location.pathname.replace(/${SUFFIX.source}/, '').toLowerCase();
  const target = new Map(${targets}).get(path);
  if (target && target !== location.pathname) location.replace(target + location.search + location.hash);
})();
`;
  return {path: `/assets/js/moved.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`, content};
}
