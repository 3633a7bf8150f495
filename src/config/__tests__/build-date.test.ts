import {expect, test} from 'vitest';
import {buildDate} from '../build-date';

test('is the day that SOURCE_DATE_EPOCH names in words of the language, and today without it', () => {
  expect(buildDate({SOURCE_DATE_EPOCH: '1700000000'})).toEqual({date: '2023-11-14', words: '14 November 2023'});
  const inWords = (locale: string) => buildDate({SOURCE_DATE_EPOCH: '0', DOCUSAURUS_CURRENT_LOCALE: locale}).words;
  expect(['fr', 'undefined', 'en'].map(inWords)).toEqual(['1 janvier 1970', '1 January 1970', '1 January 1970']);
  const today = new Date().toISOString().slice(0, 10);
  expect(buildDate({}).date).toBe(today);
  expect(buildDate({SOURCE_DATE_EPOCH: ' '}).date).toBe(today);
});
