import {describe, expect, test} from 'vitest';
import {createDictionary} from '../dictionary';
import {searchSyntax} from '../syntax';
import {indexOf} from './fixture';

const dictionary = createDictionary([
  indexOf([{title: 'Transfer', content: 'engine'}, {title: 'Engine', content: 'stages draft'}, {title: 'Stages'}]),
]);
const titles = (query: string) => searchSyntax(dictionary, query).map(({title}) => title);

describe('a programmatic query', () => {
  test.each([
    ['title:engine', ['Engine']],
    ['engine', ['Engine', 'Transfer']],
    ['content:engine^10 title:engine', ['Transfer', 'Engine']],
    ['+engine -draft', ['Transfer']],
    ['stag*', ['Stages', 'Engine']],
    ['enigne~1', ['Engine', 'Transfer']],
  ])('%s finds %j', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  test.each([
    [
      'unknown:foo',
      "unrecognised field 'unknown', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'",
    ],
    ['title:', 'expecting term, found nothing'],
    ['foo~x', 'edit distance must be numeric'],
    ['foo^x', 'boost must be numeric'],
    ['+', 'expecting term or field, found nothing'],
  ])('%s is refused: %s', (query, message) => {
    expect(() => titles(query)).toThrow(message);
  });
});
