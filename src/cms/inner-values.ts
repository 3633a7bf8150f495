import ts from 'typescript';
import {type Add, memberName} from './members';

/** A number, a text, a list of them: what says itself, without anything to look up. */
const isLiteral = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isLiteral(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isLiteral);
  if (ts.isBinaryExpression(node)) return isLiteral(node.left) && isLiteral(node.right);
  const isWord = node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
  return ts.isLiteralExpression(node) || isWord;
};

/** `??` or `||`. */
export const isFallback = ({operatorToken: {kind}}: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

/** The last name of `a.b.c` or `f()`. */
const lastName = (node: ts.Expression): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? memberName(node.name) : undefined;
};

/** What a node calls a value that stands in it. */
const namedValue = (node: ts.Node): readonly [name: string | undefined, value: ts.Expression] | undefined => {
  if (ts.isPropertyAssignment(node)) return [memberName(node.name), node.initializer];
  const hasDefault = ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);
  if (hasDefault) return node.initializer && [memberName(node.name), node.initializer];
  if (ts.isBinaryExpression(node)) {
    const assigns = node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return assigns || isFallback(node) ? [lastName(node.left), node.right] : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [argument, ...others] = node.arguments.filter((it) => isLiteral(it) && !ts.isStringLiteral(it));
  const name = lastName(node.expression);
  return argument && name && others.length === 0 ? [`${name}()`, argument] : undefined;
};

/**
 * Adds values inside of functions that have no name of their own that a link could use: what is assigned, defaulted
 * (`options.timeout ?? 30000`) or passed (`{timeout: 30000}`) is `<function>.timeout`, the only number or list that a call
 * is given is `<function>.setTimeout()`. A name that has two different values in a function is not added.
 *
 * @param owners names of the nodes that have one.
 */
export const collectInnerValues = (source: ts.SourceFile, owners: ReadonlyMap<ts.Node, string>, add: Add): void => {
  const found = new Map<string, {node: ts.Node; value: ts.Expression; isUnique: boolean}>();
  const visit = (node: ts.Node, owner: string): void => {
    const own = owners.get(node) ?? owner;
    const [name, given] = namedValue(node) ?? [];
    const value = given && ts.isBinaryExpression(given) && isFallback(given) ? given.right : given;
    if (name && value && isLiteral(value)) {
      const key = own === '' ? name : `${own}.${name}`;
      const known = found.get(key);
      found.set(key, {
        node: known?.node ?? node,
        value,
        isUnique: !known || (known.isUnique && known.value.getText() === value.getText()),
      });
    }
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, '');
  for (const [name, {node, value, isUnique}] of found) if (isUnique) add(name, node, value);
};
