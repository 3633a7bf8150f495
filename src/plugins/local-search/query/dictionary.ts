import lunr from 'lunr';
import {FIELDS, type SearchDocument, type SearchIndexFile} from '../types';

/** Where a term occurs in one field: documents in ascending order, and how often in each. */
export interface Postings {
  readonly documents: number[];
  readonly counts: number[];
}

export interface Term {
  readonly text: string;
  /** In the order of {@link FIELDS}. */
  readonly fields: readonly Postings[];
}

/** Several index files as one: a document is known by its position in `documents`. */
export interface Dictionary {
  readonly documents: readonly {readonly document: SearchDocument; readonly tag: string; readonly page: number}[];
  /** Number of pages. */
  readonly pages: number;
  /** Sorted by text. */
  readonly terms: readonly Term[];
  readonly byText: ReadonlyMap<string, Term>;
  /** Terms with the same English stem, such as `contribute` and `contributing`. */
  readonly byStem: ReadonlyMap<string, readonly Term[]>;
  /** Number of terms of each document, and the mean over the documents that have any; in the order of {@link FIELDS}. */
  readonly lengths: readonly {readonly of: Float64Array; readonly mean: number}[];
}

/** The stem of a plain English word (the stemmer of lunr); other terms are their own. */
export const stemOf = (term: string): string =>
  /^[a-z]{4,}$/.test(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;

const addPostings = (into: Postings, encoded: string, offset: number) => {
  let document = offset - 1;
  for (const entry of encoded ? encoded.split(' ') : []) {
    const [distance, count] = entry.split(':') as [string, string?];
    document += parseInt(distance, 36);
    into.documents.push(document);
    into.counts.push(count ? parseInt(count, 36) : 1);
  }
};

const groupBy = <T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};

const measure = (terms: readonly Term[], field: number, size: number) => {
  const of = new Float64Array(size);
  for (const {fields} of terms) {
    const {documents, counts} = fields[field]!;
    documents.forEach((document, i) => (of[document]! += counts[i]!));
  }
  const filled = of.filter((length) => length > 0);
  return {of, mean: filled.length ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1};
};

/** Joins index files. Documents keep the order of the files. */
export function createDictionary(files: readonly {readonly tag: string; readonly file: SearchIndexFile}[]): Dictionary {
  const documents: {document: SearchDocument; tag: string; page: number}[] = [];
  const pageNumbers = new Map<string, number>();
  const byText = new Map<string, Term>();
  for (const {tag, file} of files) {
    const offset = documents.length;
    for (const document of file.documents) {
      const route = document.sectionRoute.split('#')[0]!;
      if (!pageNumbers.has(route)) pageNumbers.set(route, pageNumbers.size);
      documents.push({document, tag, page: pageNumbers.get(route)!});
    }
    const encoded = FIELDS.map((field) => file.index.postings[field].split(','));
    const texts = file.index.terms ? file.index.terms.split(' ') : [];
    texts.forEach((text, i) => {
      let term = byText.get(text);
      if (!term) byText.set(text, (term = {text, fields: FIELDS.map(() => ({documents: [], counts: []}))}));
      encoded.forEach((lists, field) => addPostings(term.fields[field]!, lists[i] ?? '', offset));
    });
  }
  const terms = Array.from(byText.values()).sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    documents,
    pages: pageNumbers.size,
    terms,
    byText,
    byStem: groupBy(terms, ({text}) => stemOf(text)),
    lengths: FIELDS.map((_, field) => measure(terms, field, documents.length)),
  };
}

/** The terms that begin with `prefix`. */
export function termsWithPrefix({terms}: Dictionary, prefix: string): readonly Term[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]!.text < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < terms.length && terms[end]!.text.startsWith(prefix)) end += 1;
  return terms.slice(low, end);
}
