export interface Judged {
  /** The kind of query: `typo`, say. */
  readonly kind: string;
  /** Position of the first acceptable page, from 1; 0 when it is not among the results. */
  readonly rank: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of queries whose page is first and among the results, and the mean of 1/position. */
export const score = (rows: readonly Judged[]): {first: number; found: number; reciprocal: number} => ({
  first: mean(rows.map(({rank}) => (rank === 1 ? 1 : 0))),
  found: mean(rows.map(({rank}) => (rank > 0 ? 1 : 0))),
  reciprocal: mean(rows.map(({rank}) => (rank > 0 ? 1 / rank : 0))),
});
