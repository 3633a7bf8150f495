import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import ts from 'typescript';
import {MODULES} from './install';

/** A row of a table that says what became of names. */
export interface RenamedRow {
  /** The names of the first column. */
  readonly old: readonly string[];
  /** The names of the second column, each with the package that has it. */
  readonly now: readonly {readonly name: string; readonly from: string}[];
}

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** Names of packages have a hyphen or an `@`; names in them have neither. */
const isPackage = (code: string): boolean => /[@-]/.test(code);

/**
 * The rows of a page's tables with the head `Version 4`. New names are in a column `5.0.6`. There a cell that begins with
 * "the same name" stands for the names before it, and a package is that of the cell's names.
 *
 * @param from the package of names whose cell has none.
 */
export const renamedRows = (markdown: string, from: string): RenamedRow[] => {
  let head: string | undefined;
  return markdown.split('\n').flatMap((line) => {
    const [, first, second] = line.split('|').map((cell) => cell.trim());
    if (first === undefined || second === undefined) head = undefined;
    else if (first === 'Version 4') head = second;
    else if (head !== undefined && first.startsWith('`')) {
      const old = codes(first);
      const found = head !== '5.0.6' ? [] : second.startsWith('the same name') ? old : codes(second);
      const names = found.filter((code) => /^[\w.]+$/.test(code) && !isPackage(code));
      return [{old, now: names.map((name) => ({name, from: found.find(isPackage) ?? from}))}];
    }
    return [];
  });
};

/** Tells whether the types of an installed package have a name, which may be a member: `Page.Protect`, `Struct.Schema`. */
export type HasName = (from: string, name: string) => boolean;

/** @param packages what is asked for. @throws Error when one of them is not installed. */
export const readNames = async (packages: readonly string[]): Promise<HasName> => {
  const file = path.join(path.dirname(MODULES), 'names.ts');
  const text = packages.map((name, i) => `import * as m${i} from '${name}';\nexport {m${i}};`).join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile} = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const [problem] = program.getSemanticDiagnostics(source);
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));

  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const memberOf = (symbol: ts.Symbol, name: string): ts.Symbol | undefined =>
    (symbol.flags & ts.SymbolFlags.Module
      ? checker.getExportsOfModule(symbol).find((one) => one.name === name)
      : undefined) ??
    (symbol.flags & ts.SymbolFlags.Variable ? checker.getTypeOfSymbol(symbol).getProperty(name) : undefined);
  const own = checker.getSymbolAtLocation(source)!;
  // The compiler blocks for seconds. The connections that the server has closed meanwhile are noticed before the next request.
  await setTimeout(100);

  return (from, name) =>
    [`m${packages.indexOf(from)}`, ...name.split('.')].reduce<ts.Symbol | undefined>((symbol, part) => {
      const member = symbol && memberOf(symbol, part);
      return member && resolve(member);
    }, own) !== undefined;
};

/** The dotted names that a declaration of a module exports: `Common`, `Common.UID`, `Common.UID.Schema`. */
export const declaredNames = (declaration: string): string[] => {
  const names = (node: ts.Node, before: string): string[] => {
    if (ts.isModuleDeclaration(node)) {
      const name = ts.isStringLiteral(node.name) ? '' : `${before}${node.name.text}`;
      const inside = node.body ? node.body.getChildren().flatMap((child) => names(child, name && `${name}.`)) : [];
      return name ? [name, ...inside] : inside;
    }
    if (ts.isTypeAliasDeclaration(node)) return [before + node.name.text];
    if (ts.isVariableDeclaration(node)) return [before + node.name.getText()];
    return node.getChildren().flatMap((child) => names(child, before));
  };
  return names(ts.createSourceFile('a.d.ts', declaration, ts.ScriptTarget.Latest, true), '');
};

/**
 * Names that no row tells about: neither a row of its own, nor one of the namespace around it whose new name has a member of
 * the same name.
 */
export const untold = (names: readonly string[], rows: readonly RenamedRow[], has: HasName): string[] =>
  names.filter((name) => {
    if (rows.some(({old}) => old.includes(name))) return false;
    if (names.some((other) => other.startsWith(`${name}.`))) return false;
    const [member, ...around] = name.split('.').reverse();
    const parent = around.reverse().join('.');
    const row = rows.find(({old}) => old.includes(parent));
    const now = row && (row.now[row.old.indexOf(parent)] ?? row.now[0]);
    return !now || !has(now.from, `${now.name}.${member}`);
  });
