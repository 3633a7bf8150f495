import ts from 'typescript';
import {collectMembers} from './members';

/** Dotted name of a declaration → the offset of its name in the text. */
export type Symbols = Map<string, number>;

/**
 * The declarations that a link may name: top-level ones, exported or not (`useDocument`), members of classes,
 * interfaces, enums and object literals (`Class.method`, `object.key`), and what a function declares or returns
 * (`createService.method`). The first declaration of a name wins, so an overloaded function is found at its first signature.
 */
export const listSymbols = (fileName: string, text: string): Symbols => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, scriptKind(fileName));
  const symbols: Symbols = new Map();
  const add = (name: string, node: ts.Node): void => {
    if (!symbols.has(name)) symbols.set(name, node.getStart(source));
  };
  source.statements.forEach((statement) => collectStatement(statement, '', add));
  return symbols;
};

const scriptKind = (fileName: string): ts.ScriptKind => {
  if (fileName.endsWith('.json')) return ts.ScriptKind.JSON;
  if (fileName.endsWith('.ts')) return ts.ScriptKind.TS;
  return /\.[cm]?js$/.test(fileName) ? ts.ScriptKind.JSX : ts.ScriptKind.TSX;
};

type Add = (name: string, node: ts.Node) => void;

const collectStatement = (statement: ts.Statement, prefix: string, add: Add): void => {
  const nested = (name: string): string => prefix + name;
  if (ts.isVariableStatement(statement)) {
    statement.declarationList.declarations.forEach((declaration) => collectBinding(declaration, prefix, add));
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const names = [statement.name?.text, isDefault(statement) ? 'default' : undefined];
    names.forEach((name) => {
      if (name === undefined) return;
      add(nested(name), statement.name ?? statement);
      collectMembers(statement, nested(name), add);
    });
  } else if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  ) {
    add(nested(statement.name.text), statement.name);
    collectMembers(statement, nested(statement.name.text), add);
  } else if (ts.isModuleDeclaration(statement)) {
    collectNamespace(statement, prefix, add);
  } else if (ts.isExportAssignment(statement)) {
    add(nested('default'), statement);
    collectMembers(statement.expression, nested('default'), add);
    if (prefix === '') collectMembers(statement.expression, '', add);
  } else if (ts.isExportDeclaration(statement)) {
    collectReExports(statement, prefix, add);
  } else if (ts.isExpressionStatement(statement)) {
    collectAssignment(statement.expression, prefix, add);
  }
};

const isDefault = (node: ts.FunctionDeclaration | ts.ClassDeclaration): boolean =>
  node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;

const collectBinding = (declaration: ts.VariableDeclaration, prefix: string, add: Add): void => {
  const visit = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) add(prefix + name.text, name);
    else name.elements.forEach((element) => ts.isBindingElement(element) && visit(element.name));
  };
  visit(declaration.name);
  if (ts.isIdentifier(declaration.name)) {
    if (declaration.type) collectMembers(declaration.type, prefix + declaration.name.text, add);
    if (declaration.initializer) collectMembers(declaration.initializer, prefix + declaration.name.text, add);
  }
};

const collectNamespace = (declaration: ts.ModuleDeclaration, prefix: string, add: Add): void => {
  const name = declaration.name.text;
  add(prefix + name, declaration.name);
  const {body} = declaration;
  if (!body) return;
  if (ts.isModuleDeclaration(body)) collectNamespace(body, `${prefix}${name}.`, add);
  else if (ts.isModuleBlock(body)) {
    body.statements.forEach((statement) => collectStatement(statement, `${prefix}${name}.`, add));
    if (name === 'global') body.statements.forEach((statement) => collectStatement(statement, prefix, add));
  }
};

const collectReExports = ({exportClause}: ts.ExportDeclaration, prefix: string, add: Add): void => {
  if (!exportClause) return;
  if (ts.isNamespaceExport(exportClause)) add(prefix + exportClause.name.text, exportClause.name);
  else exportClause.elements.forEach((element) => add(prefix + element.name.text, element.name));
};

/** `module.exports = …`, `exports.x = …`, `Class.prototype.x = …`. */
const collectAssignment = (expression: ts.Expression, prefix: string, add: Add): void => {
  if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
  const target = expression.left.getText();
  if (target === 'module.exports') {
    add(`${prefix}default`, expression.left);
    collectMembers(expression.right, '', add);
    return;
  }
  const name =
    /^(?:module\.)?exports\.([\w$]+)$/.exec(target)?.[1] ??
    /^([\w$]+)\.prototype\.([\w$]+)$/.exec(target)?.slice(1).join('.');
  if (name === undefined) return;
  add(prefix + name, expression.left);
  collectMembers(expression.right, prefix + name, add);
};
