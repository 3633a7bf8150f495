import ts from 'typescript';

/** Called with each name that is found, the node that declares it, and the one (or, of a column, those) that say its value. */
export type Add = (name: string, node: ts.Node, value?: ts.Node | readonly ts.Node[]) => void;

/** How deep a dotted name goes: `api.endpoints.getUsers` is three names. */
const MAX_DEPTH = 5;

const join = (owner: string, name: string): string => (owner === '' ? name : `${owner}.${name}`);

export const memberName = (name: ts.Node): string | undefined => {
  if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isLiteralExpression(name)) return name.text;
  return ts.isComputedPropertyName(name) ? name.expression.getText() : undefined;
};

const collectMember = (member: ts.Node & {readonly name?: ts.Node}, owner: string, add: Add): void => {
  if (ts.isConstructorDeclaration(member)) {
    add(join(owner, 'constructor'), member, member);
    collectMembers(member, join(owner, 'constructor'), add);
  }
  if (ts.isSpreadAssignment(member)) collectMembers(member.expression, owner, add);
  const name = member.name && memberName(member.name);
  if (name === undefined) return;
  const dotted = join(owner, name);
  const hasValue = ts.isPropertyAssignment(member) || ts.isPropertyDeclaration(member);
  const inner = hasValue ? member.initializer : ts.isPropertySignature(member) ? member.type : undefined;
  add(dotted, member.name ?? member, inner ?? member);
  if (ts.isMethodDeclaration(member)) collectMembers(member, dotted, add);
  else if (inner) collectMembers(inner, dotted, add);
};

/** What a function declares at its own level, and the members of the objects that it returns. */
const collectFromBody = (body: ts.ConciseBody, owner: string, add: Add): void => {
  if (!ts.isBlock(body)) return collectMembers(body, owner, add);
  const locals = new Map<string, ts.Expression>();
  const visit = (statement: ts.Statement): void => {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue;
        add(join(owner, name.text), name, initializer);
        if (!initializer) continue;
        locals.set(name.text, initializer);
        collectMembers(initializer, join(owner, name.text), add);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      add(join(owner, statement.name.text), statement.name, statement);
      collectMembers(statement, join(owner, statement.name.text), add);
    } else if (ts.isReturnStatement(statement) && statement.expression) {
      const {expression} = statement;
      collectMembers((ts.isIdentifier(expression) && locals.get(expression.text)) || expression, owner, add);
    } else if (ts.isIfStatement(statement) || ts.isTryStatement(statement)) {
      statement.forEachChild((child) => (ts.isBlock(child) ? child.statements.forEach(visit) : undefined));
    }
  };
  body.statements.forEach(visit);
};

/** Parameters: those that have names or defaults, and the fields and defaults of destructured ones. */
const collectParameters = (
  names: readonly (ts.ParameterDeclaration | ts.BindingElement)[],
  owner: string,
  add: Add,
) => {
  for (const declaration of names) {
    const {name, initializer} = declaration;
    const value = initializer ?? ('type' in declaration ? declaration.type : undefined);
    if (ts.isIdentifier(name)) {
      const key = ts.isBindingElement(declaration) && declaration.propertyName ? declaration.propertyName : name;
      add(join(owner, memberName(key) ?? name.text), name, value);
      if (value) collectMembers(value, join(owner, name.text), add);
    } else {
      const key = ts.isBindingElement(declaration) && declaration.propertyName && memberName(declaration.propertyName);
      const inner = key ? join(owner, key) : owner;
      collectParameters(
        name.elements.flatMap((it) => (ts.isBindingElement(it) ? it : [])),
        inner,
        add,
      );
      if (value) collectMembers(value, inner, add);
    }
  }
};

/** The keys of an array of objects: each with its values in all of them. */
const collectColumns = ({elements}: ts.ArrayLiteralExpression, owner: string, add: Add): void => {
  const rows = elements.filter(ts.isObjectLiteralExpression);
  if (rows.length === 0 || rows.length < elements.length) return;
  for (const property of rows[0]!.properties) {
    const key = ts.isPropertyAssignment(property) && memberName(property.name);
    const ofKey = (it: ts.ObjectLiteralElementLike) => ts.isPropertyAssignment(it) && memberName(it.name) === key;
    const cells = rows.flatMap((row) => row.properties.find(ofKey) ?? []);
    if (!key || cells.length < rows.length) continue;
    add(
      join(owner, key),
      property,
      cells.map((cell) => (cell as ts.PropertyAssignment).initializer),
    );
  }
};

/**
 * Adds the members that a declaration or an expression has, each under `owner.` (or bare, when `owner` is empty). It
 * looks through what does not change the shape: parentheses, `as`, `satisfies`, calls (`createX({...})`) and functions.
 */
export const collectMembers = (node: ts.Node, owner: string, add: Add): void => {
  if (owner.split('.').length >= MAX_DEPTH) return;
  const collect = (inner: ts.Node) => collectMembers(inner, owner, add);
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isEnumDeclaration(node);
  if (ts.isClassLike(node) || isType) {
    node.members.forEach((member: ts.Node) => collectMember(member, owner, add));
  } else if (ts.isObjectLiteralExpression(node)) {
    node.properties.forEach((property) => collectMember(property, owner, add));
  } else if (ts.isTypeAliasDeclaration(node)) {
    collect(node.type);
  } else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    node.types.forEach(collect);
  } else if (ts.isTypeReferenceNode(node)) {
    node.typeArguments?.forEach(collect);
  } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    if (ts.isPropertyAccessExpression(node.expression)) collect(node.expression.expression);
    else if (ts.isCallExpression(node.expression)) collect(node.expression);
    node.arguments?.forEach(collect);
  } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    collect(node.expression);
  } else if (ts.isSatisfiesExpression(node) || ts.isAwaitExpression(node)) {
    collect(node.expression);
  } else if (ts.isArrayLiteralExpression(node)) {
    collectColumns(node, owner, add);
  } else if (ts.isFunctionLike(node) && 'body' in node && node.body) {
    collectFromBody(node.body as ts.ConciseBody, owner, add);
    collectParameters([...node.parameters], owner, add);
  }
};
