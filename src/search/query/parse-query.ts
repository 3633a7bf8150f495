import {compact, fold, partsOf, STOP_WORDS, termsOf, termsOfWord, wordsOf} from '../words';

export interface QueryToken {
  /** As typed, for messages. */
  readonly typed: string;
  /** The terms to look up: the word and, when it is an identifier, its parts. Never empty. */
  readonly terms: readonly [whole: string, ...parts: string[]];
}

/** What a reader typed, taken apart. Nothing in it is syntax, except quotation marks around a phrase. */
export interface ParsedQuery {
  readonly tokens: readonly QueryToken[];
  /** Quoted phrases: each must occur in a result, word for word. */
  readonly phrases: readonly (readonly string[])[];
  /** Letters and digits of the text: compared with whole titles. */
  readonly compact: string;
}

/** What is beyond is ignored. */
const MAX_QUERY_LENGTH = 512;

const PHRASE = /["“”]([^"“”]+)["“”]/g;

/** Splits a query on white space and hyphens. A query of stop words only keeps them. */
export const parseQuery = (typed: string): ParsedQuery => {
  const text = typed.slice(0, MAX_QUERY_LENGTH).trim();
  const tokens = new Map<string, QueryToken>();
  for (const part of text.split(/[\s\-\u2010\u2011]+/)) {
    const words = wordsOf(part);
    for (const word of words) {
      const [whole] = termsOfWord(word);
      if (whole) tokens.set(whole, {typed: words.length > 1 ? word : part, terms: [whole, ...partsOf(word).map(fold)]});
    }
  }
  const all = Array.from(tokens.values());
  const meaningful = all.filter(({terms}) => terms.some((term) => !STOP_WORDS.has(term)));
  return {
    tokens: meaningful.length > 0 ? meaningful : all,
    phrases: Array.from(text.matchAll(PHRASE), ([, phrase]) => termsOf(phrase!)).filter((words) => words.length > 0),
    compact: compact(text),
  };
};
