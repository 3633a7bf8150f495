import weights from './weights.json';

/** What decides the order of results beside the boosts of the fields; fitted by `npm run bench -- search --fit`. */
export interface Weights {
  /** The part of a page before its first section beside its sections. */
  readonly first: number;
  /** What a section must have of a word to get half of what the word is worth. */
  readonly halfInSection: number;
  /** The same for a page. */
  readonly halfInPage: number;
  /** Words that follow each other in the text as they do in the query: what all such pairs together are worth. */
  readonly pairs: number;
  /** Above 1, a few pairs are worth less than their share. */
  readonly pairPower: number;
  /** What a stop word counts for in a pair. */
  readonly function: number;
  /** Another form of the word, beside the word itself. */
  readonly form: number;
  /** A longer word that begins with the word, beside the word itself. */
  readonly longer: number;
  /** The parts of an identifier beside the whole. */
  readonly parts: number;
  /** What a word stands for, beside the word itself. */
  readonly synonym: number;
  /** An identifier of several parts beside another word. */
  readonly name: number;
  /** A number, a function word or a word of people who ask, beside another word. */
  readonly chat: number;
}

export const WEIGHTS: Weights = weights;
