import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow, relativePath} from '../lib/files';
import {toPage} from './export-page';
import {mentionsOf, readMentioningPages} from './mentions';
import {addNotes, NOTES_DIR, readNotes} from './notes';
import {renderModules, renderPage} from './render';
import {readTypedocFiles} from './typedoc';

/** Leaves a file alone that would not change, so that Docusaurus and webpack do not read it again. */
const write = (file: string, content: string) => {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
};

const writePages = async (context: LoadContext): Promise<void> => {
  const {siteDir} = context;
  const outDir = path.join(siteDir, 'exports');
  const generated = (await readTypedocFiles(context)).flatMap(({path: file, markdown}) => toPage(file, markdown) ?? []);
  const pages = addNotes(generated, readNotes(siteDir));
  const mentions = mentionsOf(readMentioningPages(siteDir), new Set(pages.map(({name}) => name)));
  const files = new Map(pages.map((page) => [page.path, renderPage(page, mentions.get(page.name) ?? [])]));
  files.set('modules.md', renderModules(pages));
  for (const [file, content] of files) write(path.join(outDir, file), content);
  for (const file of filesBelow(outDir)) {
    const name = relativePath(outDir, file);
    if (!files.has(name) && !name.startsWith('_')) fs.rmSync(file);
  }
};

/**
 * Generates the pages of `exports/` with docusaurus-plugin-typedoc from the published types of the CMS's admin module,
 * adds the notes of `exports/_notes/`, and lists the pages that mention a symbol.
 *
 * @throws Error when the published types are not installed, when typedoc writes nothing for them, or when there is a note
 *   on a symbol that is not exported.
 */
export default async function exportPages(context: LoadContext): Promise<Plugin> {
  await writePages(context);
  return {
    name: 'export-pages',
    getPathsToWatch: () => [path.join(context.siteDir, NOTES_DIR, '**/*.md')],
    loadContent: () => writePages(context),
  };
}
