import fs from 'node:fs/promises';
import path from 'node:path';
import {withBaseUrl, withoutBaseUrl} from '../lib/base-url';
import {filesBelow} from '../lib/files';
import {inlineStyles, styleSheets, usedRules} from './page/inline-styles';
import {addPreloads, type NestedRoute, scriptsOfChunks, scriptsOfPages} from './page/preloads';

interface CompletedBuild {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly generatedFilesDir: string;
  readonly routes: readonly NestedRoute[];
}

/**
 * Makes the HTML of built pages final. Docusaurus runs the `postBuild` of all plugins at once; so the plugin that
 * writes pages calls this before.
 *
 * @returns HTML in the order of the pages.
 * @throws Error when the pages are not as Docusaurus writes them.
 */
export async function completePages(
  pages: readonly {readonly route: string; readonly html: string}[],
  {outDir, baseUrl, generatedFilesDir, routes}: CompletedBuild,
): Promise<string[]> {
  if (scriptsOfChunks.size === 0)
    throw new Error('src/speed: no chunk of this build is known. Is "...speed" in docusaurus.config.ts?');
  const read = (file: string) => fs.readFile(file, 'utf8');
  const chunkNames = JSON.parse(await read(path.join(generatedFilesDir, 'routesChunkNames.json')));
  const scripts = scriptsOfPages(routes, chunkNames, scriptsOfChunks);
  const code = filesBelow(path.join(outDir, 'assets/js'), ['.js']);
  const content = [
    ...pages.map(({html}) => ({raw: html, extension: 'html'})),
    ...(await Promise.all(code.map(async (file) => ({raw: await read(file), extension: 'js'})))),
  ];
  const styles = new Map<string, string>();
  for (const href of new Set(pages.flatMap(({html}) => styleSheets(html))))
    styles.set(href, await usedRules(await read(path.join(outDir, withoutBaseUrl(baseUrl, href))), content));
  if (styles.size === 0)
    throw new Error('src/speed: no page has a link to a style sheet. Adapt page/inline-styles.ts.');
  return pages.map(({route, html}) => {
    const ofPage = scripts.get(withBaseUrl(baseUrl, route)) ?? [];
    return addPreloads(
      inlineStyles(html, styles),
      ofPage.map((file) => baseUrl + file),
    );
  });
}
