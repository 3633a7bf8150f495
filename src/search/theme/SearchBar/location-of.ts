import type {DisplayHit} from '../../client/protocol';
import type {SearchState} from './use-highlight';

/** The location of a result, with the words to highlight there. */
export function locationOf({route, terms, type}: DisplayHit): {pathname: string; hash: string; state: SearchState} {
  const [pathname, hash] = route.split('#') as [string, string?];
  return {pathname, hash: hash ? `#${hash}` : '', state: {search: {terms, isArticle: type !== 'other'}}};
}
