import fs from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../lib/files';
import {inlineStyles, styleSheets, usedRules, type Content} from './page/inline-styles';
import {addPreloads, scriptsOfPages, type NestedRoute} from './page/preloads';

/** A built page. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
}

/** What `postBuild` tells of the site. */
interface BuiltSite {
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly routes: readonly NestedRoute[];
}

/** Makes the HTML of built pages final, in the order in which they are given. */
export type CompletePages = (pages: readonly BuiltPage[], site: BuiltSite) => Promise<string[]>;

/**
 * Puts into every page its styles, and the addresses of all its scripts.
 *
 * @param scriptsOf the scripts of each named chunk, as webpack has written them.
 * @throws Error when webpack has not written any, or when a page has a style sheet left.
 */
export async function completePages(
  pages: readonly BuiltPage[],
  {outDir, generatedFilesDir, routes}: BuiltSite,
  scriptsOf: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  if (scriptsOf.size === 0)
    throw new Error('src/speed: no chunks of this build are known. Is speed.plugins in docusaurus.config.ts?');
  const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
  const chunkNames = JSON.parse(await fs.readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
  const scripts = scriptsOfPages(routes, chunkNames, scriptsOf);
  const code = filesBelow(path.join(outDir, 'assets/js')).filter((file) => file.endsWith('.js'));
  const content: Content[] = [
    ...pages.map(({html}) => ({raw: html, extension: 'html'}) as const),
    ...(await Promise.all(
      code.map(async (file) => ({raw: await fs.readFile(file, 'utf8'), extension: 'js'}) as const),
    )),
  ];
  const styles = new Map<string, string>();
  for (const href of new Set(pages.flatMap(({html}) => styleSheets(html)))) {
    styles.set(href, await usedRules(await read(href), content));
  }
  if (styles.size === 0)
    throw new Error('src/speed: no page has a link to a style sheet. Adapt page/inline-styles.ts.');
  return pages.map(({route, html}) => addPreloads(inlineStyles(html, styles), scripts.get(route) ?? []));
}
