import {describe, expect, test} from 'vitest';
import {DEFAULT_RANKING} from '../../ranking';
import {createDictionary} from '../dictionary';
import {parseSyntax} from '../parse-syntax';
import type {SearchOptions} from '../searcher';
import {searchClauses} from '../syntax';
import {indexOf} from './fixture';

const dictionary = createDictionary([
  indexOf([
    {title: 'Transfer', content: 'engine'},
    {title: 'Engine', content: 'stages draft'},
    {title: 'Stages', tags: ['Content Manager']},
  ]),
  indexOf([{title: 'Managers', content: 'content'}], {tag: 'docs-guides-current'}),
]);
const find = (query: string, options?: SearchOptions) => {
  const {clauses} = parseSyntax(query);
  return searchClauses(dictionary, clauses!, DEFAULT_RANKING, options);
};
const titles = (query: string) => find(query).hits.map(({document}) => document.title);

describe('a query in the syntax', () => {
  test.each([
    ['title:engine', ['Engine']],
    ['engine', ['Engine', 'Transfer']],
    ['content:engine^10 title:engine', ['Transfer', 'Engine']],
    ['+engine -draft', ['Transfer']],
    ['engine -title:engine', ['Transfer']],
    ['-draft', ['Transfer', 'Stages', 'Managers']],
    ['stag*', ['Stages', 'Engine']],
    ['title:*s', ['Stages', 'Managers']],
    ['engines', ['Engine', 'Transfer']],
    ['enigne~1', ['Engine', 'Transfer']],
    ['title:engima~1', []],
    ['title:engima~2', ['Engine']],
    ['tags:content-manager', ['Stages']],
    ['title:…', []],
  ])('%s finds %j', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  test('is limited and narrowed down as any other, with totals of all sections and the words that matched', () => {
    const result = find('content draft engine', {limit: 1, tag: 'docs-docs-current'});
    expect(result).toMatchObject({total: 3, totals: {'docs-docs-current': 3, 'docs-guides-current': 1}});
    expect(result.hits.map(({document, terms}) => [document.title, terms])).toEqual([['Engine', ['draft', 'engine']]]);
  });

  test.each([
    ['title::engine', 'malformed field reference: title::engine'],
    ['title:tags:engine', 'malformed field reference: title:tags:engine'],
    ['title:~1', 'malformed field reference: title:~1'],
    [':engine', 'malformed field reference: :engine'],
    [
      'unknown:foo',
      "unrecognised field 'unknown', possible fields: 'title', 'content', 'tags', 'sidebarParentCategories'",
    ],
    ['^2 title:engine', 'expected a field or a term: ^2'],
    ['engine +~1', 'expected a field or a term: +~1'],
    ['title:engine foo~x', 'edit distance must be numeric: foo~x'],
    ['foo^x title:engine', 'boost must be numeric: foo^x'],
    ['title:engine ++draft', 'unrecognised presence operator: ++draft'],
    ['title:', 'expecting term, found nothing'],
    ['+', 'expecting term or field, found nothing'],
  ])('%s is refused: %s', (query, error) => {
    expect(parseSyntax(query)).toEqual({error});
  });
});
