import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {parseFenceMeta, withoutCheckWords} from '../lib/markdown/fence-meta';

/** Remark plugin: removes hidden fences, and the words that only the content check reads (`nocheck="…"`). */
export default function fences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parseFenceMeta(node.meta).hidden && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.meta) node.meta = withoutCheckWords(node.meta);
      return undefined;
    });
  };
}
