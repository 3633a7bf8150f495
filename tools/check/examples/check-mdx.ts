import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {isElement} from '../../../src/lib/markdown/elements';
import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {fileOf, noSuchFile} from '../structure/check-images';
import {compileExamples, COMPILER_OPTIONS} from './compile';
import {linesOf, placeInPage, type VirtualFile} from './virtual-files';

/** Where Docusaurus finds what pages import. */
const ALIASES = {
  '@theme/*': [
    'src/theme/*',
    'node_modules/@docusaurus/theme-classic/lib/theme/*',
    'node_modules/@docusaurus/theme-mermaid/lib/theme/*',
  ],
  '@docusaurus/*': ['node_modules/@docusaurus/core/lib/client/exports/*'],
};

const OPTIONS = {...COMPILER_OPTIONS, strict: false, lib: ['lib.es2022.d.ts'], types: [], jsx: ts.JsxEmit.Preserve};

/** What pages have without an import, beside our own MDXComponents; of globals those of the browser and the server. */
const KNOWN = ['Head', 'Details', 'props', 'frontMatter', 'contentTitle', 'toc', 'console', 'URL'];

const readComponents = (root: string): string[] => {
  const list = fs.readFileSync(path.join(root, 'src/theme/MDXComponents/index.tsx'), 'utf8');
  return [...list.matchAll(/[{,]\s*([A-Z]\w*)(?=\s*[,:}])/g)].map(([, name]) => name!);
};

/** A page's imports, elements and expressions at their places, with empty statements for all else. */
const moduleOf = (page: Page, root: string, known: readonly string[]): VirtualFile | undefined => {
  const blank = page.text.replace(/[^\n]/g, ';');
  let text = blank;
  const show = (from: number, to: number) => {
    text = text.slice(0, from) + page.text.slice(from, to) + text.slice(to);
  };
  visit(page.tree, (node) => {
    if (!node.position || !node.type.startsWith('mdx')) return;
    const [start, end] = [node.position.start.offset!, node.position.end.offset!];
    const children = isElement(node) ? node.children.map(({position}) => position!) : [];
    const [inner, outer] = [children[0]?.start.offset ?? end, children.at(-1)?.end.offset ?? end];
    show(start, inner);
    show(outer, end);
  });
  if (text === blank) return undefined;
  // The compiler looks for what an `import` names, not a `require`.
  text = text.replace(/\brequire\(/g, 'import (');
  const fence = {lang: 'tsx', code: page.text, line: 0, indent: 0, hidden: false, lastLine: ''};
  text += `\ndeclare const ${known.join(': any, ')}: any;\nexport {};`;
  return {path: path.join(root, `${page.file}.tsx`), text, fence, lines: linesOf(fence)};
};

/** Errors about names and modules: of what a page imports no more is known. */
const ABOUT_NAMES = /^TS(?:1192|2300|2304|2305|2307|2451|2552|2613|2614|2724|18004): (.*?'(.*?)'.*)/;

/**
 * What the elements, expressions and imports of pages name exists: on the server too, which renders the pages.
 *
 * @param packagesRoot folder whose `node_modules` has the theme.
 */
export const checkMdx = (pages: readonly Page[], root: string, packagesRoot: string): Problem[] => {
  const known = [...KNOWN, ...readComponents(packagesRoot)];
  const options = {...OPTIONS, baseUrl: packagesRoot, paths: {'@site/*': [path.join(root, '*')], ...ALIASES}};
  const resolve = (name: string, from: string) => ts.resolveModuleName(name, from, options, ts.sys);
  const modules = pages.map((page) => [page, moduleOf(page, root, known)] as const);
  const errors = compileExamples(
    packagesRoot,
    [modules.flatMap(([, file]) => file ?? [])],
    options,
    // What the modules of the site import is not read.
    (name, from) => (/\.mdx?\.tsx$/.test(from) ? resolve(name, from) : {resolvedModule: undefined}),
  );

  const explain = (page: Page, error: string, before: string): string | undefined => {
    const [, text, name = ''] = ABOUT_NAMES.exec(error) ?? [];
    // A closing tag has the error of the opening one.
    if (before.endsWith('/')) return undefined;
    if (text?.startsWith('Cannot find module')) {
      const file = fileOf(name, page, root);
      return fs.existsSync(file) ? undefined : noSuchFile('module', name, file);
    }
    if (!text || !/name|No value/.test(text)) return text;
    if (!before.endsWith('<'))
      return `${name} is not defined, and braces are code: write \`{${name}}\` in backticks, or import ${name}`;
    const inSite = (it: string) => resolve(it, path.join(root, page.file)).resolvedModule;
    const source = [`@theme/${name}`, `@site/src/components/${name}`].find(inSite) ?? '…';
    return `<${name}> is not known: write import ${name} from '${source}'; above the text, or \`<${name}>\` in backticks`;
  };

  return modules.flatMap(([page, file]) =>
    (file ? errors.get(file)! : []).flatMap((error) => {
      const place = placeInPage(error);
      const message = explain(page, error.message, page.text.split('\n')[place.line - 1]!.slice(0, place.column - 1));
      return message ? [{file: page.file, ...place, message}] : [];
    }),
  );
};
