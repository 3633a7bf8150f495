/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which a share of the values lies, interpolated between two values. NaN of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
};

/** A number with as many digits as mean something at its size; a dash for NaN. */
export const formatNumber = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) >= 99.95) return value.toFixed(0);
  if (Math.abs(value) < 0.1) return value.toFixed(4);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

/** The median, and the range of the values where they differ. */
export const formatValues = (values: readonly number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatNumber);
  const middle = formatNumber(median(values));
  return low === high || values.length === 0 ? middle : `${middle} (${low}–${high})`;
};

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
};
