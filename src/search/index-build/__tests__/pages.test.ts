import {expect, test} from 'vitest';
import {categoriesByDoc, pagesByTag} from '../pages';

const doc = (permalink: string, more = {}) => ({
  ...{id: permalink.slice(1), permalink, title: permalink, tags: [{label: 'CLI'}], unlisted: false, draft: false},
  ...more,
});
const sidebars = {guides: [{type: 'category', label: 'Top', items: [{type: 'doc', id: 'a'}]}]};
const docs = [doc('/a'), doc('/hidden', {unlisted: true}), doc('/draft', {draft: true}), doc('/index/')];
const content = {
  'docusaurus-plugin-content-docs': {guides: {loadedVersions: [{versionName: 'current', sidebars, docs}]}},
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'},
      {type: 'mdx', permalink: '/hidden', source: '@site/src/pages/hidden.md', unlisted: true},
    ],
  },
};

test('pages to be indexed are listed by docs tag with tags and categories; unlisted pages and drafts are left out', () => {
  const pages = pagesByTag(content as never, '/');
  expect([...pages.keys()]).toEqual(['default', 'docs-guides-current']);
  expect(pages.get('docs-guides-current')).toMatchObject([
    {route: '/a', tags: ['CLI'], sidebarParentCategories: ['Top'], type: 'docs'},
    {route: '/index'},
  ]);
  expect(pages.get('default')).toMatchObject([{route: '/', type: 'other'}]);
});

test('the home page of a site below a path keeps its slash, since it is no page without it', () => {
  const pages = [{type: 'jsx', permalink: '/repository/', source: ''}];
  const below = pagesByTag({'docusaurus-plugin-content-pages': {default: pages}}, '/repository/');
  expect(below.get('default')).toMatchObject([{route: '/repository/'}]);
});

test('the default index is there even when the site has no pages outside of the docs', () => {
  expect([...pagesByTag({}, '/')]).toEqual([['default', []]]);
});

test('a document has the categories around it, outermost first; the page of a category has those around the category', () => {
  const inner = {type: 'category', label: 'Two', items: [{type: 'doc', id: 'deep'}]};
  const outer = {type: 'category', label: 'One', link: {type: 'doc', id: 'start'}, items: [inner]};
  expect([...categoriesByDoc([outer] as never)]).toEqual([
    ['start', []],
    ['deep', ['One', 'Two']],
  ]);
});
