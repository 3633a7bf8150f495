import path from 'node:path';
import {parseOptions} from './options';
import {checkOther, type OtherSite} from './sites';

/** What can be measured, in the order of the report. */
export const PARTS = ['build', 'dev-server', 'page-load', 'navigation', 'search-speed'] as const;
export type Part = (typeof PARTS)[number];

export const SITE_USAGE = `npm run bench -- [site] [options]

Compares the site with a plain Docusaurus site of the same content, and prints Markdown tables.

  --only build,page-load  measures only these: ${PARTS.join(', ')}
  --runs 5                how often each measurement in the browser is made; builds and starts are made half as often
  --quick                 one run of everything, and fewer pages
  --also name=folder      compares another site, too: another checkout of this project (with its packages installed), or a
                          static build, for which only page-load and navigation are measured. May be given several times
  --help                  shows this

Everything that it writes is in .cache/bench. It needs Chromium (CHROMIUM_PATH), bash and, for peak memory, Linux.`;

export interface SiteOptions {
  readonly help: boolean;
  readonly parts: readonly Part[];
  /** Runs in the browser. */
  readonly runs: number;
  /** Runs of builds and of development servers. */
  readonly buildRuns: number;
  readonly quick: boolean;
  readonly also: readonly OtherSite[];
}

const parseParts = (text: string): readonly Part[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only: there is no "${unknown}" to measure, only ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => names.includes(part));
};

const parseRuns = (text: string): number => {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs >= 1 && runs <= 50) return runs;
  throw new Error(`--runs ${text}: give a whole number from 1 to 50.`);
};

const parseAlso = (text: string): OtherSite => {
  const [, name, dir] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  if (!name || !dir)
    throw new Error(`--also ${text}: give a name and a folder, such as --also before=../old-checkout.`);
  if (['plain', 'ours'].includes(name)) throw new Error(`--also ${text}: the name ${name} is taken.`);
  const site = {name, dir: path.resolve(dir)};
  checkOther(site);
  return site;
};

/** @throws Error that says what is wrong with the command line, and what would be right. */
export const parseSiteOptions = (args: readonly string[]): SiteOptions => {
  const {
    only = PARTS.join(','),
    runs: runsText = '5',
    quick = false,
    also = [],
    help = false,
  } = parseOptions(args, {
    only: {type: 'string'},
    runs: {type: 'string'},
    quick: {type: 'boolean'},
    also: {type: 'string', multiple: true},
    help: {type: 'boolean'},
  });
  const runs = quick ? 1 : parseRuns(runsText);
  return {help, parts: parseParts(only), runs, buildRuns: Math.ceil(runs / 2), quick, also: also.map(parseAlso)};
};
