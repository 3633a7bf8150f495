import {stemmer} from 'stemmer';
import {documentsOf} from '../outline';
import {FIELDS, type IndexPart, type SearchHit} from '../types';

/** Where a term occurs in one field: documents in ascending order, and how often in each. */
interface Postings {
  readonly documents: number[];
  readonly counts: number[];
}

interface Entry {
  readonly document: SearchHit['document'];
  readonly tag: string;
  readonly page: number;
}

/** How many terms each document or page has, and the mean over those that have any. */
interface Lengths {
  readonly of: Float64Array;
  readonly mean: number;
}

/** Several index files as one: a document is known by its position in `documents`, a page by its number. */
export interface Dictionary {
  readonly documents: readonly Entry[];
  /** Sorted by text. */
  readonly terms: readonly Term[];
  readonly byText: ReadonlyMap<string, Term>;
  /** Of the documents, in the order of {@link FIELDS}. */
  readonly lengths: readonly Lengths[];
  /** Of the pages: titles and contents of all their documents. */
  readonly pageLengths: Lengths;
  /** Terms by their initial, then by their stem; filled as initials are asked for. */
  readonly stems: Map<string, Map<string, Term[]>>;
}

const stemOf = (term: string): string => (/^[a-z]{3,}$/.test(term) ? stemmer(term) : term);

const [ZERO, A, SPACE, COLON, COMMA] = [48, 97, 32, 58, 44];

const eachPosting = (lists: string, offset: number, visit: (document: number, count: number) => void): void => {
  let document = offset - 1;
  let number = 0;
  let isCount = false;
  for (let i = 0; i <= lists.length; i += 1) {
    const char = i < lists.length ? lists.charCodeAt(i) : COMMA;
    if (char !== SPACE && char !== COMMA && char !== COLON) {
      number = number * 36 + char - (char < A ? ZERO : A - 10);
      continue;
    }
    if (!isCount) document += number;
    // No distance is 0: a number that is missing ends an empty list.
    if (char === COLON) isCount = true;
    else {
      if (number > 0) visit(document, isCount ? number : 1);
      isCount = false;
    }
    number = 0;
    if (char === COMMA) document = offset - 1;
  }
};

/** Most terms are never asked for: their postings are read when they are. */
export class Term {
  /** What each file says of the term; all of it is there before the postings are read. */
  readonly encoded: {readonly lists: readonly string[]; readonly offset: number}[] = [];
  private read: readonly Postings[] | undefined;

  constructor(readonly text: string) {}

  /** In the order of {@link FIELDS}. */
  get fields(): readonly Postings[] {
    return (this.read ??= FIELDS.map((_, field) => {
      const postings: Postings = {documents: [], counts: []};
      for (const {lists, offset} of this.encoded) {
        eachPosting(lists[field]!, offset, (document, count) => {
          postings.documents.push(document);
          postings.counts.push(count);
        });
      }
      return postings;
    }));
  }
}

const toLengths = (of: Float64Array): Lengths => {
  const filled = of.filter((length) => length > 0);
  return {of, mean: filled.length ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1};
};

/** Joins index files. Documents keep the order of the files. */
export const createDictionary = (files: readonly {readonly tag: string; readonly file: IndexPart}[]): Dictionary => {
  const documents: Entry[] = [];
  const pageNumbers = new Map<string, number>();
  const byText = new Map<string, Term>();
  const offsets: number[] = [];
  for (const {tag, file} of files) {
    const offset = documents.length;
    offsets.push(offset);
    for (const document of file.documents ?? documentsOf(file.index.pages)) {
      const route = document.sectionRoute.split('#')[0]!;
      if (!pageNumbers.has(route)) pageNumbers.set(route, pageNumbers.size);
      documents.push({document, tag, page: pageNumbers.get(route)!});
    }
    const encoded = FIELDS.map((field) => file.index.postings[field].split(','));
    const texts = file.index.terms ? file.index.terms.split(' ') : [];
    texts.forEach((text, i) => {
      let term = byText.get(text);
      if (!term) byText.set(text, (term = new Term(text)));
      term.encoded.push({lists: encoded.map((lists) => lists[i] ?? ''), offset});
    });
  }
  const lengths = FIELDS.map((field) => {
    const of = new Float64Array(documents.length);
    files.forEach(({file}, i) =>
      eachPosting(file.index.postings[field], offsets[i]!, (document, count) => (of[document]! += count)),
    );
    return toLengths(of);
  });
  const [titles, contents] = lengths as [Lengths, Lengths];
  const pageLengths = new Float64Array(pageNumbers.size);
  documents.forEach(({page}, i) => (pageLengths[page]! += titles.of[i]! + contents.of[i]!));
  return {
    documents,
    terms: Array.from(byText.values()).sort((a, b) => (a.text < b.text ? -1 : 1)),
    byText,
    lengths,
    pageLengths: toLengths(pageLengths),
    stems: new Map(),
  };
};

/** The terms with the same English stem as a word, such as `contribute` for `contributing`; they begin with one letter. */
export const termsWithStemOf = (dictionary: Dictionary, word: string): readonly Term[] => {
  const initial = word.slice(0, 1);
  let byStem = dictionary.stems.get(initial);
  if (!byStem) {
    dictionary.stems.set(initial, (byStem = new Map()));
    for (const term of termsWithPrefix(dictionary, initial)) {
      const key = stemOf(term.text);
      byStem.set(key, [...(byStem.get(key) ?? []), term]);
    }
  }
  return byStem.get(stemOf(word)) ?? [];
};

export const termsWithPrefix = ({terms}: Dictionary, prefix: string): readonly Term[] => {
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
};
