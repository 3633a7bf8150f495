import {outlineOf} from '../outline';
import {type Field, FIELDS, type SearchDocument, type SerializedIndex} from '../types';
import {STOP_WORDS, termsOfWord, wordsOf} from '../words';

const textOf = (document: SearchDocument, field: Field, depth: number): string => {
  if (field !== 'sidebarParentCategories') return [document[field]].flat().join(' ');
  return depth > 0 ? document[field].slice(-depth).join(' ') : '';
};

/** In ascending order of the documents. */
type Postings = [document: number, count: number][];

const postingsByTerm = (documents: readonly SearchDocument[], field: Field, depth: number): Map<string, Postings> => {
  const byTerm = new Map<string, Postings>();
  // The same words come again and again.
  const termsByWord = new Map<string, string[]>();
  const termsOf = (word: string) => {
    if (!termsByWord.has(word)) termsByWord.set(word, termsOfWord(word));
    return termsByWord.get(word)!;
  };
  documents.forEach((document, position) => {
    for (const term of wordsOf(textOf(document, field, depth)).flatMap(termsOf)) {
      if (field === 'content' && STOP_WORDS.has(term)) continue;
      if (!byTerm.has(term)) byTerm.set(term, []);
      const postings = byTerm.get(term)!;
      const last = postings.at(-1);
      if (last?.[0] === position) last[1] += 1;
      else postings.push([position, 1]);
    }
  });
  return byTerm;
};

const encode = (postings: Postings = []): string =>
  postings
    .map(([document, count], i) => {
      const distance = document - (postings[i - 1]?.[0] ?? -1);
      return distance.toString(36) + (count > 1 ? `:${count.toString(36)}` : '');
    })
    .join(' ');

/** @param parentCategoriesDepth how many of the categories around a page are indexed, innermost first. */
export const buildIndex = (documents: readonly SearchDocument[], parentCategoriesDepth = 0): SerializedIndex => {
  const byField = FIELDS.map((field) => [field, postingsByTerm(documents, field, parentCategoriesDepth)] as const);
  const terms = [...new Set(byField.flatMap(([, byTerm]) => [...byTerm.keys()]))].sort();
  return {
    pages: outlineOf(documents),
    terms: terms.join(' '),
    postings: Object.fromEntries(
      byField.map(([field, byTerm]) => [field, terms.map((term) => encode(byTerm.get(term))).join(',')]),
    ) as Record<Field, string>,
  };
};
