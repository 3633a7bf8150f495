import {describe, expect, test} from 'vitest';
import {orphans, renderHealth, strangers, tagUse, type PageHealth} from '../lib/health';

const page = (route: string, more: Partial<PageHealth> = {}): PageHealth => ({
  file: `${route.slice(1)}.md`,
  route,
  title: route,
  tags: ['cli'],
  words: 1000,
  links: [],
  sourceLinks: 1,
  versions: ['5.0.6'],
  changed: '2024-01-01',
  ...more,
});

describe('pages', () => {
  const pages = [
    page('/guides/a', {links: ['/guides/b']}),
    page('/guides/b'),
    page('/guides/c', {links: ['/guides/c', '/x']}),
  ];

  test('that no other page leads to are orphans, whatever they say of themselves', () => {
    expect(orphans(pages).map(({route}) => route)).toEqual(['/guides/a', '/guides/c']);
  });

  test('that have nothing to do with the others of their folder are strangers', () => {
    expect(strangers(pages).map(({route}) => route)).toEqual(['/guides/c']);
    expect(strangers([page('/x'), page('/y')])).toEqual([]);
  });

  test('are counted for each tag, the rarest first', () => {
    expect(tagUse(pages, ['cli', 'none'])).toEqual([
      ['none', 0],
      ['cli', 3],
    ]);
  });
});

describe('the report', () => {
  const report = renderHealth({
    pages: [
      page('/guides/a', {words: 10, versions: ['5.0.6', '5.1.0'], sourceLinks: 0}),
      page('/guides/b', {changed: '2025-06-01'}),
    ],
    tags: ['cli'],
    cmsVersion: '5.0.6',
    today: '2025-07-01',
    gaps: [{query: 'lost', rank: 0, routes: ['/guides/a']}],
    weights: [{route: '/guides/a', html: 500_000, compressed: 50_000}],
  });

  test.each([
    '2 hand-written pages, 1010 words',
    '1 pages were last changed more than 365 days ago',
    '| [/guides/a](guides/a.md) | 2024-01-01 | 547 |',
    '- [/guides/a](guides/a.md): 5.1.0',
    '- [/guides/a](guides/a.md): 10 words',
    '| lost | none | /guides/a |',
    '1 of 1 pages are over the budget of 40.0 kB',
  ])('says: %s', (line) => {
    expect(report).toContain(line);
  });

  test('says what it does not know', () => {
    const unknown = renderHealth({
      pages: [page('/a', {changed: undefined})],
      tags: [],
      cmsVersion: '5.0.6',
      today: '2025-07-01',
      gaps: undefined,
      weights: undefined,
    });
    expect(unknown).toContain('The repository does not say when pages were changed.');
    expect(unknown.match(/There is no build/g)).toHaveLength(2);
  });
});
