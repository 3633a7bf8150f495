import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** What can be measured, in the order of the report. */
export const PARTS = ['load', 'navigation', 'search', 'build', 'dev', 'growth', 'packages'] as const;
export type Part = (typeof PARTS)[number];

/** Measured when nothing is named; the others take long. */
const USUAL: readonly Part[] = ['load', 'navigation', 'search', 'build', 'dev'];

export const USAGE = `npm run bench -- [options]

Measures the site beside a plain Docusaurus 3.5.2 site that is built from the same content, and prints Markdown tables.

  --only load,build   measures only these: ${PARTS.join(', ')}
  --growth            measures growth with the content, too (six more builds, up to eight times the content)
  --packages          lists what is in the script of a page, too (one more build)
  --runs 5            how often each measurement is made in the browser; builds and starts are made half as often
  --quick             one run of everything, and fewer pages
  --latency 562.5     milliseconds of each request on the slow network: what Lighthouse sets for it
  --also name=folder  measures another static build, too: load and navigation. May be given several times
  --out file.md       writes the report to a file, too
  --help              shows this

Everything that it makes is in .cache/bench. Needs Chromium (CHROMIUM_PATH), bash and, for memory, Linux.`;

/** What a run does. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** Runs in the browser. */
  readonly runs: number;
  /** Runs of builds and of development servers. */
  readonly buildRuns: number;
  readonly quick: boolean;
  /** Milliseconds that the slow network adds to a request. */
  readonly latency: number;
  readonly also: readonly {readonly name: string; readonly buildDir: string}[];
  readonly out: string | undefined;
  readonly help: boolean;
}

const parsePart = (name: string): Part => {
  const part = PARTS.find((it) => it === name.trim());
  if (!part) throw new Error(`--only: there is no "${name}" to measure. There is: ${PARTS.join(', ')}.`);
  return part;
};

const parseRuns = (text: string): number => {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1 || runs > 50)
    throw new Error(`--runs ${text}: give a whole number from 1 to 50.`);
  return runs;
};

const parseLatency = (text: string): number => {
  const latency = Number(text);
  if (!(latency >= 0 && latency <= 5000)) throw new Error(`--latency ${text}: give milliseconds from 0 to 5000.`);
  return latency;
};

const parseAlso = (text: string): {name: string; buildDir: string} => {
  const [, name, dir] = /^([\w.+ -]+)=(.+)$/.exec(text) ?? [];
  if (!name || !dir) throw new Error(`--also ${text}: give a name and a folder, such as --also vitepress=../vp/dist.`);
  if (['plain', 'ours'].includes(name)) throw new Error(`--also ${text}: the name ${name} is taken.`);
  const buildDir = path.resolve(dir);
  if (!fs.existsSync(path.join(buildDir, 'index.html')))
    throw new Error(`--also ${text}: no index.html in ${buildDir}.`);
  return {name, buildDir};
};

/**
 * Reads the command line.
 *
 * @throws Error that says what is wrong and what would be right.
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string'},
      growth: {type: 'boolean', default: false},
      packages: {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
      latency: {type: 'string', default: '562.5'},
      quick: {type: 'boolean', default: false},
      also: {type: 'string', multiple: true, default: []},
      out: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  const named = new Set<Part>(values.only === undefined ? USUAL : values.only.split(',').map(parsePart));
  if (values.growth) named.add('growth');
  if (values.packages) named.add('packages');
  const runs = values.quick ? 1 : parseRuns(values.runs);
  return {
    parts: PARTS.filter((part) => named.has(part)),
    runs,
    buildRuns: Math.ceil(runs / 2),
    quick: values.quick,
    latency: parseLatency(values.latency),
    also: values.also.map(parseAlso),
    out: values.out,
    help: values.help,
  };
}
