// npm run bench -- search      finds every query of the query set in the production build, with our search and with the
// theme that it decorates, and says how often the page that was meant is found, how fast and in how many bytes.
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import queries from '../../../src/search/queries.json';
import {createSearcher} from '../../../src/search/query/searcher';
import type {SearchIndexFile} from '../../../src/search/types';
import {easyopsDefault} from './easyops-default';
import {percentile, score, type Judged} from './scores';

const LIMIT = 8;
const outDir = path.resolve(process.argv[2] ?? 'build');

interface Row extends Judged {
  readonly query: string;
  readonly kind: string;
}

const judge = async (find: (query: string) => readonly string[] | Promise<readonly string[]>): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const {query, kind, routes} of queries) {
    const found = [...new Set((await find(query)).map((route) => route.split('#')[0]!))];
    rows.push({query, kind, rank: found.findIndex((route) => routes.includes(route)) + 1});
  }
  return rows;
};

const report = (name: string, rows: readonly Row[]) => {
  const kinds = [...new Set(rows.map(({kind}) => kind))];
  const groups: [string, readonly Row[]][] = [
    ...kinds.map((kind): [string, readonly Row[]] => [kind, rows.filter((row) => row.kind === kind)]),
    ['without typos', rows.filter(({kind}) => kind !== 'typo')],
    ['all', rows],
  ];
  console.log(`\n${name}`);
  console.table(Object.fromEntries(groups.map(([group, of]) => [group, score(of)])));
};

async function main() {
  const names = fs.readdirSync(outDir).filter((name) => /^search-index-(default|docs-.+)\.json$/.test(name));
  if (names.length === 0) throw new Error(`${outDir} has no search index. Run "npm run build" first.`);
  const texts = names.sort().map((name) => fs.readFileSync(path.join(outDir, name)));
  const files = names.map((name, i) => ({
    tag: name.slice('search-index-'.length, -'.json'.length),
    file: JSON.parse(texts[i]!.toString()) as SearchIndexFile,
  }));
  const documents = files.flatMap(({file}) => file.documents);
  const routes = [...new Set(documents.map(({sectionRoute}) => sectionRoute.split('#')[0]!))];
  const searcher = createSearcher(files);
  const easyops = await easyopsDefault(outDir, routes, LIMIT);

  const ours = await judge((query) =>
    searcher.search(query, {limit: LIMIT}).hits.map((hit) => hit.document.sectionRoute),
  );
  report('Ours', ours);
  report('The theme’s default', await judge((query) => easyops.search(query)));

  // A searcher of its own: the one above remembers the words that it has scored.
  const timed = createSearcher(files);
  const times = queries.map(({query}) => {
    const start = performance.now();
    timed.search(query);
    return performance.now() - start;
  });
  const sizes = {
    ours: texts.reduce((sum, text) => sum + gzipSync(text, {level: 9}).length, 0),
    easyops: gzipSync(easyops.index, {level: 9}).length,
  };
  console.log(`\n${routes.length} pages, ${documents.length} sections, ${queries.length} queries`);
  console.log(
    `index, compressed: ${sizes.ours} bytes, ${((100 * sizes.ours) / sizes.easyops).toFixed(0)} % of ${sizes.easyops}`,
  );
  console.log(
    `warm query: ${percentile(times, 0.5).toFixed(1)} ms at the median, ${percentile(times, 0.95).toFixed(1)} ms at the 95th percentile`,
  );
  const missed = ours.filter(({rank}) => rank !== 1);
  if (missed.length) console.log('\nNot first (0: not among the first 8):');
  for (const {query, kind, rank} of missed) console.log(`  ${rank}  ${kind}: ${query}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
