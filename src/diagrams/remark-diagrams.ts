import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isDev} from '../lib/is-dev';
import {drawingFile, NOT_DRAWN} from './drawings';

/**
 * Remark plugin: in place of its source, a page gets the hash, title and size of a diagram. In development, Docusaurus'
 * own plugin finds the diagrams that are not drawn.
 *
 * @throws VFileMessage with file and line when a build has such a diagram, or a page has the same one twice.
 */
export default function diagrams({root = process.cwd()} = {}) {
  return (tree: Root, file: VFile): void => {
    const hashes = new Set<string>();
    visit(tree, 'code', (node: Code) => {
      if (node.lang !== 'mermaid') return;
      const drawing = drawingFile(root, node.value);
      if (!fs.existsSync(drawing)) {
        if (!isDev) file.fail(NOT_DRAWN, node);
        return;
      }
      const hash = path.basename(drawing, '.svg');
      if (hashes.has(hash)) file.fail('the page has this diagram already: the ids in it would be there twice', node);
      hashes.add(hash);
      const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(fs.readFileSync(drawing, 'utf8'))!;
      const title = /^\s*accTitle:\s*(.+)$/m.exec(node.value)?.[1];
      Object.assign(node, {type: 'diagram', data: {hName: 'mermaid', hProperties: {hash, title, width, height}}});
    });
  };
}
