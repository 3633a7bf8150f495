import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {replaceFile} from '../../../src/lib/files';
import {createSearcher} from '../../../src/search/query/searcher';
import {WEIGHTS} from '../../../src/search/query/weights';
import type {SearchIndexFile} from '../../../src/search/types';
import {ROOT} from '../sites/project';
import {percentile, table} from '../stats';
import {easyopsSearch} from './easyops-search';
import {fit} from './fit';
import {allQueries, type Half, HALVES, type JudgedQuery} from './queries';
import {type Judged, pageOf, rankOf, score} from './scores';

/** Results that a reader sees in the search box. */
const LIMIT = 8;

type Row = JudgedQuery & Judged;
type Find = (query: string) => readonly string[] | Promise<readonly string[]>;

const judge = (queries: readonly JudgedQuery[], find: Find): Promise<Row[]> =>
  Promise.all(queries.map(async (query) => ({...query, rank: rankOf(await find(query.query), query.routes)})));

const readIndexes = (outDir: string) => {
  const names = fs.readdirSync(outDir).filter((name) => /^search-index-(default|docs-.+)\.json$/.test(name));
  if (names.length === 0) throw new Error(`${outDir} has no search index. Run "npm run build" first.`);
  return names.sort().map((name) => {
    const text = fs.readFileSync(path.join(outDir, name), 'utf8');
    return {tag: name.slice('search-index-'.length, -'.json'.length), text, file: JSON.parse(text) as SearchIndexFile};
  });
};

/** The short queries: those that a reader types into the box. */
const SHORT = ['title', 'prefix', 'identifier', 'concept'];

const groupsOf = (rows: readonly Judged[]): (readonly [name: string, kinds: readonly string[]])[] => {
  const kinds = [...new Set(rows.map(({kind}) => kind))];
  return [['all short ones', SHORT], ...kinds.map((kind) => [kind, [kind]] as const)];
};

const scoreTable = (half: Half, ours: readonly Row[], easyops: readonly Row[]): string => {
  const cells = (rows: readonly Row[]) => Object.values(score(rows)).map((value) => value.toFixed(3));
  const head = ['first', 'among 3', `among ${LIMIT}`, 'MRR'];
  return table(
    [half, 'queries', ...head.map((it) => `ours: ${it}`), ...head.map((it) => `easyops: ${it}`)],
    groupsOf(ours).map(([name, of]) => {
      const isOf = (row: Row) => of.includes(row.kind) && row.half === half;
      const [own, theirs] = [ours.filter(isOf), easyops.filter(isOf)];
      return [name, String(own.length), ...cells(own), ...cells(theirs)];
    }),
  );
};

const gzipped = (text: string) => gzipSync(text, {level: 9}).length;

const finder = (indexes: ReturnType<typeof readIndexes>, weights = WEIGHTS): Find => {
  const searcher = createSearcher(indexes, undefined, weights);
  return (query) => searcher.search(query, {limit: LIMIT}).hits.map(({document}) => document.sectionRoute);
};

/** Every message is a query: a part of them is enough to fit by. */
const isSampled = ({kind, query}: JudgedQuery) => !kind.startsWith('message') || query.length % 4 === 0;

/** Fits the weights of the ranking to the training half, and writes them to `src/search/query/weights.json`. */
export const fitSearch = async (build: string): Promise<void> => {
  const outDir = path.resolve(build);
  const indexes = readIndexes(outDir);
  const queries = allQueries(
    outDir,
    indexes.flatMap(({file}) => file.documents),
  ).filter((query) => query.half === 'training' && isSampled(query));
  await fit(
    WEIGHTS,
    (weights) => judge(queries, finder(indexes, weights)),
    (weights) => replaceFile(path.join(ROOT, 'src/search/query/weights.json'), `${JSON.stringify(weights, null, 2)}\n`),
  );
};

/** Compares what the search finds with what the undecorated search theme finds. */
export const benchSearch = async (build: string): Promise<void> => {
  const outDir = path.resolve(build);
  const indexes = readIndexes(outDir);
  const documents = indexes.flatMap(({file}) => file.documents);
  const routes = [...new Set(documents.map(({sectionRoute}) => pageOf(sectionRoute)))];
  const easyops = await easyopsSearch(outDir, routes, LIMIT);
  const queries = allQueries(outDir, documents);
  const ours = await judge(queries, finder(indexes));
  const theirs = await judge(queries, (query) => easyops.routesFor(query));

  // A searcher of its own: the one above has cached the words that it has scored.
  const timed = createSearcher(indexes);
  const times = queries.map(({query}) => {
    const start = performance.now();
    timed.search(query);
    return performance.now() - start;
  });
  const [size, theirSize] = [indexes.reduce((sum, {text}) => sum + gzipped(text), 0), gzipped(easyops.index)];
  const [middle, slow] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
  for (const half of HALVES) console.log(`${scoreTable(half, ours, theirs)}\n`);
  console.log(`${routes.length} pages, ${documents.length} sections, ${queries.length} queries`);
  console.log(`indexes, gzip: ${size} bytes, ${((100 * size) / theirSize).toFixed(0)} % of easyops' ${theirSize}`);
  console.log(`a query of ours: ${middle} ms at the median, ${slow} ms at the 95th percentile`);
  const asked = new Set(queries.flatMap(({kind, routes: right}) => (kind === 'guide' ? right : [])));
  const unasked = routes.filter((route) => /^\/guides\/how-to\/./.test(route) && !asked.has(route));
  if (unasked.length > 0) console.log(`No query of the kind "guide" leads to ${unasked.join(', ')}.`);
  console.log(`\nOurs of the training half, not first (0: not among the first ${LIMIT}):`);
  for (const {query, kind, rank, half} of ours)
    if (rank !== 1 && half === 'training') console.log(`  ${rank}  ${kind}: ${query}`);
};
