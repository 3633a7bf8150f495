import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type TypedocPlugin from 'docusaurus-plugin-typedoc';
import type {TypeDocOptions} from 'typedoc';
import {filesBelow, relativePath} from '../lib/files';
import {COMPILE_LATE} from '../lib/node-flags.mjs';
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
  for (const file of ['typedoc.ts', 'run-typedoc.mjs', 'signatures.ts', 'tsconfig.json'])
    hash.update(fs.readFileSync(path.join(__dirname, file)));
  return hash.digest('hex');
};

const files = (siteDir: string) => ({raw: path.join(siteDir, RAW_DIR), stamp: path.join(siteDir, STAMP)});

/** Whether {@link generate} has run for the published types that are installed, and for what makes pages of them. */
export const isGenerated = (siteDir: string): boolean => {
  const {raw, stamp} = files(siteDir);
  const isInstalled = fs.existsSync(path.join(siteDir, ENTRY));
  return (
    isInstalled && fs.existsSync(raw) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint(siteDir)
  );
};

/**
 * Has typedoc write what {@link readTypedocFiles} reads.
 *
 * @throws Error when the published types are not installed, or when typedoc produces nothing from them.
 */
export async function generate(siteDir: string): Promise<void> {
  const {raw, stamp} = files(siteDir);
  if (!fs.existsSync(path.join(siteDir, ENTRY))) {
    throw new Error(`${ENTRY} is missing, so the pages of exports/ cannot be generated. Run "npm ci" to install it.`);
  }
  fs.rmSync(raw, {recursive: true, force: true});
  const script = path.join(__dirname, 'run-typedoc.mjs');
  const args = [...COMPILE_LATE, script, siteDir, JSON.stringify(typedocOptions(siteDir))];
  const {stdout, stderr} = await promisify(execFile)(process.execPath, args, {cwd: siteDir});
  if (!fs.existsSync(path.join(raw, 'modules.md'))) {
    throw new Error(`typedoc wrote no pages for ${ENTRY}. It says:\n${stdout}${stderr}`);
  }
  for (const file of filesBelow(raw)) {
    fs.writeFileSync(file, await withSignatures(relativePath(raw, file), fs.readFileSync(file, 'utf8')));
  }
  fs.writeFileSync(stamp, fingerprint(siteDir));
}

/** What typedoc made of the published types: Markdown files, with their paths below the folder that it wrote to. */
export const readTypedocFiles = (siteDir: string) => {
  const {raw} = files(siteDir);
  return filesBelow(raw).map((file) => ({path: relativePath(raw, file), markdown: fs.readFileSync(file, 'utf8')}));
};
