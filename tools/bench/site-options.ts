import path from 'node:path';
import {checkOther, type OtherSite} from './sites';

/** What can be measured, in the order of the report. */
export const PARTS = ['build', 'dev-server', 'page-load', 'navigation', 'search-speed'] as const;
export type Part = (typeof PARTS)[number];

/** As given on the command line. */
export interface SiteArguments {
  readonly only?: string;
  readonly runs: string;
  readonly quick?: boolean;
  readonly also?: readonly string[];
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

/**
 * `buildRuns` are runs of builds and of development servers, `runs` all others.
 *
 * @throws Error that says which option has an unusable value, and what would be usable.
 */
export const readSiteOptions = ({only = PARTS.join(','), quick = false, also = [], ...given}: SiteArguments) => {
  const runs = quick ? 1 : parseRuns(given.runs);
  return {parts: parseParts(only), runs, buildRuns: Math.ceil(runs / 2), quick, also: also.map(parseAlso)};
};
