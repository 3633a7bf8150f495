import {describe, expect, test} from 'vitest';
import {buildIndex} from '../build-index';
import {toDocuments} from '../documents';
import {sectionsOfMarkdown} from '../markdown';
import {categoriesByDoc, pagesByTag} from '../pages';

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

describe('the documents of a page', () => {
  const documents = toDocuments([page('/b'), page('/a')]);

  test('are one for each section, with the fields of the specification', () => {
    expect(documents.slice(0, 2)).toEqual([
      {
        id: 0,
        title: 'Page /a',
        content: 'What it is for. First part.',
        tags: ['Database'],
        sidebarParentCategories: ['Server'],
        type: 'docs',
        sectionRoute: '/a',
        sectionTitle: 'Page /a',
        pageTitle: 'Page /a',
      },
      {
        id: 1,
        title: 'Errors',
        content: 'What goes wrong.',
        tags: ['Database'],
        sidebarParentCategories: ['Server'],
        type: 'docs',
        sectionRoute: '/a#errors',
        sectionTitle: 'Errors',
        pageTitle: 'Page /a',
      },
    ]);
  });

  test('do not depend on the order in which the pages were read', () => {
    const other = toDocuments([page('/a'), page('/b')]);
    expect(JSON.stringify(other)).toBe(JSON.stringify(documents));
    expect(JSON.stringify(buildIndex(other))).toBe(JSON.stringify(buildIndex(documents)));
  });
});

describe('the index', () => {
  test('holds sorted terms and the distances between the documents that have them', () => {
    const {terms, postings} = buildIndex(toDocuments([page('/a'), page('/b')]));
    expect(terms.split(' ')).toEqual([...terms.split(' ')].sort());
    const at = terms.split(' ').indexOf('errors');
    expect(postings.title.split(',')[at]).toBe('2 2');
    expect(postings.sidebarParentCategories.replace(/,/g, '')).toBe('');
  });
});

describe('the sections of a Markdown page', () => {
  test('are cut at headings of level 2 and 3, with the text that a reader sees, code included', () => {
    const markdown = [
      '---',
      'title: Page',
      '---',
      "import Tabs from '@theme/Tabs';",
      'See [`useDocument`](cms:x#y) and **bold** text.',
      '',
      '## Set *up* {#setup}',
      '',
      '| a | b |',
      '| --- | --- |',
      '| one | two |',
      '',
      '```ts title="x"',
      '# not a heading',
      'const answer = 42;',
      '```',
      '',
      '### A  `code` heading',
      ':::note',
      'Noted.',
      ':::',
      '#### Deeper',
    ].join('\n');
    const sections = sectionsOfMarkdown(markdown).map(({content, ...rest}) => ({
      ...rest,
      content: content.replace(/\s+/g, ' ').trim(),
    }));
    expect(sections).toEqual([
      {title: '', hash: '', content: 'See useDocument and bold text.'},
      {title: 'Set up', hash: '#setup', content: 'a b one two # not a heading const answer = 42;'},
      {title: 'A code heading', hash: '#a-code-heading', content: 'Noted. #### Deeper'},
    ]);
  });
});

describe('the pages to be indexed', () => {
  const doc = (permalink: string, more = {}) => ({
    id: permalink.slice(1),
    permalink,
    title: permalink,
    description: '',
    source: '',
    tags: [{label: 'CLI'}],
    unlisted: false,
    draft: false,
    ...more,
  });
  const content = {
    'docusaurus-plugin-content-docs': {
      guides: {
        loadedVersions: [
          {
            versionName: 'current',
            sidebars: {guides: [{type: 'category', label: 'Top', items: [{type: 'doc', id: 'a'}]}]},
            docs: [doc('/a'), doc('/hidden', {unlisted: true}), doc('/draft', {draft: true}), doc('/index/')],
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {default: [{type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'}]},
  };

  test('are listed by docs tag, unlisted and draft pages left out, with their tags and categories', () => {
    const pages = pagesByTag(content as never);
    expect([...pages.keys()]).toEqual(['default', 'docs-guides-current']);
    expect(pages.get('docs-guides-current')).toMatchObject([
      {route: '/a', tags: ['CLI'], sidebarParentCategories: ['Top'], type: 'docs'},
      {route: '/index'},
    ]);
    expect(pages.get('default')).toMatchObject([{route: '/', type: 'other'}]);
  });

  test('have a default index even when the site has no other pages', () => {
    expect([...pagesByTag({})]).toEqual([['default', []]]);
  });

  test('know the categories around them, outermost first', () => {
    const sidebar = [
      {
        type: 'category',
        label: 'One',
        link: {type: 'doc', id: 'start'},
        items: [{type: 'category', label: 'Two', items: [{type: 'doc', id: 'deep'}]}],
      },
    ];
    expect([...categoriesByDoc(sidebar as never)]).toEqual([
      ['start', []],
      ['deep', ['One', 'Two']],
    ]);
  });
});
