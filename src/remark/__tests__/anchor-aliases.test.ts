import type {Heading, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import anchorAliases from '../anchor-aliases';

const run = (aliases: Record<string, Record<string, string>>, path: string, value = '# x') => {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: 'New'}],
    data: {hProperties: {id: 'new'}},
  };
  const tree: Root = {type: 'root', children: [heading]};
  anchorAliases({aliases, root: '/site'})(tree, new VFile({path, value}));
  return heading.children;
};

describe('an old anchor', () => {
  test('is put before the text of the heading that it stands for', () => {
    expect(run({'/guides/a': {old: 'new'}}, '/site/guides/a.md')[0]).toMatchObject({
      data: {hName: 'span', hProperties: {id: 'old'}},
    });
  });

  test('is looked for by the address that the front matter gives', () => {
    expect(run({'/moved': {old: 'new'}}, '/site/docs/docs/a.md', '---\nslug: /moved\n---\n')).toHaveLength(2);
  });

  test('changes no other page', () => {
    expect(run({'/guides/b': {old: 'new'}}, '/site/guides/a.md')).toHaveLength(1);
  });

  test('that stands for none stops the build and says where', () => {
    expect(() => run({'/guides/a': {old: 'gone'}}, '/site/guides/a.md')).toThrow(
      'guides/a.md:1:1 src/config/anchors.ts: no heading has the anchor gone that old stands for',
    );
  });
});
