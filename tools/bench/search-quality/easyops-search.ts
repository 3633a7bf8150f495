import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type Lunr from 'lunr';
import {replaceFile} from '../../../src/lib/files';
import {builtFile} from '../../../src/search/index-build/scan';
import {ROOT, WORK} from '../sites/project';

const PACKAGE = path.join(ROOT, 'node_modules/@easyops-cn/docusaurus-search-local');

/** What the theme writes for its own code in the browser, with its default options. */
const generated = (limit: number) => `
export const language = ['en'], removeDefaultStopWordFilter = false, removeDefaultStemmer = false;
export const Mark = null, searchIndexUrl = '', searchResultLimits = ${limit}, searchResultContextMaxLength = 50;
`;

/** The theme's code for the browser imports a module that a build writes: a copy of the code has that module beside it. */
const copyClient = (limit: number): string => {
  const dir = path.join(WORK, 'easyops');
  fs.cpSync(path.join(PACKAGE, 'dist/client'), dir, {recursive: true});
  const module = path.join(dir, 'node_modules/@generated/@easyops-cn/docusaurus-search-local/default/generated.js');
  replaceFile(module, generated(limit));
  return path.join(dir, 'client/utils/SearchSourceFactory.js');
};

/**
 * The search theme as it is without the decorator: its own crawler, index builder and query code.
 *
 * @param routes the pages to index.
 * @param limit most results (its default is 8).
 */
export const easyopsSearch = async (outDir: string, routes: readonly string[], limit: number) => {
  const load = createRequire(__filename);
  const {scanDocuments} = load(path.join(PACKAGE, 'dist/server/server/utils/scanDocuments.js'));
  const {buildIndex} = load(path.join(PACKAGE, 'dist/server/server/utils/buildIndex.js'));
  const {SearchSourceFactory} = load(copyClient(limit));
  const lunr = load('lunr') as typeof Lunr;
  const paths = routes.map((url) => ({url, filePath: builtFile(outDir, '/', url), type: 'docs'}));
  const documents = await scanDocuments(paths, {ignoreCssSelectors: []});
  const index = JSON.stringify(buildIndex(documents, {language: ['en']}));
  const wrapped = (JSON.parse(index) as {documents: unknown; index: object}[]).map((it, type) => ({
    documents: it.documents,
    index: lunr.Index.load(it.index),
    type,
  }));
  const source = SearchSourceFactory(wrapped, [], limit);
  const search = (query: string) => new Promise<{document: {u: string; h?: string}}[]>((done) => source(query, done));
  return {
    /** The content of its index file. */
    index,
    /** Routes of the results, with the anchors of sections, best first. */
    routesFor: async (query: string) => (await search(query)).map(({document: {u, h = ''}}) => u + h),
  };
};
