/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which a share of the values lies, between two values by interpolation. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** What runs of the same measurement gave, by what was measured and the site. */
export class Samples {
  private readonly values = new Map<string, number[]>();

  add(figure: string, site: string, value: number): void {
    const key = `${figure}\n${site}`;
    this.values.set(key, [...(this.values.get(key) ?? []), value]);
  }

  /** The values that were taken; those that are no number (nothing to measure) left out. */
  of(figure: string, site: string): readonly number[] {
    return (this.values.get(`${figure}\n${site}`) ?? []).filter((value) => Number.isFinite(value));
  }
}

/** How many digits a number is shown with: as many as mean something at its size. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) >= 99.95) return value.toFixed(0);
  if (Math.abs(value) < 0.1) return value.toFixed(4);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** The median, and the range of the values where they differ. */
export function formatValues(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatNumber);
  const middle = formatNumber(median(values));
  return low === high || values.length === 0 ? middle : `${middle} (${low}–${high})`;
}

/** The ratio of two medians; a dash where there is nothing to divide by. */
export function formatRatio(values: readonly number[], base: readonly number[]): string {
  const ratio = median(values) / median(base);
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/**
 * A Markdown table of figures side by side: the median of each site with its range, and its ratio to the first site.
 *
 * @param figures what was measured, with its unit, in the order of the rows.
 */
export function comparison(samples: Samples, figures: readonly string[], sites: readonly string[]): string {
  const [base = '', ...others] = sites;
  const head = ['', base, ...others.flatMap((site) => [site, `${site} ÷ ${base}`])];
  const rows = figures.map((figure) => [
    figure,
    formatValues(samples.of(figure, base)),
    ...others.flatMap((site) => [
      formatValues(samples.of(figure, site)),
      formatRatio(samples.of(figure, site), samples.of(figure, base)),
    ]),
  ]);
  return table(head, rows);
}
