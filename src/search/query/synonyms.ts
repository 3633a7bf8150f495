import {compact, fold} from '../words';
import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import synonyms from './synonyms.json';
import type {TokenScore} from './token-score';

const entries = synonyms.map(({typed, means}) => ({typed: typed.map(fold), means}));

/** The meanings of the words of a query, each with the words it stands for: it never counts for more than they do. */
const synonymsOf = (words: readonly string[]): {readonly words: readonly string[]; readonly means: string}[] => {
  const text = ` ${words.join(' ')} `;
  return entries.flatMap(({typed, means}) => {
    const found = typed.find((it) => text.includes(` ${it} `));
    return found ? means.map((it) => ({words: found.split(' '), means: it})) : [];
  });
};

/** What a query that is one entry of the file stands for: compared with whole titles, as the query itself is. */
export const titlesMeant = ({tokens}: ParsedQuery): string[] => {
  const text = tokens.map(({terms}) => terms[0]).join(' ');
  return entries.filter(({typed}) => typed.includes(text)).flatMap(({means}) => means.map(compact));
};

/** Adds synonyms to the scores of the words that they stand for, at a share of what the literal word would be worth. */
export const withSynonyms = (
  pages: number,
  {tokens}: ParsedQuery,
  scored: readonly TokenScore[],
  scoreOf: (token: QueryToken) => TokenScore,
  share: number,
): TokenScore[] => {
  const words = tokens.map(({terms}) => terms[0]);
  const found = synonymsOf(words);
  return scored.map((own, i) => {
    const means = found
      .filter(({words: typed}) => typed.includes(words[i]!))
      .map((synonym) => parseQuery(synonym.means).tokens.map(scoreOf));
    if (means.length === 0) return own;
    const extra = own.scores.map((_, document) =>
      Math.max(
        ...means.map((parts) => {
          const scores = parts.map((part) => part.scores[document]!);
          return scores.every((score) => score > 0) ? scores.reduce((a, b) => a + b, 0) : 0;
        }),
      ),
    );
    return {
      scores: own.scores.map((score, document) => Math.max(score, share * extra[document]!)),
      rarity: own.rarity || Math.log(pages + 1) / 2,
      terms: [...own.terms, ...means.flat().flatMap(({terms}) => terms)],
      marked: [...own.marked, ...means.flat().flatMap(({marked}) => marked)],
    };
  });
};
