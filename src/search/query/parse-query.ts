import {compact, fold, partsOf, STOP_WORDS, termsOfWord, wordsOf} from '../words';

export interface QueryToken {
  /** As typed, for messages. */
  readonly typed: string;
  /** Names weigh more than other words; numbers, function words and the words of people who ask, less. */
  readonly kind: 'word' | 'name' | 'chat';
  /** The terms to look up: the word and, when it is an identifier, its parts. Never empty. */
  readonly terms: readonly [whole: string, ...parts: string[]];
}

/** What a reader typed, taken apart. Nothing in it is syntax, except quotation marks around a phrase. */
export interface ParsedQuery {
  readonly tokens: readonly QueryToken[];
  /** Every word, stop words included, in the order of the text: pairs of them are looked for in the results. */
  readonly words: readonly string[];
  /** Whether it is a text rather than a few words: some of it may be nowhere, and is no typo. */
  readonly isLong: boolean;
  /** Quoted phrases: each must occur in a result, word for word. */
  readonly phrases: readonly (readonly string[])[];
  /** Letters and digits of the text: compared with whole titles. */
  readonly compact: string;
}

/** What is beyond is ignored. */
const MAX_QUERY_LENGTH = 512;

/** Words of the longest query that is not a text. */
const MAX_SHORT = 6;

const PHRASE = /["“”]([^"“”]+)["“”]/g;

/** What a console adds to a message: frames of the stack, times, the level or class of an error. */
const NOISE = [
  /(?<!\S)at (?:[\w.$<>[\] ]+ )?\(?[^\s()]+:\d+(?::\d+)?\)?/g,
  /\[?\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?\S*)?|\b\d\d?:\d\d(?::\d\d)?\S*/g,
  /(?<!\S)(?:\w*Error|error|warn|info|debug|http|fatal):(?=\s)/g,
];

/** Words of people who ask, which say nothing about what they ask for. */
const CHAT = new Set(
  (
    'anyone anybody anything become becomes best correct different difference everything ' +
    'expected fine get gets getting give given gives go goes going gone good got happen happened happens ' +
    'hello help hi idea instead issue know let like look looks lot make makes making mean need needed needs ' +
    'nothing now ok one please possible problem put really right say says see seem seems solution someone ' +
    'something still strapi sure take takes thank thanks thing things think thought tried try trying use used ' +
    'uses using want wants way well went work worked working works wrong'
  ).split(' '),
);

/**
 * Function words of English (the Natural Language Toolkit has the list, without "another") that are no stop words:
 * in a text they may be names in code.
 */
const FUNCTION_WORDS = new Set(
  (
    'above again against another before being below between both doing down during few from further having here ' +
    'hers herself him himself itself more myself on once other ours ourselves out over own same she theirs ' +
    'themselves through under until up very yours yourself yourselves'
  ).split(' '),
);

const withoutNoise = (text: string): string => {
  const rest = NOISE.reduce((it, pattern) => it.replace(pattern, ' '), text);
  return wordsOf(rest).length > 0 ? rest : text;
};

/** Splits a query on white space and hyphens. A query of stop words only keeps them. */
export const parseQuery = (typed: string): ParsedQuery => {
  const text = typed.slice(0, MAX_QUERY_LENGTH).trim();
  const tokens = new Map<string, QueryToken>();
  const all: string[] = [];
  for (const part of withoutNoise(text).split(/[\s\-\u2010\u2011]+/)) {
    const words = wordsOf(part);
    for (const word of words) {
      const [whole] = termsOfWord(word);
      if (!whole) continue;
      all.push(whole);
      const terms = [whole, ...partsOf(word).map(fold)] as const;
      const isChat = CHAT.has(whole) || FUNCTION_WORDS.has(whole) || /^\d+$/.test(whole);
      const kind = terms.length > 1 ? 'name' : isChat ? 'chat' : 'word';
      tokens.set(whole, {typed: words.length > 1 ? word : part, kind, terms});
    }
  }
  const every = Array.from(tokens.values());
  const meaningful = every.filter(({terms}) => terms.some((term) => !STOP_WORDS.has(term)));
  return {
    tokens: meaningful.length > 0 ? meaningful : every,
    isLong: meaningful.length > MAX_SHORT,
    words: all,
    phrases: Array.from(text.matchAll(PHRASE), ([, phrase]) => wordsOf(phrase!)).filter(({length}) => length > 0),
    compact: compact(text),
  };
};
