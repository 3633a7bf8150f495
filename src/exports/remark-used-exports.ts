import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {filesBelow} from '../lib/files';
import {exportsSettled} from '.';
import {mentionedNames} from './mentions';
import {EXPORT_KINDS} from './render';

/** The route of each exported symbol that has a page. Of a name that is a namespace, too (`Table`), the other page. */
export function exportRoutes(root: string): Map<string, string> {
  const routes = new Map<string, string>();
  for (const {kind} of EXPORT_KINDS) {
    for (const file of filesBelow(path.join(root, 'exports', kind))) {
      const name = path.basename(file, '.md');
      if (!routes.has(name) || routes.get(name)!.startsWith('/exports/namespaces/')) {
        routes.set(name, `/exports/${kind}/${name}`);
      }
    }
  }
  return routes;
}

/** Remark plugin: ends a page with links to the exported symbols that it uses, when it uses any. */
export default function usedExports({root = process.cwd()} = {}) {
  let known: Map<string, string> | undefined;
  return async (tree: Root, file: VFile): Promise<void> => {
    await exportsSettled();
    const routes = (known ??= exportRoutes(root));
    const used = mentionedNames(String(file.value), routes);
    if (used.length === 0) return;
    const links = used.flatMap((name, i): PhrasingContent[] => [
      {type: 'text', value: i === 0 ? ' ' : ', '},
      {type: 'link', url: routes.get(name)!, children: [{type: 'inlineCode', value: name}]},
    ]);
    tree.children.push({
      type: 'paragraph',
      data: {hProperties: {className: ['used-exports']}},
      children: [{type: 'strong', children: [{type: 'text', value: 'Exports used on this page:'}]}, ...links],
    });
  };
}
