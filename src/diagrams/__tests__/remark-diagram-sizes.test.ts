import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import diagramSizes from '../remark-diagram-sizes';
import {readSizes} from '../sizes';

const transformed = (lang: string, value: string) => {
  const tree: Root = {type: 'root', children: [{type: 'code', lang, value} as Code]};
  diagramSizes()(tree, new VFile({path: 'page.md'}));
  return tree.children[0] as unknown as {type: string; data?: {hName: string; hProperties: Record<string, unknown>}};
};

test('a diagram becomes an element with its source and a size, guessed when nobody has measured it', () => {
  const value = 'flowchart TD\n  A --> B';
  expect(transformed('mermaid', value).data).toEqual({
    hName: 'mermaid',
    hProperties: {value, width: 760, height: 160},
  });
});

test('other code stays as it is', () => {
  expect(transformed('ts', 'const a = 1;').type).toBe('code');
});

test('every size that was measured is a width and a height', () => {
  for (const size of Object.values(readSizes(process.cwd()))) {
    expect(size).toHaveLength(2);
    expect(Math.min(...size)).toBeGreaterThan(0);
  }
});

test.each([
  ['mindmap\n  root', 'The site has no mindmap diagrams: use "flowchart".'],
  ['%% a comment\nflowchart-elk TD\n  A --> B', 'The site has no flowchart-elk diagrams: use "flowchart".'],
  ['flowchart TD\n  A["$$x^2$$"]', 'The site has no formulas in diagrams: write them below it.'],
])('a diagram whose libraries the site leaves out is an error: %s', (value, message) => {
  expect(() => transformed('mermaid', value)).toThrow(message);
});
