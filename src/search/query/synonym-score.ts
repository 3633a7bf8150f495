import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import {synonymsOf} from './synonyms';
import type {TokenScore} from './token-score';

/** Share of the weakest literal match that the best synonym is worth. */
const SYNONYM = 0.99;

/** Adds synonyms to the scores of the words that they stand for, below every literal match of those words. */
export function withSynonyms(
  pages: number,
  {tokens}: ParsedQuery,
  scored: readonly TokenScore[],
  scoreOf: (token: QueryToken) => TokenScore,
): TokenScore[] {
  const words = tokens.map(({terms}) => terms[0]);
  const found = synonymsOf(words);
  return scored.map((own, i) => {
    const means = found.filter(({words: typed}) => typed.includes(words[i]!));
    if (means.length === 0) return own;
    const extra = new Float64Array(own.scores.length);
    const [terms, marked] = [[...own.terms], [...own.marked]];
    for (const {means: text} of means) {
      const parts = parseQuery(text).tokens.map(scoreOf);
      terms.push(...parts.flatMap((part) => part.terms));
      marked.push(...parts.flatMap((part) => part.marked));
      extra.forEach((score, document) => {
        const all = parts.map(({scores}) => scores[document]!);
        if (all.every((it) => it > 0))
          extra[document] = Math.max(
            score,
            all.reduce((sum, it) => sum + it, 0),
          );
      });
    }
    const literal = own.scores.filter((score) => score > 0);
    const floor = literal.length ? literal.reduce((a, b) => Math.min(a, b)) : Infinity;
    const best = extra.reduce((a, b) => Math.max(a, b), 0);
    const factor = Math.min(1, (SYNONYM * floor) / (best || 1));
    const rarity = own.rarity || Math.log(pages + 1) / 2;
    return {scores: own.scores.map((score, document) => score || extra[document]! * factor), rarity, terms, marked};
  });
}
