import path from 'node:path';
import ts from 'typescript';
import {COMPILER_OPTIONS} from '../examples/compile';
import type {Declaration} from './documented-objects';

/** Name of each public member → whether it is a method or a property that holds something else. */
export type Members = ReadonlyMap<string, 'method' | 'property'>;

const isMethod = (node: ts.Declaration): boolean =>
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  (ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type));

/**
 * Reads the members of declarations in published types.
 *
 * @param root folder whose `node_modules` has the packages.
 * @returns the members of one of the declarations; throws when there is no such declaration, or it has no members.
 */
export const readMembers = (root: string, declarations: readonly Declaration[]): ((of: Declaration) => Members) => {
  const fileOf = ({file}: Declaration) => path.join(root, 'node_modules/@strapi', file);
  // Only the files named, without the packages that they import: names of members need no more.
  const options = {...COMPILER_OPTIONS, paths: {}, types: [], noLib: true, noResolve: true};
  const program = ts.createProgram(declarations.map(fileOf), options);
  const checker = program.getTypeChecker();

  const typeOf = (declaration: Declaration): ts.Type => {
    const source = program.getSourceFile(fileOf(declaration));
    const node = source?.statements
      .flatMap<ts.Node>((statement) =>
        ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
      )
      .find((it) => ts.getNameOfDeclaration(it as ts.Declaration)?.getText(source) === declaration.name);
    if (!node) throw new Error(`no declaration of ${declaration.name} in ${declaration.file}`);
    const type = checker.getTypeAtLocation(node);
    return type.getCallSignatures()[0]?.getReturnType() ?? type;
  };

  return (declaration) => {
    const isPublic = (node: ts.Declaration) =>
      !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.NonPublicAccessibilityModifier);
    const members = typeOf(declaration)
      .getProperties()
      .map((symbol) => ({name: symbol.name, nodes: symbol.getDeclarations() ?? []}))
      .filter(({nodes}) => nodes.every(isPublic));
    if (members.length === 0) throw new Error(`${declaration.name} in ${declaration.file} has no members`);
    return new Map(members.map(({name, nodes}) => [name, nodes.some(isMethod) ? 'method' : 'property']));
  };
};
