import weights from './weights.json';

/** What decides the order of results beside the boosts of the fields; fitted by `npm run bench -- search --fit`. */
export interface Weights {
  /** How steeply a document falls that lacks words of the query. */
  readonly coverage: number;
  /** By how much more than its share a rare word counts: 0 as in BM25; below 0 rare words count less. */
  readonly rarity: number;
  /** Share of a word that is not in the section but elsewhere on its page. */
  readonly elsewhere: number;
  /** Share of the best matches of the whole page that each of its sections gets. */
  readonly onPage: number;
  /** A word in the title, route or categories of the page. */
  readonly around: number;
  /** One word is more often the name of a page than of a section: what the page itself is worth more. */
  readonly page: number;
  /** Words that follow each other in the text as they do in the query: what all such pairs together are worth. */
  readonly pairs: number;
  /** Above 1, a few pairs are worth less than their share. */
  readonly pairPower: number;
  /** What a stop word, or one that is nowhere, counts for in a pair. */
  readonly function: number;
  /** Terms that share only their beginning or stem with the word. */
  readonly near: number;
  /** The parts of an identifier beside the whole. */
  readonly parts: number;
  /** What a word stands for, beside the word itself. */
  readonly synonym: number;
  /** An identifier beside a plain word. */
  readonly name: number;
  /** A word of people who ask, beside a plain word. */
  readonly chat: number;
  /** A number beside a plain word. */
  readonly number: number;
}

export const WEIGHTS: Weights = weights;
