import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ANCHOR_ALIASES} from '../config/anchors';
import {relativePath} from '../lib/files';
import {readFrontMatter} from '../lib/markdown/front-matter';
import {routeOf} from '../lib/markdown/route';

/**
 * Remark plugin: puts empty elements with the old anchors of a heading into it. It runs after Docusaurus has added the
 * headings' own anchors.
 *
 * @param options.aliases old anchors and the present ones, by route.
 * @throws Error when a page has no heading with the anchor that an old one stands for.
 */
export default function anchorAliases({aliases = ANCHOR_ALIASES, root = process.cwd()} = {}) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(root, file.path);
    const wanted = aliases[routeOf(name, readFrontMatter(String(file.value)).values.slug)];
    if (!wanted) return;
    const missing = new Map(Object.entries(wanted));
    visit(tree, 'heading', (heading) => {
      const id = (heading.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
      for (const [old, now] of Object.entries(wanted)) {
        if (now !== id) continue;
        missing.delete(old);
        heading.children.unshift({type: 'text', value: '', data: {hName: 'span', hProperties: {id: old}}});
      }
    });
    const anchors = [...missing].map(([old, now]) => `the anchor ${now} that ${old} stands for`).join(', ');
    if (anchors) throw new Error(`${name}:1:1 src/config/anchors.ts: no heading has ${anchors}`);
  };
}
