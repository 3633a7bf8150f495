import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {placeInFence, type VirtualFile, withoutRepetition} from './virtual-files';

/** How examples are compiled: as strictly as a new TypeScript project, with the resolution of the CMS's own bundler. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Auto,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  /** `@strapi/types` declares the global `strapi`. */
  types: ['node', '@strapi/types'],
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  /** The CMS is built on version 6 of the router; Docusaurus needs version 5 under the plain name. */
  paths: {
    'react-router-dom': ['./node_modules/react-router-dom-6'],
    'react-router': ['./node_modules/react-router-dom-6/node_modules/react-router'],
  },
};

/** All "implicitly any" errors: JavaScript has no place to write the missing type. */
const isForgivenInJavaScript = (code: number): boolean => code >= 7005 && code <= 7057;

/** Real source files, parsed once per process: programs of several pages share them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles examples, each group in a program of its own; their paths need not exist. Returns the errors at their places
 * in the fences.
 *
 * @param root folder whose `node_modules` the examples import from
 * @param resolve finds a module in another way than usual.
 */
export const compileExamples = (
  root: string,
  groups: readonly (readonly VirtualFile[])[],
  options: ts.CompilerOptions = {...COMPILER_OPTIONS, baseUrl: root},
  resolve?: (name: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations,
) => {
  // What programs import is looked for once.
  const modules = ts.createModuleResolutionCache(root, (name) => name, options);
  const compileGroup = (files: readonly VirtualFile[]) => {
    const host = createHost(root, options, new Map(files.map((file) => [file.path, file])));
    host.resolveModuleNameLiterals = (names, from, redirected, _options, source) =>
      names.map((name) => {
        if (resolve) return resolve(name.text, from);
        const mode = ts.getModeForUsageLocation(source, name, options);
        return ts.resolveModuleName(name.text, from, options, host, modules, redirected, mode);
      });
    // Data can be imported; it is not compiled itself.
    const roots = files.filter((file) => !file.path.endsWith('.json'));
    const program = ts.createProgram({rootNames: roots.map((file) => file.path), options, host});
    return roots.map((file) => [file, errorsOf(program, file)] as const);
  };
  return new Map(groups.filter(({length}) => length > 0).flatMap(compileGroup));
};

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

const errorsOf = (program: ts.Program, file: VirtualFile) => {
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
