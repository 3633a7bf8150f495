import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {relativePath} from '../lib/files';
import {linkInVersion, readCutVersions} from '../lib/versions';

/** Remark plugin: links to pages and tags stay in the version that they are in. */
export default function versionLinks({root = process.cwd()} = {}) {
  const versions = readCutVersions(root);
  return (tree: Root, file: VFile): void => {
    const name = relativePath(root, file.path);
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as {url: string};
      link.url = linkInVersion(link.url, name, versions);
    });
  };
}
