import type {RankingOptions} from '../ranking';
import {FIELDS} from '../types';
import {type Dictionary, type Term, termsWithPrefix, termsWithStemOf} from './dictionary';
import type {QueryToken} from './parse-query';
import type {Weights} from './weights';

export interface TokenScore {
  /** Score by document; 0 where it does not match. */
  readonly scores: Float64Array;
  /** How rare the word is: the weight that it has in the coverage of the query. */
  readonly rarity: number;
  /** What matched; none when the word is nowhere. */
  readonly terms: readonly Term[];
  /** Those of them that a reader would recognise as what was typed. */
  readonly marked: readonly Term[];
}

const MIN_MARKED_PREFIX = 3;
/** Shortest word that is looked for inside longer ones, when nothing begins with it. */
const MIN_INFIX = 4;

/** Inverse document frequency, by page: a word is not common because one page repeats it in every section. */
const rarityOf = (dictionary: Dictionary, terms: readonly Term[]): number => {
  if (terms.length === 0) return 0;
  const pages = new Set<number>();
  for (const {documents} of terms.flatMap(({fields}) => fields)) {
    for (const document of documents) pages.add(dictionary.documents[document]!.page);
  }
  return Math.log(1 + (dictionary.pages - pages.size + 0.5) / (pages.size + 0.5));
};

/** BM25 over the fields; several terms count as one word that occurs wherever one of them does. */
const addScores = (
  into: Float64Array,
  dictionary: Dictionary,
  terms: readonly Term[],
  weight: number,
  {boosts, b, k1, parentCategoriesDepth}: RankingOptions,
) => {
  FIELDS.forEach((name, field) => {
    if (name === 'sidebarParentCategories' && parentCategoriesDepth === 0) return;
    const counts = new Map<number, number>();
    for (const {fields} of terms) {
      const postings = fields[field]!;
      postings.documents.forEach((document, i) =>
        counts.set(document, (counts.get(document) ?? 0) + postings.counts[i]!),
      );
    }
    const {of, mean} = dictionary.lengths[field]!;
    for (const [document, count] of counts) {
      const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * of[document]!) / mean));
      into[document]! += weight * boosts[name] * saturated;
    }
  });
};

const nearTerms = (dictionary: Dictionary, text: string, exact: Term | undefined): Term[] => {
  const near = new Set([...termsWithPrefix(dictionary, text), ...termsWithStemOf(dictionary, text)]);
  if (exact) near.delete(exact);
  const isInside = !exact && near.size === 0 && text.length >= MIN_INFIX;
  return isInside ? dictionary.terms.filter((term) => term.text.includes(text)) : Array.from(near);
};

const scoreTerm = (dictionary: Dictionary, text: string, options: RankingOptions, weights: Weights): TokenScore => {
  const scores = new Float64Array(dictionary.documents.length);
  const found = dictionary.byText.get(text);
  const exact = found ? [found] : [];
  const near = nearTerms(dictionary, text, found);
  const [exactRarity, nearRarity] = [rarityOf(dictionary, exact), rarityOf(dictionary, near)];
  addScores(scores, dictionary, exact, exactRarity, options);
  addScores(scores, dictionary, near, found ? nearRarity * weights.near : nearRarity, options);
  const marked = text.length >= MIN_MARKED_PREFIX ? [...exact, ...near] : exact;
  return {scores, rarity: exactRarity || nearRarity, terms: [...exact, ...near], marked};
};

/** Scores every document for one word of the query: exact and as a prefix, in every field with that field's boost. */
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
  const weight = scored.terms.length ? weights.parts / parts.length : 1 / parts.length;
  const scores = scored.scores.map((score, document) => {
    const own = byPart.map((part) => part.scores[document]!);
    return score + (own.every((it) => it > 0) ? weight * own.reduce((sum, it) => sum + it, 0) : 0);
  });
  const matches = scored.terms.length > 0 || byPart.every((part) => part.terms.length > 0);
  const rarity = scored.rarity || Math.max(...byPart.map((part) => part.rarity));
  const exactParts = byPart.flatMap((part) => part.terms.filter(({text}) => parts.includes(text)));
  return {
    scores,
    rarity,
    terms: matches ? [...scored.terms, ...byPart.flatMap((part) => part.terms)] : [],
    marked: [...scored.marked, ...exactParts],
  };
};
