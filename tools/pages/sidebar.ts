import ts from 'typescript';

const folderOf = (id: string) => id.slice(0, Math.max(id.lastIndexOf('/'), 0));

/**
 * Puts a document into the text of `sidebars.ts`: after the last one of its folder, of the folders in that, or of the folder
 * around it; otherwise after the first one of its section.
 *
 * @returns the text, and the document that it comes `after`.
 */
export const addToSidebar = (source: string, section: string, id: string) => {
  const constants = new Map<string, string>();
  const read = (node: ts.Node | undefined): string | undefined => {
    if (!node || ts.isStringLiteralLike(node)) return node?.text;
    if (ts.isIdentifier(node)) return constants.get(node.text);
    if (!ts.isTemplateExpression(node)) return undefined;
    return node.head.text + node.templateSpans.map((span) => `${read(span.expression)}${span.literal.text}`).join('');
  };
  /** The documents of the section. Those in a call of `below` have the folder before their names as `base`. */
  const entries: {id: string; base: string; node: ts.Node}[] = [];
  const visit = (node: ts.Node, list?: ts.Node): void => {
    const {parent} = node;
    if (ts.isVariableDeclaration(node)) constants.set(node.name.getText(), read(node.initializer) ?? '');
    const [folder, ...names] = ts.isCallExpression(parent) && /^below\(/.test(parent.getText()) ? parent.arguments : [];
    const base = names.some((it) => it === node) ? `${read(folder)}/` : '';
    const isId = ts.isPropertyAssignment(parent) && parent.name.getText() === 'id';
    const text = list && (base || isId || ts.isArrayLiteralExpression(parent)) ? read(node) : undefined;
    if (text) entries.push({id: base + text, base, node});
    const isSection = ts.isPropertyAssignment(node) && node.name.getText() === section;
    ts.forEachChild(node, (child) => visit(child, list ?? (isSection ? node.initializer : undefined)));
  };
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  ts.forEachChild(file, (node) => visit(node));
  const folder = folderOf(id);
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
