import {compact, fold} from '../words';
import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import synonyms from './synonyms.json';
import {combine, together, type TokenScore} from './token-score';

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
  {tokens}: ParsedQuery,
  scored: readonly TokenScore[],
  scoreOf: (token: QueryToken) => TokenScore,
  share: number,
): TokenScore[] => {
  const words = tokens.map(({terms}) => terms[0]);
  const found = synonymsOf(words);
  return scored.map((own, i) =>
    found
      .filter(({words: typed}) => typed.includes(words[i]!))
      .reduce((sum, {means}) => {
        const parts = parseQuery(means).tokens.map(scoreOf);
        return {
          ...combine(sum, together(parts), (literal, meant) => Math.max(literal, share * meant)),
          rarity: sum.rarity || Math.max(...parts.map(({rarity}) => rarity)),
          terms: [...sum.terms, ...parts.flatMap(({terms}) => terms)],
          marked: [...sum.marked, ...parts.flatMap(({marked}) => marked)],
        };
      }, own),
  );
};
