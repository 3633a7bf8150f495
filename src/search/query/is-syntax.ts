import {FIELDS} from './fields';

/** Most terms of a query that only its signs make one in the syntax: what people paste is longer. */
const MAX_TERMS = 6;

/** A field, or one that somebody took for it: its plural or singular. */
const FIELD = `(?:${FIELDS.map((field) => field.replace(/s?$/, 's?')).join('|')}):`;
const WORD = String.raw`[\p{L}\p{N}*][\p{L}\p{N}_$.*-]*`;

const HAS_FIELD = new RegExp(`^[+-]*${FIELD}.`, 'i');
const IS_UNFINISHED = new RegExp(`^(?:[+-]|[+-]?${FIELD})$`, 'i');
/** What may stand beside a field, mistakes included. Neither `error:`, a path, an address nor a quotation is. */
const BESIDE_FIELD = new RegExp(`^[+-]*(?:${FIELD}|(?:[a-z]\\w*:+)+(?=.))?(?:${WORD}|:\\S*)?(?:[~^][\\w.]*)*$`, 'iu');

const IS_PLAIN = new RegExp(String.raw`^[+-]?${WORD}(?:[~^]\w*)*$`, 'u');
/** `+required`, `-excluded` (not `-f`, `--option` or `-noEmit`), `wild*`, `typo~1`, `word^2`. */
const HAS_SIGN = /^\+\p{L}|^-\p{Ll}[\p{Ll}-]{2,}(?:[*~^]|$)|\p{Ll}\*(?:[\p{L}~^]|$)|\p{Ll}{3}[~^]\w*$/u;

/**
 * Whether a query is in the syntax of `parseSyntax`. It is when a term has a field of the index before a colon, or when
 * there are at most six words and one of them has another sign; and when all the rest is words and signs, too. Otherwise
 * colons, hyphens and asterisks are text, such as those of an error message.
 */
export const isSyntax = (query: string): boolean => {
  const terms = query.trim().split(/\s+/);
  if (terms.length === 1 && IS_UNFINISHED.test(terms[0]!)) return true;
  if (terms.some((term) => HAS_FIELD.test(term))) return terms.every((term) => BESIDE_FIELD.test(term));
  const isShort = terms.length <= MAX_TERMS && !terms.every((term) => term.startsWith('-'));
  return isShort && terms.some((term) => HAS_SIGN.test(term)) && terms.every((term) => IS_PLAIN.test(term));
};
