import type {DisplayHit} from '../../client/protocol';
import type {SearchState} from './use-highlight';

/** Where a result is, and the words that travel there with the reader to be highlighted. */
export function locationOf({route, terms, type}: DisplayHit): {pathname: string; hash: string; state: SearchState} {
  const [pathname, hash] = route.split('#') as [string, string?];
  return {pathname, hash: hash ? `#${hash}` : '', state: {search: {terms, isArticle: type !== 'other'}}};
}
