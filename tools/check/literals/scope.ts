import path from 'node:path';
import {isNote} from '../../../src/lib/markdown/find-pages';
import type {Fence, Page} from '../../../src/lib/markdown/page';
import {SourceFile, SourcePackage, type SourceReader, tokenText} from './sources';
import {STRING} from './tokens';

/** Where a page's names are looked up. */
export interface Scope {
  /** Words of the page's examples, of the files that it links, of those that these import, and of their neighbours. */
  readonly near: ReadonlySet<string>;
  /** The packages that the page links, imports or names. */
  readonly packages: readonly SourcePackage[];
  /** The page's own examples. */
  readonly examples: SourcePackage;
  /** Names of the packages of the CMS among them, without `@strapi/`. */
  readonly names: ReadonlySet<string>;
  /** Paths in the CMS's repository that the page links by their URL. */
  readonly repository: readonly string[];
  /** Every URL that the page links. */
  readonly urls: readonly string[];
}

const CMS_LINK = /^cms:([^/#]+)\/?([^#]*?)\/?(?:#.*)?$/;

const REPOSITORY_LINK = /^https:\/\/github\.com\/strapi\/strapi\/(?:blob|tree)\/v[^/]+\/([^#?]+)/;

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

const importsOf = (name: string, {tokens}: SourceFile, files: ReadonlyMap<string, SourceFile>): string[] =>
  tokens.flatMap((token, i) => {
    if (!token.startsWith(`${STRING}.`) || !(tokens[i - 1] === 'from' || tokens[i - 1] === '(')) return [];
    const target = path.posix.join(path.posix.dirname(name), token.slice(1));
    const extension = EXTENSIONS.find((end) => files.has(target + end));
    return extension === undefined ? [] : [target + extension];
  });

/** Folders that are too large for all that is in them to be near. */
const isRoot = (folder: string): boolean => folder === '.' || /(?:^|\/)(?:src|server|admin|components)$/.test(folder);

const nearFiles = (linked: string, files: ReadonlyMap<string, SourceFile>): string[] => {
  const file = files.get(linked);
  if (!file) return [...files.keys()].filter((name) => linked === '' || name.startsWith(`${linked}/`));
  const folder = path.posix.dirname(linked);
  const neighbours = isRoot(folder) ? [] : [...files.keys()].filter((name) => path.posix.dirname(name) === folder);
  return [linked, ...importsOf(linked, file, files), ...neighbours];
};

/** `@scope/name/path` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importedPackages = (page: Page): string[] =>
  page.fences
    .flatMap(({code}) => [...code.matchAll(/(?:\bfrom|\brequire\(|\bimport\(?)\s*['"]([^.'"\n][^'"\n]*)['"]/g)])
    .map(([, specifier = '']) => packageOf(specifier.replace(/^node:/, '')));

/** The tokens of an example, with its path; of what is no code, each word that stands between spaces and signs. */
const fenceText = ({lang, code, title}: Fence): string => {
  const words = /^(?:[jt]sx?|jsonc?)$/.test(lang)
    ? []
    : code.split(/[\s"'`,;=()[\]{}<>|]+/).filter((word) => /\w/.test(word));
  return [tokenText(code), ...[...words, ...(title === undefined ? [] : [title])].map((word) => STRING + word)].join(
    '\n',
  );
};

/**
 * @param literals inline code of the page: a package whose name it is belongs to the scope
 * @param declared packages that the page declares
 */
export const scopeOf = (
  page: Page,
  literals: readonly string[],
  declared: readonly string[],
  reader: SourceReader,
): Scope => {
  // What notes describe is exported for the panel's plugins, by these packages together.
  const names = new Set<string>(isNote(page.file) ? ['admin', 'content-manager', 'core', 'strapi'] : []);
  const near = new Set<SourceFile>();
  for (const {url} of page.links) {
    const [, name, file] = CMS_LINK.exec(url) ?? [];
    if (name === undefined) continue;
    names.add(name);
    const {files} = reader.package(name);
    for (const found of nearFiles(file!, files)) near.add(files.get(found)!);
  }
  const named = literals.filter((text) => /^(?:@[\w-]+\/)?[\w.-]+(?:\/[\w./-]+)?$/.test(text)).map(packageOf);
  for (const name of [...importedPackages(page), ...named, ...declared]) {
    const own = name.replace(/^@strapi\//, '');
    if (name.startsWith('@strapi/') && reader.cmsPackages.includes(own)) names.add(own);
    else if (LIBRARIES.has(name) || name.startsWith('@strapi/') || declared.includes(name)) names.add(name);
  }
  const examples = new SourcePackage(
    new Map(page.fences.map((fence, i) => [String(i), new SourceFile(fenceText(fence))])),
  );
  const words = new Set([...examples.words.keys(), ...[...near].flatMap((file) => [...file.words])]);
  return {
    near: words,
    packages: [...names].map((name) => reader.package(name)),
    examples,
    names: new Set([...names].filter((name) => reader.cmsPackages.includes(name))),
    urls: page.links.map(({url}) => url).filter((url) => url.startsWith('https://')),
    repository: page.links.flatMap(({url}) => REPOSITORY_LINK.exec(url)?.slice(1) ?? []),
  };
};

/** Libraries whose names pages may use when they import or name them. */
const LIBRARIES = new Set(
  'knex koa yup commander react react-router-dom @reduxjs/toolkit vite formik styled-components umzug node-schedule http-errors koa-static grant chokidar winston zod esbuild rollup'.split(
    ' ',
  ),
);
