import ts from 'typescript';

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
export const isForgivenInJavaScript = (code: number): boolean => code >= 7005 && code <= 7057;
