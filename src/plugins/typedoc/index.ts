import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ADDITIONS_DIR, addTo, readAdditions} from './additions';
import {filesBelow} from '../../lib/files';
import {mentionsOf, readPages} from './mentions';
import {renderModules, renderPage} from './modules';
import {toPage} from './pages';
import {readRawFiles} from './raw';

const OUT_DIR = 'exports';

/** Writes a file only when that changes it, so that nothing that watches or caches the others starts again. */
const write = (file: string, content: string) => {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
};

/** Writes the pages of `exports/` and removes those of symbols that are gone. */
async function writePages(context: LoadContext): Promise<void> {
  const {siteDir} = context;
  const outDir = path.join(siteDir, OUT_DIR);
  const generated = (await readRawFiles(context)).flatMap(({path: file, markdown}) => toPage(file, markdown) ?? []);
  const pages = addTo(generated, readAdditions(siteDir));
  const mentions = mentionsOf(readPages(siteDir), new Set(pages.map(({name}) => name)));
  const files = new Map(pages.map((page) => [page.path, renderPage(page, mentions.get(page.name) ?? [])]));
  files.set('modules.md', renderModules(pages));
  for (const [file, content] of files) write(path.join(outDir, file), content);
  for (const file of filesBelow(outDir)) {
    const name = path.relative(outDir, file).split(path.sep).join('/');
    if (!files.has(name) && !name.startsWith('_')) fs.rmSync(file);
  }
}

/**
 * Generates the pages of `exports/` with docusaurus-plugin-typedoc from the published types of the CMS's admin module,
 * adds what people wrote about a symbol, and lists the pages that mention it.
 *
 * @throws Error when the published types are not installed, when typedoc makes nothing of them, or when there is an
 *   addition to a symbol that is not exported.
 */
export default async function typedocPages(context: LoadContext): Promise<Plugin> {
  await writePages(context);
  return {
    name: 'typedoc-pages',
    getPathsToWatch: () => [path.join(context.siteDir, ADDITIONS_DIR, '**/*.md')],
    async loadContent() {
      await writePages(context);
    },
  };
}
