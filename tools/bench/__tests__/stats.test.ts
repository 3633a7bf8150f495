import {describe, expect, it} from 'vitest';
import {comparison, formatNumber, formatRatio, formatValues, median, percentile, Samples, table} from '../stats';

describe('median and percentile', () => {
  it('takes the middle, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('interpolates between two values', () => {
    expect(percentile([0, 10], 0.95)).toBeCloseTo(9.5);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('gives no number of no values', () => {
    expect(median([])).toBeNaN();
  });
});

describe('formats', () => {
  it('shows as many digits as mean something', () => {
    expect([0, 0.0123, 1.234, 12.34, 1234.5, Number.NaN].map(formatNumber)).toEqual([
      '0',
      '0.0123',
      '1.23',
      '12.3',
      '1235',
      '–',
    ]);
  });

  it('shows the range only where the values differ', () => {
    expect(formatValues([5, 5, 5])).toBe('5.00');
    expect(formatValues([1, 2, 9])).toBe('2.00 (1.00–9.00)');
    expect(formatValues([])).toBe('–');
  });

  it('shows no ratio to nothing', () => {
    expect(formatRatio([1, 2, 3], [4])).toBe('0.50');
    expect(formatRatio([0], [0])).toBe('–');
    expect(formatRatio([], [1])).toBe('–');
  });

  it('writes a Markdown table', () => {
    expect(table(['', 'a'], [['x', '1']])).toBe('|  | a |\n| --- | ---: |\n| x | 1 |');
  });
});

describe('comparison', () => {
  it('sets the first site beside the others, with ratios', () => {
    const samples = new Samples();
    for (const value of [10, 12, 11]) samples.add('time, ms', 'plain', value);
    samples.add('time, ms', 'ours', 5.5);
    samples.add('time, ms', 'other', Number.NaN);
    const [, , row] = comparison(samples, ['time, ms'], ['plain', 'ours', 'other']).split('\n');
    expect(row).toBe('| time, ms | 11.0 (10.0–12.0) | 5.50 | 0.50 | – | – |');
  });
});
