import ts from 'typescript';

/** A place in the text of `sidebars.ts` that names a document. */
export interface SidebarEntry {
  readonly section: string;
  readonly id: string;
  /** Of a name in a call of `below`: the folder before it, with a slash. */
  readonly base: string;
  /** It is the page behind the label of a category. */
  readonly isStart: boolean;
  readonly node: ts.Node;
}

/** The documents that the text of `sidebars.ts` names, in its order. Constants are read, too. */
export const entriesOf = (source: string): SidebarEntry[] => {
  const constants = new Map<string, string>();
  const read = (node: ts.Node | undefined): string | undefined => {
    if (!node || ts.isStringLiteralLike(node)) return node?.text;
    if (ts.isIdentifier(node)) return constants.get(node.text);
    if (!ts.isTemplateExpression(node)) return undefined;
    return node.head.text + node.templateSpans.map((span) => `${read(span.expression)}${span.literal.text}`).join('');
  };
  const entries: SidebarEntry[] = [];
  const visit = (node: ts.Node, section?: string): void => {
    const {parent} = node;
    if (ts.isVariableDeclaration(node)) constants.set(node.name.getText(), read(node.initializer) ?? '');
    const isNext = ts.isCallExpression(parent) && parent.arguments.indexOf(node as ts.Expression) > 0;
    const isBelow = isNext && parent.expression.getText() === 'below';
    const base = isBelow ? `${read(parent.arguments[0])}/` : '';
    const isId = ts.isPropertyAssignment(parent) && parent.name.getText() === 'id';
    const text = section && (isNext || isId || ts.isArrayLiteralExpression(parent)) ? read(node) : undefined;
    if (text) entries.push({section: section!, id: base + text, base, isStart: isNext && !isBelow, node});
    const isSection = ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer);
    ts.forEachChild(node, (child) => visit(child, section ?? (isSection ? node.name.getText() : undefined)));
  };
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  ts.forEachChild(file, (node) => visit(node));
  return entries;
};
