import {buildIndex} from '../../index-build/build-index';
import type {SearchDocument, SearchIndexFile} from '../../types';
import {createSearcher} from '../searcher';

type Draft = Partial<SearchDocument> & {readonly title: string};

/** An index file of documents of which only what matters to a test is given. */
export function indexOf(drafts: readonly Draft[], {tag = 'docs-docs-current', depth = 0} = {}) {
  const documents = drafts.map(
    (draft, id): SearchDocument => ({
      content: '',
      tags: [],
      sidebarParentCategories: [],
      type: 'docs',
      sectionTitle: draft.title,
      pageTitle: draft.title,
      sectionRoute: `/${tag}/page-${id}`,
      ...draft,
      id,
    }),
  );
  const file: SearchIndexFile = {documents, index: buildIndex(documents, depth)};
  return {tag, file};
}

/** Titles of the results of a query over the documents. */
export const find = (query: string, drafts: readonly Draft[]): string[] =>
  createSearcher([indexOf(drafts)])
    .search(query)
    .hits.map(({document}) => document.title);
