// cspell:disable
import lunr from 'lunr';
import {describe, expect, test} from 'vitest';
import queries from '../../queries.json';
import {wordsOf} from '../../words';
import {stem} from '../stemmer';

const SUFFIXES = (
  'ational tional enci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti ' +
  'logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize ' +
  'sion tion ed ing eed y ies s es e ll'
).split(' ');

describe('the stem of a word', () => {
  test('is the same for its forms', () => {
    expect(['contribute', 'contributes', 'contributing', 'contributed'].map(stem)).toEqual(
      Array(4).fill('contribut') as string[],
    );
  });

  test('is that of the stemmer of lunr, and begins with the same letter', () => {
    const words = [...new Set(queries.flatMap(({query}) => wordsOf(query.toLowerCase())))];
    const forms = words.flatMap((word) => [word, ...SUFFIXES.flatMap((it) => [word + it, word.slice(0, -1) + it])]);
    const plain = forms.filter((word) => /^[a-z]+$/.test(word));
    const different = plain.filter((word) => stem(word) !== lunr.stemmer(new lunr.Token(word, {})).toString());
    expect(different).toEqual([]);
    expect(plain.filter((word) => stem(word)[0] !== word[0])).toEqual([]);
  });
});
