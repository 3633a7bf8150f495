import {expect, test} from 'vitest';
import {buildDate} from '../build-date';

test('is the day that SOURCE_DATE_EPOCH names, and today without it', () => {
  expect(buildDate({SOURCE_DATE_EPOCH: '1700000000'})).toEqual({date: '2023-11-14', words: '14 November 2023'});
  const today = new Date().toISOString().slice(0, 10);
  expect(buildDate({}).date).toBe(today);
  expect(buildDate({SOURCE_DATE_EPOCH: ' '}).date).toBe(today);
});
