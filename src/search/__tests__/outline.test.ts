import {expect, test} from 'vitest';
import {toDocuments} from '../index-build/documents';
import {documentsOf, outlineOf} from '../outline';

const page = {type: 'docs' as const, tags: ['cli'], sidebarParentCategories: ['Core', 'Admin'], description: ''};

test('the outline of a file says all that a result shows, except texts', () => {
  const documents = toDocuments([
    {
      ...page,
      route: '/a',
      title: 'A',
      sections: [
        {title: '', hash: '', content: 'about a'},
        {title: 'First', hash: '#first', content: 'first of a'},
      ],
    },
    {...page, route: '/b', title: 'B', sections: [{title: '', hash: '', content: 'about b'}]},
  ]);
  const withoutTexts = documents.map(({content: _content, tags: _tags, ...outline}) => outline);
  expect(documentsOf(outlineOf(documents))).toEqual(withoutTexts);
});
