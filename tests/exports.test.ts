import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {pathOf} from './support/base-url';
import {builtPages} from './support/built-pages';

const root = path.resolve(__dirname, '..');

const FOLDERS: readonly [ts.SymbolFlags, string][] = [
  [ts.SymbolFlags.Class, 'classes'],
  [ts.SymbolFlags.Interface, 'interfaces'],
  [ts.SymbolFlags.Namespace, 'namespaces'],
];

/** What the published types of the admin module export: names, and addresses of the pages of classes and the like. */
const readExports = (): {name: string; routes: string[]}[] => {
  const entry = path.join(root, 'node_modules/@strapi/strapi/dist/admin.d.ts');
  const program = ts.createProgram([entry], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  return checker.getExportsOfModule(module).map((symbol) => {
    const {flags} = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const folders = FOLDERS.filter(([kind]) => flags & kind).map(([, folder]) => folder);
    return {name: symbol.name, routes: folders.map((folder) => `/exports/${folder}/${symbol.name}`)};
  });
};

const exported = readExports();
const modules = builtPages.find(({route}) => route === '/exports/modules')!;
const exportPages = builtPages.filter(({route}) => /^\/exports\/.+\//.test(route));

describe('the Exports section', () => {
  test('links every name that the published types export from its first page', () => {
    const linked = new Set(
      modules
        .$('main td a')
        .map((_, link) => modules.$(link).text())
        .get(),
    );
    expect(exported.length).toBeGreaterThan(90);
    expect(exported.map(({name}) => name).filter((name) => !linked.has(name))).toEqual([]);
  });

  test('says on its first page what every export is for', () => {
    const silent = modules
      .$('main tbody tr')
      .filter((_, row) => modules.$(row).find('td').last().text().trim() === '')
      .map((_, row) => modules.$(row).find('a').first().text())
      .get();
    expect(silent).toEqual([]);
  });

  test('has a page for every class, interface and namespace, and for two namespaces that the types no longer have', () => {
    const routes = new Set(exportPages.map(({route}) => route));
    const wanted = [
      ...exported.flatMap((it) => it.routes),
      '/exports/namespaces/private_useAutoReloadOverlayBlocker',
      '/exports/namespaces/unstable_useDocumentLayout',
    ];
    expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
  });
});

describe('the page of an export', () => {
  test('begins with its purpose and the line that imports it', () => {
    const lacking = exportPages.filter(({$}) => {
      const content = $('.theme-doc-markdown');
      return content.children('p').length === 0 || !content.text().includes("from '@strapi/strapi/admin'");
    });
    expect(lacking.map(({route}) => route)).toEqual([]);
  });

  test('lists the hand-written pages that mention it, and they link back', () => {
    const page = exportPages.find(({route}) => route === '/exports/hooks/useRBAC')!;
    const mentions = page
      .$('#pages-that-mention-it + ul a')
      .map((_, link) => page.$(link).attr('href'))
      .get();
    expect(mentions).toContain(pathOf('/docs/core/admin/permissions/frontend/using-permissions'));
    for (const address of mentions) {
      const {$} = builtPages.find(({route}) => pathOf(route) === address)!;
      expect($(`.used-exports a[href="${pathOf('/exports/hooks/useRBAC')}"]`).length, address).toBe(1);
    }
  });

  test('shows signatures as highlighted TypeScript, and no table of a single column', () => {
    const {$} = exportPages.find(({route}) => route === '/exports/hooks/useForm')!;
    expect($('.language-ts:has(.token)').eq(1).text()).toMatch(/^function useForm<Selected>\(\n/);
    expect(exportPages.filter((page) => page.$('blockquote, th:only-child').length > 0)).toEqual([]);
  });

  test('marks what is unstable or private', () => {
    const unmarked = exportPages
      .filter(({route}) => /\/(unstable|private)_/.test(route))
      .filter(({$}) => !/(Unstable|Private): /.test($('.theme-admonition').first().text()));
    expect(unmarked.map(({route}) => route)).toEqual([]);
  });
});
