export interface Judged {
  /** The kind of query: `typo`, say. */
  readonly kind: string;
  /** Position of the first acceptable page, from 1; 0 when it is not among the results. */
  readonly rank: number;
}

export const pageOf = (route: string): string => route.split('#')[0]!;

/**
 * Position of the first page among the results that is right, from 1; 0 when none is.
 *
 * @param found routes of the results. Of each page the first one counts.
 * @param right routes of pages, or of sections where the very section is wanted.
 */
export const rankOf = (found: readonly string[], right: readonly string[]): number => {
  const byPage = new Map<string, string>();
  for (const route of found) if (!byPage.has(pageOf(route))) byPage.set(pageOf(route), route);
  return Array.from(byPage).findIndex((routes) => routes.some((route) => right.includes(route))) + 1;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of queries whose page is first, among the first three and among the results, and the mean of 1/position. */
export const score = (rows: readonly Judged[]) => {
  const within = (limit: number) => mean(rows.map(({rank}) => (rank > 0 && rank <= limit ? 1 : 0)));
  const reciprocal = mean(rows.map(({rank}) => (rank > 0 ? 1 / rank : 0)));
  return {first: within(1), amongThree: within(3), found: within(Infinity), reciprocal};
};
