import {describe, expect, it} from 'vitest';
import {plainFences, toPlainContent} from '../content';
import {copyPage, withCopies} from '../growth-content';

describe('plainFences', () => {
  it('takes hidden fences and the words of checks away, and leaves the rest', () => {
    const page = [
      'a',
      '```ts hidden',
      'x',
      '```',
      '```ts title="a.ts" nocheck="why"',
      'y',
      '```',
      '````',
      '```',
      '````',
    ];
    expect(plainFences(page.join('\n'))).toBe(
      ['a', '```ts title="a.ts"', 'y', '```', '````', '```', '````'].join('\n'),
    );
  });
});

describe('toPlainContent', () => {
  it('writes out what the remark plugins do', () => {
    const content = toPlainContent('[a](cms:admin/a.ts#A) [b](/b)', {
      addressOf: (link) => `https://example.org/${link.length}`,
      usedBy: () => [['useA', '/exports/hooks/useA']],
    });
    expect(content).toBe(
      '[a](https://example.org/16) [b](/b)\n\n**Exports used on this page:** [`useA`](/exports/hooks/useA)\n',
    );
  });
});

describe('copyPage', () => {
  const page = [
    '---',
    "title: 'Transfer'",
    'description: About it.',
    'slug: /transfer',
    'tags: [cli]',
    '---',
    'Words about `several words` and [several words](/several/words).',
    '```ts',
    'const several = words;',
    '```',
  ];
  const copy = copyPage(page.join('\n'), 2).split('\n');

  it('gives a copy front matter that no other page has', () => {
    expect(copy.slice(0, 6)).toEqual([
      '---',
      "title: 'Transfer (copy 2)'",
      'description: About it. (copy 2)',
      'slug: /copies/copy-2/transfer',
      'tags: [cli]',
      '---',
    ]);
  });

  it('leaves code and addresses alone', () => {
    expect(copy[6]).toContain('`several words`');
    expect(copy[6]).toContain('](/several/words)');
    expect(copy.slice(7)).toEqual(page.slice(7));
  });

  it('changes some words of the prose, the same in every place', () => {
    const prose = Array.from({length: 200}, (_, i) => `word${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 20)]}`);
    const words = copyPage(prose.join(' '), 1).split(' ');
    const changed = words.filter((word, i) => word !== prose[i]).length;
    expect(changed).toBeGreaterThan(10);
    expect(changed).toBeLessThan(100);
    expect(copyPage(prose.join(' '), 1)).toBe(words.join(' '));
    expect(copyPage(prose.join(' '), 2)).not.toBe(words.join(' '));
  });
});

describe('withCopies', () => {
  it('lists every copy in a category of its own', () => {
    const items = ['a', {type: 'category', label: 'B', items: ['b/c'], link: {type: 'doc', id: 'b/index'}}];
    expect(withCopies(items, 1)).toEqual([
      ...items,
      {
        type: 'category',
        label: 'Copy 1',
        items: [
          'copies/copy-1/a',
          {
            type: 'category',
            label: 'B (copy 1)',
            items: ['copies/copy-1/b/c'],
            link: {type: 'doc', id: 'copies/copy-1/b/index'},
          },
        ],
      },
    ]);
  });
});
