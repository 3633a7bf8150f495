import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {COMPILER_OPTIONS, isForgivenInJavaScript} from './compiler-options';
import {type PlaceInFence, placeInFence, type VirtualFile, withoutRepetition} from './virtual-files';

/** A compiler error in an example, at its place in the example's fence. */
export interface ExampleError extends PlaceInFence {
  readonly message: string;
}

/** Real source files, parsed once per process: programs of several pages share them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles examples in one program; their paths need not exist.
 *
 * @param root folder whose `node_modules` the examples import from
 * @param resolve finds a module in another way than usual.
 */
export const compileExamples = (
  root: string,
  files: readonly VirtualFile[],
  options: ts.CompilerOptions = {...COMPILER_OPTIONS, baseUrl: root},
  resolve?: (name: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations,
): Map<VirtualFile, ExampleError[]> => {
  const host = createHost(root, options, new Map(files.map((file) => [file.path, file])));
  if (resolve) host.resolveModuleNameLiterals = (names, from) => names.map(({text}) => resolve(text, from));
  const program = ts.createProgram({rootNames: files.filter(isRoot).map((file) => file.path), options, host});
  return new Map(files.filter(isRoot).map((file) => [file, errorsOf(program, file)]));
};

/** Data can be imported; it is not compiled itself. */
const isRoot = (file: VirtualFile): boolean => !file.path.endsWith('.json');

const createHost = (root: string, options: ts.CompilerOptions, virtual: Map<string, VirtualFile>): ts.CompilerHost => {
  const real = ts.createCompilerHost(options);
  const folders = new Set<string>();
  for (const file of [...virtual.keys()].map(withoutRepetition)) {
    for (let folder = path.dirname(file); folder.length > root.length; folder = path.dirname(folder))
      folders.add(folder);
  }
  // A folder inside another project must not find that project's packages instead of its own missing ones.
  const isForeign = (name: string): boolean => name.includes('/node_modules') && !name.startsWith(`${root}/`);
  const find = (name: string): VirtualFile | undefined => virtual.get(name) ?? virtual.get(withoutRepetition(name));
  return {
    ...real,
    getCurrentDirectory: () => root,
    fileExists: (name) => find(name) !== undefined || (!isForeign(name) && real.fileExists(name)),
    readFile: (name) => find(name)?.text ?? real.readFile(name),
    directoryExists: (name) =>
      folders.has(withoutRepetition(name)) || (real.directoryExists?.(name) ?? fs.existsSync(name)),
    getSourceFile: (name, languageVersion) => {
      const file = find(name);
      if (file) return ts.createSourceFile(name, file.text, languageVersion, true);
      if (!parsed.has(name)) parsed.set(name, real.getSourceFile(name, languageVersion));
      return parsed.get(name);
    },
  };
};

const MISSING_FENCE = ' (it is found when another fence of the page has that path as its title="…")';

const errorsOf = (program: ts.Program, file: VirtualFile): ExampleError[] => {
  const source = program.getSourceFile(file.path);
  if (!source) throw new Error(`the compiler did not read ${file.path}`);
  const syntactic = program.getSyntacticDiagnostics(source);
  // The code of a page is compiled without `strict`: elements beside each other are an error there, but not in a page.
  const isExample = program.getCompilerOptions().strict;
  const diagnostics = syntactic.length && isExample ? syntactic : program.getSemanticDiagnostics(source);
  const isJavaScript = file.fence.lang.startsWith('js');
  return diagnostics
    .filter(({code}) => !(isJavaScript && isForgivenInJavaScript(code)))
    .map(({code, messageText, start = 0}) => {
      const {line, character} = source.getLineAndCharacterOfPosition(start);
      const text = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
      const hint = /^Cannot find module '\./.test(text) ? MISSING_FENCE : '';
      return {...placeInFence(file, line, character), message: `TS${code}: ${text}${hint}`};
    });
};
