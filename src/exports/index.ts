import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow, relativePath} from '../lib/files';
import {isDev} from '../lib/is-dev';
import {toPage} from './export-page';
import {mentionsOf, readMentioningPages} from './mentions';
import {addNotes, NOTES_DIR, readNotes} from './notes';
import {renderModules, renderPage, renderWaiting} from './render';
import {generate, isGenerated, readTypedocFiles} from './typedoc';

/** Leaves a file alone that would not change, so that Docusaurus and webpack do not read it again. */
const write = (file: string, content: string) => {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
};

const writePages = (siteDir: string): void => {
  const outDir = path.join(siteDir, 'exports');
  const generated = readTypedocFiles(siteDir).flatMap(({path: file, markdown}) => toPage(file, markdown) ?? []);
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

/** In development: what the section shows until its pages are there. Those of an earlier version stay until then. */
const announcePages = (siteDir: string): void => {
  const file = path.join(siteDir, 'exports/modules.md');
  if (!fs.existsSync(file)) write(file, renderWaiting());
};

let pagesAreWritten = Promise.resolve();

/** Settles when the pages are there, or cannot be generated: in development, the site is compiled in the meantime. */
export const exportsSettled = (): Promise<void> => pagesAreWritten.catch(() => undefined);

/**
 * Generates the pages of `exports/` with docusaurus-plugin-typedoc from the published types of the CMS's admin module,
 * adds the notes of `exports/_notes/`, and lists the pages that mention a symbol. In development nothing waits for
 * typedoc: the pages come when it is done.
 *
 * @throws Error when the published types are not installed, when typedoc writes nothing for them, or when there is a note
 *   on a symbol that is not exported. What is thrown while a development server waits for the pages is printed.
 */
export default async function exportPages({siteDir}: LoadContext): Promise<Plugin> {
  const isCurrent = isGenerated(siteDir);
  pagesAreWritten = (isCurrent ? Promise.resolve() : generate(siteDir)).then(() => writePages(siteDir));
  if (isDev && !isCurrent) {
    announcePages(siteDir);
    pagesAreWritten.catch((error: Error) => console.error(`The pages of exports/ are missing. ${error.message}`));
  } else {
    await pagesAreWritten;
  }
  return {
    name: 'export-pages',
    getPathsToWatch: () => [path.join(siteDir, NOTES_DIR, '**/*.md')],
    loadContent: async () => {
      if (isGenerated(siteDir)) writePages(siteDir);
    },
  };
}
