import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {guessSize, readSizes, sizeKey} from '../diagrams/sizes';

/**
 * Remark plugin: gives every Mermaid diagram its size, so that its space is free before the browser has drawn it.
 * Docusaurus' own plugin then finds no diagram that it would have to turn into the theme's component.
 */
export default function diagramSizes() {
  const sizes = readSizes();
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      if (node.lang !== 'mermaid') return;
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
