import type {Image, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const LIGHT = /-light\.png$/;

/**
 * Remark plugin: a picture whose file ends in `-light.png` is also shown as `-dark.png`; the styles hide the one that is not of
 * the colour mode, by the fragment of its address.
 */
export default function pictures() {
  return (tree: Root): void => {
    visit(tree, 'image', (node, index, parent) => {
      if (!LIGHT.test(node.url)) return undefined;
      const inMode = (mode: string): Image => ({...node, url: `${node.url.replace(LIGHT, `-${mode}.png`)}#${mode}`});
      parent!.children.splice(index!, 1, inMode('light'), inMode('dark'));
      return [SKIP, index! + 2];
    });
  };
}
