import {describe, expect, test} from 'vitest';
import {Report} from '../report';
import {formatNumber, formatValues, median, percentile, table} from '../stats';

test('median and percentile interpolate between two values, and are NaN of none', () => {
  expect([[3, 1, 2], [7], [4, 1, 2, 3]].map(median)).toEqual([2, 7, 2.5]);
  expect(percentile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(percentile([7], 0.95)).toBe(7);
  expect(median([])).toBeNaN();
});

test('a number has as many digits as mean something', () => {
  const numbers = [0, 0.0123, 1.234, 12.34, 1234.5, Number.NaN, Number.POSITIVE_INFINITY];
  expect(numbers.map(formatNumber)).toEqual(['0', '0.0123', '1.23', '12.3', '1235', '–', '–']);
});

test('values have a range where they differ', () => {
  expect([[5, 5, 5], [1, 2, 9], []].map(formatValues)).toEqual(['5.00', '2.00 (1.00–9.00)', '–']);
});

test('a table is Markdown', () => {
  expect(table(['', 'a'], [['x', '1']])).toBe('|  | a |\n| --- | ---: |\n| x | 1 |');
});

describe('Report', () => {
  test('sets the first site beside the others, with ratios', () => {
    const report = new Report();
    for (const value of [10, 12, 11]) report.add('Build', 'plain', {'time, ms': value});
    report.add('Build', 'ours', {'time, ms': 5.5});
    report.add('Build', 'other', {'time, ms': Number.NaN});
    expect(report.toMarkdown()).toBe(
      [
        '### Build\n',
        '|  | plain | ours | ours ÷ plain | other | other ÷ plain |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        '| time, ms | 11.0 (10.0–12.0) | 5.50 | 0.50 | – | – |',
      ].join('\n'),
    );
  });

  test('has a table for each heading, and no ratio to nothing', () => {
    const report = new Report();
    report.add('A', 'plain', {shift: 0});
    report.add('B', 'plain', {requests: 3});
    report.add('A', 'ours', {shift: 0});
    const [a, b] = report.toMarkdown().split('\n\n### ');
    expect(a).toContain('| shift | 0 | 0 | – |');
    expect(b).toContain('B\n\n|  | plain |\n');
  });
});
