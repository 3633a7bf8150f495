import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {whatIsMissing} from './kinds';
import {guessSize, readSizes, sizeKey} from './sizes';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Remark plugin: passes the size of every Mermaid diagram to its component, which reserves the space. The diagram becomes an
 * element here, so that Docusaurus' own Mermaid plugin, which passes no size, finds none.
 *
 * @throws VFileMessage with file and line when a diagram needs a library that the site leaves out.
 */
export default function diagramSizes() {
  const sizes = readSizes(ROOT);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      if (node.lang !== 'mermaid') return;
      const missing = whatIsMissing(node.value);
      if (missing) file.fail(missing, node);
      const [width, height] = sizes[sizeKey(node.value)] ?? guessSize(node.value);
      const {position, value} = node;
      for (const key of Object.keys(node)) delete (node as unknown as Record<string, unknown>)[key];
      Object.assign(node, {
        type: 'mermaidCodeBlock',
        position,
        data: {hName: 'mermaid', hProperties: {value, width, height}},
      });
    });
  };
}
