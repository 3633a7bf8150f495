import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type TypedocPlugin from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';
import {filesBelow, relativePath} from '../lib/files';
import {withSignatures} from './signatures';

/** Published types that the pages are generated from, relative to the site. */
const ENTRY = 'node_modules/@strapi/strapi/dist/admin.d.ts';
/** Where typedoc writes, before its files become pages; relative to the site. */
const RAW_DIR = '.cache/typedoc';
/** Beside {@link RAW_DIR}: says what its files were generated from. */
const STAMP = '.cache/typedoc.stamp';

/** Options of typedoc and typedoc-plugin-markdown. Tables keep the pages compact; externals would list all of React's DOM. */
const typedocOptions = (siteDir: string): Partial<TypeDocOptions> & Parameters<typeof TypedocPlugin>[1] => ({
  id: 'exports',
  out: RAW_DIR,
  entryPoints: [path.join(siteDir, ENTRY)],
  tsconfig: path.join(__dirname, 'tsconfig.json'),
  readme: 'none',
  entryFileName: 'modules',
  membersWithOwnFile: ['Class', 'Interface', 'Function', 'Variable', 'TypeAlias', 'Enum'],
  excludeExternals: true,
  externalPattern: ['**/node_modules/!(@strapi)/**', '**/node_modules/@strapi/{design-system,icons,ui-primitives}/**'],
  disableSources: true,
  sanitizeComments: true,
  sort: ['alphabetical'],
  expandParameters: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  enumMembersFormat: 'table',
  // The published types are not ours to mend: warnings about their references and tags would only be noise.
  logLevel: 'Error',
  skipErrorChecking: true,
  excludeTags: ['@example', '@see', '@preserve'],
  sidebar: {autoConfiguration: false, pretty: false},
});

/** Changes when the CMS's types, typedoc, its options or what becomes of its signatures change. */
const fingerprint = (siteDir: string): string => {
  const hash = createHash('sha256');
  for (const name of ['@strapi/strapi', '@strapi/admin', 'typedoc', 'typedoc-plugin-markdown']) {
    hash.update(fs.readFileSync(path.join(siteDir, 'node_modules', name, 'package.json')));
  }
  for (const file of ['typedoc.ts', 'signatures.ts', 'tsconfig.json'])
    hash.update(fs.readFileSync(path.join(__dirname, file)));
  return hash.digest('hex');
};

/**
 * What typedoc makes of the published types. It runs only when they, or its options, changed since the last time.
 *
 * @returns Markdown files, with their paths below the folder that typedoc wrote to.
 * @throws Error when the published types are not installed, or when typedoc produced nothing from them.
 */
export async function readTypedocFiles(context: LoadContext) {
  const {siteDir} = context;
  const rawDir = path.join(siteDir, RAW_DIR);
  const stampFile = path.join(siteDir, STAMP);
  if (!fs.existsSync(path.join(siteDir, ENTRY))) {
    throw new Error(`${ENTRY} is missing, so the pages of exports/ cannot be generated. Run "npm ci" to install it.`);
  }
  const stamp = fingerprint(siteDir);
  if (!fs.existsSync(rawDir) || !fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== stamp) {
    fs.rmSync(rawDir, {recursive: true, force: true});
    // Loaded only when needed: it brings the TypeScript compiler along.
    const {default: typedocPlugin} = await import('docusaurus-plugin-typedoc');
    await typedocPlugin(context, typedocOptions(siteDir));
    if (!fs.existsSync(path.join(rawDir, 'modules.md'))) {
      throw new Error(`typedoc wrote no pages for ${ENTRY}; its own messages above name the cause.`);
    }
    for (const file of filesBelow(rawDir)) {
      fs.writeFileSync(file, await withSignatures(relativePath(rawDir, file), fs.readFileSync(file, 'utf8')));
    }
    fs.writeFileSync(stampFile, stamp);
  }
  return filesBelow(rawDir).map((file) => ({
    path: relativePath(rawDir, file),
    markdown: fs.readFileSync(file, 'utf8'),
  }));
}
