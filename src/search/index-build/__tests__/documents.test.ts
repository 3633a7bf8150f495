import {describe, expect, test} from 'vitest';
import {documentsOf, outlineOf} from '../../outline';
import {buildIndex} from '../build-index';
import {toDocuments} from '../documents';

const page = (route: string) => ({
  route,
  type: 'docs' as const,
  tags: ['Database'],
  sidebarParentCategories: ['Server'],
  title: `Page ${route}\u200b`,
  description: 'What it is for.',
  sections: [
    {title: `Page ${route}`, hash: '', content: 'First  part.'},
    {title: 'Errors', hash: '#errors', content: 'What goes wrong.'},
  ],
});
const documents = toDocuments([page('/b'), page('/a')]);

describe('the documents of a page', () => {
  test('are one for each section, with the fields of the contract', () => {
    const {type, tags, sidebarParentCategories} = page('/a');
    const shared = {type, tags, sidebarParentCategories, pageTitle: 'Page /a'};
    const [first, second] = [
      {title: 'Page /a', sectionTitle: 'Page /a', sectionRoute: '/a', content: 'What it is for. First part.'},
      {title: 'Errors', sectionTitle: 'Errors', sectionRoute: '/a#errors', content: 'What goes wrong.'},
    ];
    expect(documents.slice(0, 2)).toEqual([
      {...shared, ...first, id: 0},
      {...shared, ...second, id: 1},
    ]);
  });

  test('do not depend on the order in which the pages were read, and neither does their index', () => {
    const other = toDocuments([page('/a'), page('/b')]);
    expect(JSON.stringify(other)).toBe(JSON.stringify(documents));
    expect(JSON.stringify(buildIndex(other))).toBe(JSON.stringify(buildIndex(documents)));
  });

  test('are in the outline of the index but for their texts and tags', () => {
    const withoutTexts = documents.map(({content: _content, tags: _tags, ...outline}) => outline);
    expect(documentsOf(outlineOf(documents))).toEqual(withoutTexts);
  });
});

test('an index holds sorted terms, and for each the distances between the documents that have it', () => {
  const {terms, postings} = buildIndex(documents);
  expect(terms.split(' ')).toEqual([...terms.split(' ')].sort());
  expect(postings.title.split(',')[terms.split(' ').indexOf('errors')]).toBe('2 2');
  expect(postings.sidebarParentCategories.replace(/,/g, '')).toBe('');
});
