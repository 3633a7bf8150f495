import type {Dictionary, Term} from './dictionary';
import {termsWithPrefix} from './dictionary';
import type {ParsedQuery} from './parse-query';

/** Shortest word in which a typo is tolerated. */
const MIN_LENGTH = 4;

/** Whether one letter added, left out, replaced or swapped with its neighbour turns `a` into `b`. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const restA = a.slice(start, endA);
  const restB = b.slice(start, endB);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

const [TITLE, CONTENT] = [0, 1];

/** Words of titles are likelier to be meant than words of the text. */
const likelihood = ({fields}: Term): number =>
  fields[TITLE]!.documents.length * 5 + fields[CONTENT]!.documents.length + 0.1;

const likeliest = (terms: readonly Term[]): Term | undefined =>
  terms.reduce<Term | undefined>(
    (best, term) => (best && likelihood(best) >= likelihood(term) ? best : term),
    undefined,
  );

/** Two words that were typed as one; one of them may have a typo. */
const split = ({byText, terms}: Dictionary, word: string): string | undefined => {
  const guess = (part: string) =>
    byText.get(part) ??
    (part.length < MIN_LENGTH ? undefined : likeliest(terms.filter(({text}) => isOneTypoApart(part, text))));
  let best: {readonly text: string; readonly rank: number} | undefined;
  for (let i = 3; i <= word.length - 3; i += 1) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    if (!byText.has(left) && !byText.has(right)) continue;
    const pair = [guess(left), guess(right)];
    if (!pair[0] || !pair[1]) continue;
    const known = byText.has(left) && byText.has(right);
    const rank = Math.min(likelihood(pair[0]), likelihood(pair[1])) * (known ? 100 : 1);
    if (!best || rank > best.rank) best = {text: `${pair[0].text} ${pair[1].text}`, rank};
  }
  return best?.text;
};

const correct = (dictionary: Dictionary, word: string): string | undefined => {
  if (word.length < MIN_LENGTH || dictionary.byText.has(word) || /\d/.test(word)) return undefined;
  const apart = dictionary.terms.filter(({text}) => isOneTypoApart(word, text));
  return likeliest(apart)?.text ?? split(dictionary, word);
};

const isKnown = (dictionary: Dictionary, text: string) =>
  dictionary.byText.has(text) || termsWithPrefix(dictionary, text).length > 0;

/**
 * The query with its misspelt words replaced, one typo for each word of four letters or more; `undefined` when there is
 * nothing to replace. Only a query with a word that matches nothing at all is looked at.
 */
export function correctQuery(
  dictionary: Dictionary,
  {tokens}: ParsedQuery,
  matchesNothing: (token: ParsedQuery['tokens'][number]) => boolean,
): string | undefined {
  if (!tokens.some((token) => matchesNothing(token) && !token.terms.every((term) => isKnown(dictionary, term)))) {
    return undefined;
  }
  let changed = false;
  const corrected = tokens.map((token) => {
    const terms = token.terms.length > 1 && !matchesNothing(token) ? [] : token.terms;
    const replacement = terms.length ? correct(dictionary, terms[0]!) : undefined;
    if (replacement) {
      changed = true;
      return replacement;
    }
    const parts = token.terms.slice(1).map((part) => correct(dictionary, part) ?? part);
    if (parts.length && parts.join() !== token.terms.slice(1).join()) {
      changed = true;
      return parts.join(' ');
    }
    return token.typed;
  });
  return changed ? corrected.join(' ') : undefined;
}
