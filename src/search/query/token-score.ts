import type {RankingOptions} from '../ranking';
import {FIELDS} from '../types';
import {type Dictionary, type Term, termsWithPrefix, termsWithStemOf} from './dictionary';
import type {QueryToken} from './parse-query';
import type {Weights} from './weights';

export interface TokenScore {
  /** What the word is worth in each document: BM25 over its fields, without the rarity. 0 where it does not match. */
  readonly documents: Float64Array;
  /** How often each page has the word, for its length. */
  readonly pages: Float64Array;
  /** Inverse document frequency. */
  readonly rarity: number;
  /** What matched; none when the word is nowhere. */
  readonly terms: readonly Term[];
  /** Those of them that a reader would recognise as what was typed. */
  readonly marked: readonly Term[];
}

const MIN_MARKED_PREFIX = 3;
/** Shortest word that is looked for inside longer ones, when nothing begins with it. */
const MIN_INFIX = 4;
/** The first fields, title and content, are a document's own; the others are the same in the whole page. */
const OWN_FIELDS = 2;

/** Words that begin with a text; as a last resort, words that have it inside. */
const longerTerms = (dictionary: Dictionary, text: string, known: readonly Term[]): Term[] => {
  const longer = termsWithPrefix(dictionary, text).filter((term) => !known.includes(term));
  const isInside = known.length + longer.length === 0 && text.length >= MIN_INFIX;
  return isInside ? dictionary.terms.filter((term) => term.text.includes(text)) : longer;
};

/** The word, its other forms and words that begin with it count as one word that occurs wherever one of them does. */
const scoreTerm = (
  dictionary: Dictionary,
  text: string,
  {boosts, b, k1, parentCategoriesDepth}: RankingOptions,
  weights: Weights,
): TokenScore => {
  const exact = dictionary.byText.get(text);
  const forms = termsWithStemOf(dictionary, text).filter((term) => term !== exact);
  const same = exact ? [exact, ...forms] : forms;
  const longer = longerTerms(dictionary, text, same);
  const {documents: entries, lengths, pageLengths} = dictionary;
  const counts = FIELDS.map(() => new Float64Array(entries.length));
  const pages = new Float64Array(pageLengths.of.length);
  const found = new Set<number>();

  const add = ({fields}: Term, weight: number, isRarity: boolean) =>
    fields.forEach((postings, field) =>
      postings.documents.forEach((document, i) => {
        const count = weight * postings.counts[i]!;
        counts[field]![document]! += count;
        if (isRarity) found.add(document);
        if (field < OWN_FIELDS) pages[entries[document]!.page]! += count;
      }),
    );
  for (const term of same) add(term, exact && term !== exact ? weights.form : 1, true);
  for (const term of longer) add(term, same.length > 0 ? weights.longer : 1, same.length === 0);

  const documents = new Float64Array(entries.length);
  FIELDS.forEach((name, field) => {
    if (name === 'sidebarParentCategories' && parentCategoriesDepth === 0) return;
    const {of, mean} = lengths[field]!;
    counts[field]!.forEach((count, i) => {
      if (count > 0) documents[i]! += (boosts[name] * count * (k1 + 1)) / (count + k1 * (1 - b + (b * of[i]!) / mean));
    });
  });
  pages.forEach((count, page) => {
    if (count > 0) pages[page] = count / (1 + pageLengths.of[page]! / pageLengths.mean);
  });
  return {
    documents,
    pages,
    rarity: found.size > 0 ? Math.log(1 + (entries.length - found.size + 0.5) / (found.size + 0.5)) : 0,
    terms: [...same, ...longer],
    marked: text.length >= MIN_MARKED_PREFIX ? [...same, ...longer] : same,
  };
};

type Counts = Pick<TokenScore, 'documents' | 'pages'>;

/** Two counts of documents and pages as one. */
export const combine = (a: Counts, b: Counts, of: (a: number, b: number) => number): Counts => ({
  documents: a.documents.map((value, i) => of(value, b.documents[i]!)),
  pages: a.pages.map((value, i) => of(value, b.pages[i]!)),
});

/** Several words together are there as often as the one that is least often there. */
export const together = ([first, ...rest]: readonly Counts[]): Counts =>
  rest.reduce((sum, it) => combine(sum, it, Math.min), first!);

/** Scores every document and page for one word of the query: exact and as a prefix, in every field with that field's boost. */
export const scoreToken = (
  dictionary: Dictionary,
  {terms}: QueryToken,
  options: RankingOptions,
  weights: Weights,
): TokenScore => {
  const [whole, ...parts] = terms;
  const scored = scoreTerm(dictionary, whole, options, weights);
  if (parts.length === 0) return scored;
  const byPart = parts.map((part) => scoreTerm(dictionary, part, options, weights));
  const weight = scored.terms.length > 0 ? weights.parts : 1;
  const matches = scored.terms.length > 0 || byPart.every((part) => part.terms.length > 0);
  const exactParts = byPart.flatMap((part) => part.terms.filter(({text}) => parts.includes(text)));
  return {
    ...combine(scored, together(byPart), (own, parts) => own + weight * parts),
    rarity: scored.rarity || Math.max(...byPart.map((part) => part.rarity)),
    terms: matches ? [...scored.terms, ...byPart.flatMap((part) => part.terms)] : [],
    marked: [...scored.marked, ...exactParts],
  };
};
