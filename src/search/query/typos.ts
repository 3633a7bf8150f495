import {type Dictionary, type Term, termsWithPrefix} from './dictionary';
import type {ParsedQuery, QueryToken} from './parse-query';

const MIN_LENGTH = 4;

/** Whether one letter added, left out, replaced or swapped with its neighbour turns `a` into `b`. */
export const isOneTypoApart = (a: string, b: string): boolean => {
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
};

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

/**
 * The query with its misspelt words replaced, `undefined` when there is nothing to replace.
 *
 * @param nothing words of the query that match nothing: only a query with such a word is corrected.
 */
export const correctQuery = (
  dictionary: Dictionary,
  {tokens}: ParsedQuery,
  nothing: ReadonlySet<QueryToken>,
): string | undefined => {
  const isKnown = (text: string) => termsWithPrefix(dictionary, text).length > 0;
  if (!tokens.some((token) => nothing.has(token) && !token.terms.every(isKnown))) return undefined;
  const typed = tokens.map((token) => token.typed);
  const corrected = tokens.map((token, i) => {
    const [whole, ...parts] = token.terms;
    // An identifier that is found by its parts is right as it is.
    const replacement = parts.length === 0 || nothing.has(token) ? correct(dictionary, whole) : undefined;
    if (replacement) return replacement;
    const replaced = parts.map((part) => correct(dictionary, part) ?? part);
    return replaced.join() === parts.join() ? typed[i]! : replaced.join(' ');
  });
  return corrected.join() === typed.join() ? undefined : corrected.join(' ');
};
