import {describe, expect, test} from 'vitest';
import {orphans, type PageHealth, renderHealth, tagUse, unconnected} from '../health';

const page = (route: string, more: Partial<PageHealth> = {}): PageHealth => ({
  file: `${route.slice(1)}.md`,
  route,
  title: route,
  tags: ['cli'],
  words: 1000,
  links: [],
  hasSourceLink: true,
  versions: ['5.0.6'],
  changed: '2024-01-01',
  ...more,
});

describe('the health of pages', () => {
  const pages = [
    page('/guides/a', {links: ['/guides/b']}),
    page('/guides/b'),
    page('/guides/c', {links: ['/guides/c', '/x']}),
  ];

  test('an orphan is a page that no other page links to', () => {
    expect(orphans(pages).map(({route}) => route)).toEqual(['/guides/a', '/guides/c']);
  });

  test('a page is unconnected when no link goes to or from the others of its folder', () => {
    expect(unconnected(pages).map(({route}) => route)).toEqual(['/guides/c']);
    expect(unconnected([page('/x'), page('/y')])).toEqual([]);
  });

  test('tags are counted, the rarest first', () => {
    expect(tagUse(pages, ['cli', 'none'])).toEqual([
      ['none', 0],
      ['cli', 3],
    ]);
  });

  const report = renderHealth({
    pages: [
      page('/guides/a', {words: 10, versions: ['5.0.6', '5.1.0'], hasSourceLink: false}),
      page('/guides/b', {changed: '2025-06-01'}),
    ],
    tags: ['cli', 'none'],
    cmsVersion: '5.0.6',
    today: '2025-07-01',
  });

  test.each([
    '2 hand-written pages, 1010 words',
    '1 pages were last changed more than 365 days ago',
    '| [/guides/a](guides/a.md) | 2024-01-01 | 547 |',
    'without a link to the source\n\n- [/guides/a](guides/a.md)\n',
    '- [/guides/a](guides/a.md): 5.1.0',
    '- [/guides/a](guides/a.md): 10 words',
    '- none: 0',
  ])('the report says: %s', (line) => {
    expect(report).toContain(line);
  });

  test('the report says when the history is not known', () => {
    const unknown = {pages: [page('/a', {changed: undefined})], tags: [], cmsVersion: '5.0.6', today: '2025-07-01'};
    expect(renderHealth(unknown)).toContain('The repository does not say when pages were changed.');
  });
});
