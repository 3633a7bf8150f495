import type {Weights} from '../../../src/search/query/weights';
import {type Judged, score} from './scores';

/** Steps by which a weight is tried, coarse ones first. */
const STEPS = [1.6, 1.25, 1.1];

/** A smaller gain is chance: one question that is first instead of second makes up to 0.05. */
const LEAST_GAIN = 0.05;

/** What each kind of query counts for: questions are the hardest, and short queries must lose nothing. */
const SHARES: readonly (readonly [kinds: readonly string[], share: number])[] = [
  [['title', 'prefix', 'identifier', 'concept'], 3],
  [['question', 'guide'], 3],
  [['thread', 'message', 'message as printed'], 3],
  [['typo', 'old name'], 1],
];

const goodness = (rows: readonly Judged[]): number => {
  const parts = SHARES.map(([kinds, share]) => {
    const {first, found, reciprocal} = score(rows.filter(({kind}) => kinds.includes(kind)));
    return share * (first + reciprocal + found);
  });
  return parts.reduce((sum, part) => sum + part, 0);
};

/**
 * Coordinate ascent: changes one weight after the other as long as more than one query finds its page better.
 *
 * @param judge the ranks of the queries with the given weights.
 * @param save called with better weights, so that a fit can be stopped at any time.
 */
export const fit = async (
  start: Weights,
  judge: (weights: Weights) => Promise<readonly Judged[]>,
  save: (weights: Weights) => void,
): Promise<void> => {
  let best = start;
  let height = goodness(await judge(best));
  for (const step of STEPS) {
    for (const name of Object.keys(start) as (keyof Weights)[]) {
      for (const factor of [step, 1 / step]) {
        const tried = {...best, [name]: Number((best[name] * factor).toPrecision(3))};
        const reached = goodness(await judge(tried));
        if (reached < height + LEAST_GAIN) continue;
        [best, height] = [tried, reached];
        save(best);
        console.log(`${name} ${tried[name]}: ${height.toFixed(4)}`);
        break;
      }
    }
  }
};
