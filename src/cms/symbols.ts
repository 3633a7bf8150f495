import ts from 'typescript';
import {collectInnerValues} from './inner-values';
import {type Add, collectMembers} from './members';

const scriptKind = (fileName: string): ts.ScriptKind => {
  if (fileName.endsWith('.json')) return ts.ScriptKind.JSON;
  if (fileName.endsWith('.ts')) return ts.ScriptKind.TS;
  return /\.[cm]?js$/.test(fileName) ? ts.ScriptKind.JSX : ts.ScriptKind.TSX;
};

const isDefault = ({modifiers}: ts.FunctionDeclaration | ts.ClassDeclaration): boolean =>
  modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;

const collectBinding = (declaration: ts.VariableDeclaration, prefix: string, add: Add): void => {
  const visit = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) add(prefix + name.text, name);
    else name.elements.forEach((element) => ts.isBindingElement(element) && visit(element.name));
  };
  const {name, type, initializer} = declaration;
  if (!ts.isIdentifier(name)) return visit(name);
  add(prefix + name.text, name, initializer ?? type);
  if (type) collectMembers(type, prefix + name.text, add);
  if (initializer) collectMembers(initializer, prefix + name.text, add);
};

const collectNamespace = ({name, body}: ts.ModuleDeclaration, prefix: string, add: Add): void => {
  add(prefix + name.text, name);
  const inside = `${prefix}${name.text}.`;
  if (body && ts.isModuleDeclaration(body)) collectNamespace(body, inside, add);
  if (!body || !ts.isModuleBlock(body)) return;
  body.statements.forEach((statement) => collectStatement(statement, inside, add));
  if (name.text === 'global') body.statements.forEach((statement) => collectStatement(statement, prefix, add));
};

const collectReExports = ({exportClause}: ts.ExportDeclaration, prefix: string, add: Add): void => {
  if (!exportClause) return;
  const names = ts.isNamespaceExport(exportClause) ? [exportClause] : exportClause.elements;
  names.forEach(({name}) => add(prefix + name.text, name));
};

/** `module.exports = …`, `exports.x = …`, `Class.prototype.x = …`. */
const collectAssignment = (expression: ts.Expression, prefix: string, add: Add): void => {
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
  const target = expression.left.getText();
  if (target === 'module.exports') {
    add(`${prefix}default`, expression.left, expression.right);
    collectMembers(expression.right, '', add);
    return;
  }
  const name =
    /^(?:module\.)?exports\.([\w$]+)$/.exec(target)?.[1] ??
    /^([\w$]+)\.prototype\.([\w$]+)$/.exec(target)?.slice(1).join('.');
  if (name === undefined) return;
  add(prefix + name, expression.left, expression.right);
  collectMembers(expression.right, prefix + name, add);
};

const collectStatement = (statement: ts.Statement, prefix: string, add: Add): void => {
  const addWithMembers = (name: string, place: ts.Node, members: ts.Node) => {
    add(prefix + name, place, members);
    collectMembers(members, prefix + name, add);
  };
  const isType =
    ts.isInterfaceDeclaration(statement) || ts.isEnumDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (ts.isVariableStatement(statement)) {
    statement.declarationList.declarations.forEach((declaration) => collectBinding(declaration, prefix, add));
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    if (statement.name) addWithMembers(statement.name.text, statement.name, statement);
    if (isDefault(statement)) addWithMembers('default', statement.name ?? statement, statement);
  } else if (isType) {
    addWithMembers(statement.name.text, statement.name, statement);
  } else if (ts.isModuleDeclaration(statement)) {
    collectNamespace(statement, prefix, add);
  } else if (ts.isExportAssignment(statement)) {
    addWithMembers('default', statement, statement.expression);
    if (prefix === '') collectMembers(statement.expression, '', add);
  } else if (ts.isExportDeclaration(statement)) {
    collectReExports(statement, prefix, add);
  } else if (ts.isExpressionStatement(statement)) {
    collectAssignment(statement.expression, prefix, add);
  }
};

/** Where a name is declared, and what says its value: several nodes for a key of an array of objects. */
export interface CmsSymbol {
  readonly place: ts.LineAndCharacter;
  readonly value?: ts.Node | readonly ts.Node[];
}

export const parseSource = (fileName: string, text: string): ts.SourceFile =>
  ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, scriptKind(fileName));

/**
 * The declarations that a link may name: top-level ones, exported or not (`useDocument`), members of classes,
 * interfaces, enums and object literals (`Class.method`, `object.key`), what a function declares, takes or returns
 * (`createService.method`), and values inside of it (`createStrategy.timeout`). The first declaration of a name wins, so
 * an overloaded function is found at its first signature.
 *
 * @returns dotted name of a declaration → its place in the text, from 0, and its value.
 */
export const listSymbols = (source: ts.SourceFile): ReadonlyMap<string, CmsSymbol> => {
  const symbols = new Map<string, CmsSymbol>();
  const owners = new Map<ts.Node, string>();
  const add: Add = (name, node, value) => {
    if (symbols.has(name)) return;
    symbols.set(name, {place: source.getLineAndCharacterOfPosition(node.getStart(source)), value});
    if (value && 'kind' in value && !owners.has(value)) owners.set(value, name);
  };
  source.statements.forEach((statement) => collectStatement(statement, '', add));
  collectInnerValues(source, owners, add);
  return symbols;
};
