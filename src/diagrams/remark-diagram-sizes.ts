import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {whatIsMissing} from './kinds';
import {guessSize, readSizes, sizeKey} from './sizes';

/**
 * Remark plugin: gives every Mermaid diagram its size, so that its space is free before the browser has drawn it.
 * Docusaurus' own plugin then finds no diagram that it would have to turn into the theme's component.
 *
 * A diagram that needs what the site leaves out fails with its place in the file.
 */
export default function diagramSizes() {
  const sizes = readSizes();
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
