/** Where a query found what was meant. */
export interface Judged {
  /** Position of the first acceptable page, from 1; 0 when it is not among the results. */
  readonly rank: number;
}

const share = (count: number, of: number) => Number((count / (of || 1)).toFixed(3));

/** Share of queries answered first, answered at all, and the mean of 1/position. */
export const score = (rows: readonly Judged[]) => ({
  queries: rows.length,
  'success@1': share(rows.filter(({rank}) => rank === 1).length, rows.length),
  'success@8': share(rows.filter(({rank}) => rank > 0).length, rows.length),
  MRR: share(
    rows.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0),
    rows.length,
  ),
});

/** The value below which a share of the values lies. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
