import {outlineOf} from '../outline';
import {type Field, FIELDS, type SearchDocument, type SerializedIndex} from '../types';
import {STOP_WORDS, termsOf} from '../words';

const textOf = (document: SearchDocument, field: Field, depth: number): string => {
  if (field === 'sidebarParentCategories') return depth > 0 ? document[field].slice(-depth).join(' ') : '';
  const value = document[field];
  return typeof value === 'string' ? value : value.join(' ');
};

const countTerms = (document: SearchDocument, field: Field, depth: number): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of termsOf(textOf(document, field, depth))) {
    if (field === 'content' && STOP_WORDS.has(term)) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
};

/** In ascending order of the documents. */
type Postings = [document: number, count: number][];

const encode = (postings: Postings = []): string => {
  let previous = -1;
  return postings
    .map(([document, count]) => {
      const distance = document - previous;
      previous = document;
      return distance.toString(36) + (count > 1 ? `:${count.toString(36)}` : '');
    })
    .join(' ');
};

/** @param parentCategoriesDepth how many of the categories around a page are indexed, innermost first. */
export const buildIndex = (documents: readonly SearchDocument[], parentCategoriesDepth = 0): SerializedIndex => {
  const byField = new Map<Field, Map<string, Postings>>(FIELDS.map((field) => [field, new Map()]));
  const terms = new Set<string>();
  documents.forEach((document, position) => {
    for (const field of FIELDS) {
      const postings = byField.get(field)!;
      for (const [term, count] of countTerms(document, field, parentCategoriesDepth)) {
        terms.add(term);
        if (!postings.has(term)) postings.set(term, []);
        postings.get(term)!.push([position, count]);
      }
    }
  });
  const sorted = [...terms].sort();
  return {
    pages: outlineOf(documents),
    terms: sorted.join(' '),
    postings: Object.fromEntries(
      FIELDS.map((field) => [field, sorted.map((term) => encode(byField.get(field)!.get(term))).join(',')]),
    ) as Record<Field, string>,
  };
};
