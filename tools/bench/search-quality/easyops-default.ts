import fs from 'node:fs';
import Module, {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type Lunr from 'lunr';
import {builtFile} from '../../../src/search/index-build/scan';

const PACKAGE = '@easyops-cn/docusaurus-search-local/dist';
const GENERATED = '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';

/** What the theme writes for its own code in the browser, with its default options. */
const generated = (limit: number) => `
module.exports = {
  language: ['en'], removeDefaultStopWordFilter: false, removeDefaultStemmer: false, Mark: null,
  searchIndexUrl: '', searchResultLimits: ${limit}, searchResultContextMaxLength: 50,
};`;

const load = createRequire(__filename);

type Resolve = (request: string, ...rest: unknown[]) => string;

/** The theme's code is compiled for a bundler that knows the generated module: so must the resolver, here. */
const provideGenerated = (limit: number) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'easyops-')), 'generated.cjs');
  fs.writeFileSync(file, generated(limit));
  const loader = Module as unknown as {_resolveFilename: Resolve};
  const resolve = loader._resolveFilename;
  loader._resolveFilename = (request, ...rest) => (request === GENERATED ? file : resolve(request, ...rest));
};

/** The search theme as it is without the decorator, on the same pages. */
export interface EasyopsDefault {
  /** The content of its index file. */
  readonly index: string;
  /** Routes of the pages of the results, best first. */
  search(query: string): Promise<string[]>;
}

/**
 * Runs the undecorated theme's own crawler, index builder and query code.
 *
 * @param routes the pages to index.
 * @param limit most results (its default is 8).
 */
export async function easyopsDefault(
  outDir: string,
  routes: readonly string[],
  limit: number,
): Promise<EasyopsDefault> {
  provideGenerated(limit);
  const {scanDocuments} = load(`${PACKAGE}/server/server/utils/scanDocuments.js`);
  const {buildIndex} = load(`${PACKAGE}/server/server/utils/buildIndex.js`);
  const {SearchSourceFactory} = load(`${PACKAGE}/client/client/utils/SearchSourceFactory.js`);
  const lunr = load('lunr') as typeof Lunr;
  const paths = routes.map((url) => ({url, filePath: builtFile(outDir, '/', url), type: 'docs'}));
  const documents = await scanDocuments(paths, {ignoreCssSelectors: []});
  const index = JSON.stringify(buildIndex(documents, {language: ['en']}));
  type Wrapped = {documents: unknown; index: object; type: number};
  const wrapped = (JSON.parse(index) as Omit<Wrapped, 'type'>[]).map((it, type) => ({
    documents: it.documents,
    index: lunr.Index.load(it.index),
    type,
  }));
  const source = SearchSourceFactory(wrapped, [], limit);
  return {
    index,
    search: (query) =>
      new Promise((done) =>
        source(query, (results: {document: {u: string}}[]) => done(results.map(({document}) => document.u))),
      ),
  };
}
