import {excerptOf} from '../query/excerpt';
import {createMarker, toParts} from '../query/marks';
import type {SearchResult} from '../query/searcher';
import type {SearchHit} from '../types';
import type {DisplayHit, DisplayResult} from './protocol';

const toDisplayHit = ({document, tag, terms}: SearchHit): DisplayHit => {
  const marker = createMarker(terms);
  const marked = (text: string) => toParts(text, marker(text));
  return {
    route: document.sectionRoute,
    tag,
    type: document.type,
    title: marked(document.sectionTitle),
    page: document.sectionRoute.includes('#') ? marked(document.pageTitle) : [],
    categories: document.sidebarParentCategories,
    ...(document.content !== undefined && {excerpt: excerptOf(document.content, terms)}),
    terms,
  };
};

/** Prepares results for the screen, so that the main thread only has to show them. */
export const toDisplay = ({hits, ...rest}: SearchResult): DisplayResult => ({...rest, hits: hits.map(toDisplayHit)});
