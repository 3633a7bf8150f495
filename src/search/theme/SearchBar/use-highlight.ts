import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

export interface SearchState {
  readonly search?: {readonly terms: readonly string[]; readonly isArticle: boolean};
}

/** Highlights the words of the search on the page that it led to, until the page is left or Escape is pressed. */
export function useHighlight(): void {
  const {state, pathname, key} = useLocation<SearchState | undefined>();
  const search = state?.search;
  useEffect(() => {
    if (!search || !Array.isArray(search.terms)) return undefined;
    let clear: (() => void) | undefined;
    let isLeft = false;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && clear?.();
    import(/* webpackChunkName: "search-highlight" */ '../../client/highlight').then(
      ({highlight}) => {
        if (!isLeft) clear = highlight(search.terms, search.isArticle);
      },
      () => undefined,
    );
    document.addEventListener('keydown', onKeyDown);
    return () => {
      isLeft = true;
      clear?.();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [search, pathname, key]);
}
