import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {drawingFile} from '../drawings';
import diagrams from '../remark-diagrams';

const SOURCE = 'flowchart TD\n  accTitle: Two steps\n  A --> B';

const transformed = (...values: string[]) => {
  const root = temporaryFolder({[drawingFile('', SOURCE)]: '<svg viewBox="-8 -8 120 40.5"></svg>'});
  const children = values.map((value): Code => ({type: 'code', lang: 'mermaid', value}));
  diagrams({root})({type: 'root', children} satisfies Root, new VFile({path: 'page.md'}));
  return children[0]?.data;
};

test('a diagram that is drawn becomes an element with the hash of its source, its title and its size', () => {
  const hash = expect.stringMatching(/^[0-9a-f]{12}$/);
  const hProperties = {hash, title: 'Two steps', width: '120', height: '40.5'};
  expect(transformed(SOURCE)).toEqual({hName: 'mermaid', hProperties});
});

test.each([
  ['that is not drawn stops a build', [`${SOURCE} --> C`], 'this diagram is not drawn: run "npm run diagrams"'],
  ['cannot be on a page twice', [SOURCE, SOURCE], 'the page has this diagram already'],
])('a diagram %s', (_name, sources, message) => {
  expect(() => transformed(...sources)).toThrow(message);
});
