/** Longer words are hashes or encoded data: only their parts are indexed. */
const MAX_TERM_LENGTH = 48;

/** Left out of the index of content, and of a query that has other words. Words that are names in code (`get`, `on`) stay. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been but by can could did do does doesn don each either ' +
    'else ever for had has have he her his how however i if in into is isn it its just may me might most must my ' +
    'neither no nor not of off often only or our rather should since so some such than that the their them then there ' +
    'these they this those to too was we were what when where which while who whom why will with would yet you your'
  ).split(' '),
);

/** Lower case, compatibility forms composed: how terms and typed text are compared. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const WORD = /[\p{L}\p{N}_$]+/gu;
const CONTRACTION = /[’'](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/giu;

/** The words of a text as written; an identifier such as `useDocument` or `default_locale` is one word. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').replace(CONTRACTION, '').match(WORD) ?? [];

/** The parts of an identifier as written: `useDocumentActions` → `use`, `Document`, `Actions`; none for a plain word. */
export const partsOf = (word: string): string[] => {
  if (/^\p{Lu}+s$/u.test(word)) return [];
  const parts = word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ _$]+/)
    .filter(Boolean);
  return parts.length > 1 || parts[0] !== word ? parts : [];
};

/** The terms of one word: itself, the identifiers that underscores join (`unstable_useDocument`) and the parts of those. */
export const termsOfWord = (word: string): string[] => {
  const whole = fold(word).replace(/^[_$]+|[_$]+$/g, '');
  const joined = word.split(/[_$]+/).filter(Boolean);
  const terms = new Set([whole, ...joined.map(fold), ...joined.flatMap(partsOf).map(fold)]);
  return Array.from(terms).filter((term) => term && term.length <= MAX_TERM_LENGTH);
};

/** Letters and digits only: the same for `use-document` and `useDocument`. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
