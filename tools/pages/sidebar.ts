import ts from 'typescript';
import {entriesOf} from '../../src/sidebars/entries';

const folderOf = (id: string) => id.slice(0, Math.max(id.lastIndexOf('/'), 0));

/**
 * Puts a document into the text of `sidebars.ts`: after the last one of its folder, of the folders in that, or of the
 * folder around it; otherwise after the first one of its section. In a category that has but its start page it is the first.
 *
 * @returns the text, and the document that it comes `after`.
 */
export const addToSidebar = (source: string, section: string, id: string) => {
  const all = entriesOf(source).filter((it) => it.section === section);
  const entries = all.filter((it) => !it.isStart);
  const folder = folderOf(id);
  const start = all.find((it) => it.isStart && it.id === `${folder}/index`);
  const items = start?.node.parent
    .getChildren()
    .flatMap((it) => it.getChildren())
    .find(ts.isArrayLiteralExpression);
  if (start && items?.elements.length === 0)
    return {text: `${source.slice(0, items.end - 1)}'${id}'${source.slice(items.end - 1)}`, after: start.id};
  const neighbour =
    entries.findLast((it) => folderOf(it.id) === folder) ??
    entries.findLast((it) => folder && it.id.startsWith(`${folder}/`)) ??
    entries.findLast((it) => folderOf(it.id) === folderOf(folder)) ??
    entries[0]!;
  let {node} = neighbour;
  const base = id.startsWith(neighbour.base) ? neighbour.base : '';
  // A name of `below` is put beside the others, everything else beside the whole item of the list.
  while (!base && !ts.isArrayLiteralExpression(node.parent)) node = node.parent;
  const text = `${source.slice(0, node.end)}, '${id.slice(base.length)}'${source.slice(node.end)}`;
  return {text, after: neighbour.id};
};
