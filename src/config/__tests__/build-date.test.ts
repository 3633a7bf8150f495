import {expect, test} from 'vitest';
import {buildDate} from '../build-date';

test('the build date is the day that SOURCE_DATE_EPOCH names, else today', () => {
  expect(buildDate({SOURCE_DATE_EPOCH: '1700000000'})).toBe('2023-11-14');
  expect(buildDate({})).toBe(new Date().toISOString().slice(0, 10));
  expect(buildDate({SOURCE_DATE_EPOCH: ' '})).toBe(new Date().toISOString().slice(0, 10));
});
