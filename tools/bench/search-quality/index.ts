import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import queries from '../../../src/search/queries.json';
import {createSearcher} from '../../../src/search/query/searcher';
import type {SearchIndexFile} from '../../../src/search/types';
import {percentile, table} from '../stats';
import {easyopsSearch} from './easyops-search';
import {type Judged, score} from './scores';

/** Results that a reader sees in the search box. */
const LIMIT = 8;

const pageOf = (route: string) => route.split('#')[0]!;

const judge = (find: (query: string) => readonly string[] | Promise<readonly string[]>) =>
  Promise.all(
    queries.map(async ({query, kind, routes}) => {
      const found = [...new Set((await find(query)).map(pageOf))];
      return {query, kind, rank: found.findIndex((route) => routes.includes(route)) + 1};
    }),
  );

const readIndexes = (outDir: string) => {
  const names = fs.readdirSync(outDir).filter((name) => /^search-index-(default|docs-.+)\.json$/.test(name));
  if (names.length === 0) throw new Error(`${outDir} has no search index. Run "npm run build" first.`);
  return names.sort().map((name) => {
    const text = fs.readFileSync(path.join(outDir, name), 'utf8');
    return {tag: name.slice('search-index-'.length, -'.json'.length), text, file: JSON.parse(text) as SearchIndexFile};
  });
};

const scoreTable = (ours: readonly Judged[], easyops: readonly Judged[]): string => {
  const kinds = [...new Set(ours.map(({kind}) => kind))];
  const groups: (readonly [name: string, kinds: readonly string[]])[] = [
    ...kinds.map((kind) => [kind, [kind]] as const),
    ['without typos', kinds.filter((kind) => kind !== 'typo')],
    ['all', kinds],
  ];
  const cells = (rows: readonly Judged[]) => Object.values(score(rows)).map((value) => value.toFixed(3));
  const head = ['success@1', `success@${LIMIT}`, 'MRR'];
  return table(
    ['', 'queries', ...head.map((it) => `ours: ${it}`), ...head.map((it) => `easyops: ${it}`)],
    groups.map(([name, of]) => {
      const isOf = ({kind}: Judged) => of.includes(kind);
      const [own, theirs] = [ours.filter(isOf), easyops.filter(isOf)];
      return [name, String(own.length), ...cells(own), ...cells(theirs)];
    }),
  );
};

const gzipped = (text: string) => gzipSync(text, {level: 9}).length;

/** Compares what the search finds with what the undecorated search theme finds. */
export const benchSearch = async (build: string): Promise<void> => {
  const outDir = path.resolve(build);
  const indexes = readIndexes(outDir);
  const documents = indexes.flatMap(({file}) => file.documents);
  const routes = [...new Set(documents.map(({sectionRoute}) => pageOf(sectionRoute)))];
  const searcher = createSearcher(indexes);
  const easyops = await easyopsSearch(outDir, routes, LIMIT);
  const ours = await judge((query) =>
    searcher.search(query, {limit: LIMIT}).hits.map(({document}) => document.sectionRoute),
  );
  const theirs = await judge((query) => easyops.routesFor(query));

  // A searcher of its own: the one above has cached the words that it has scored.
  const timed = createSearcher(indexes);
  const times = queries.map(({query}) => {
    const start = performance.now();
    timed.search(query);
    return performance.now() - start;
  });
  const [size, theirSize] = [indexes.reduce((sum, {text}) => sum + gzipped(text), 0), gzipped(easyops.index)];
  const [middle, slow] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
  console.log(`${scoreTable(ours, theirs)}\n`);
  console.log(`${routes.length} pages, ${documents.length} sections, ${queries.length} queries`);
  console.log(`indexes, gzip: ${size} bytes, ${((100 * size) / theirSize).toFixed(0)} % of easyops' ${theirSize}`);
  console.log(`a query of ours: ${middle} ms at the median, ${slow} ms at the 95th percentile`);
  console.log(`\nOurs, not first (0: not among the first ${LIMIT}):`);
  for (const {query, kind, rank} of ours.filter((row) => row.rank !== 1)) console.log(`  ${rank}  ${kind}: ${query}`);
};
