import {stemmer} from 'stemmer';
import {expect, test} from 'vitest';
import queries from '../../queries.json';
import {wordsOf} from '../../words';
import {createDictionary, termsWithStemOf} from '../dictionary';
import {indexOf} from './fixture';

const stemsAlike = (word: string, title: string) =>
  termsWithStemOf(createDictionary([indexOf([{title}])]), word).map(({text}) => text);

test('the forms of an English word are found by each other', () => {
  const forms = ['contribute', 'contributed', 'contributes', 'contributing'];
  for (const form of forms) expect(stemsAlike(form, forms.join(' '))).toEqual(forms);
  expect(stemsAlike('days', 'day')).toEqual(['day']);
});

test('a stem begins with the letter of its word, by which stems are looked up', () => {
  const words = queries.flatMap(({query}) => wordsOf(query.toLowerCase())).filter((word) => /^[a-z]+$/.test(word));
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((word) => stemmer(word)[0] !== word[0])).toEqual([]);
});
