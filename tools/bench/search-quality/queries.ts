import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {load} from 'cheerio';
import {escapeRegExp} from '../../../src/lib/escape-reg-exp';
import {builtFile} from '../../../src/search/index-build/scan';
import queries from '../../../src/search/queries.json';
import type {SearchDocument} from '../../../src/search/types';
import {fold} from '../../../src/search/words';

export const HALVES = ['training', 'judging'] as const;
export type Half = (typeof HALVES)[number];

export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** What is right: routes of pages, or of sections where the very section is wanted. */
  readonly routes: readonly string[];
  readonly half: Half;
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** The half depends on the query alone, so that a query that is added moves no other. */
export const halfOf = (query: string): Half => HALVES[numberOf(query) % 2]!;

const PLACEHOLDER = /<[a-z][^<>]*>|(?:…|\.\.\.)/g;
const UID = /\b(?:api|plugin|admin)::[\w.-]+/g;

/** No page has these words. */
const VALUES = ['brindlewick', 'quorvex', 'zulmarin', 'pendrowe', 'vashtolan'] as const; // cspell:disable-line

/** How a console prints a message. */
const PRINTED: readonly ((message: string) => string)[] = [
  (it) => `[2026-11-22 09:12:33.114] error: ${it}`,
  (it) => `${/^\w*Error: /.test(it) ? '' : 'TypeError: '}${it}`,
  (it) => `Error: ${it}\n    at Object.load (/srv/app/node_modules/@strapi/core/dist/index.js:1234:17)`,
];

/** The page that lists the messages. */
const LIST = '/guides/errors';

/** A message with concrete values where the page has placeholders and examples. */
export const fill = (message: string): string => {
  let used = numberOf(message);
  const value = () => VALUES[(used += 1) % VALUES.length]!;
  return message
    .replace(UID, () => `api::${value()}.${value()}`)
    .replace(PLACEHOLDER, () => value())
    .trim();
};

/** Finds a message in a folded text, whatever stands in the place of its placeholders. */
const patternOf = (message: string): RegExp => {
  const parts = message.replace(UID, '…').split(PLACEHOLDER);
  return new RegExp(parts.map((part) => escapeRegExp(fold(part).trim())).join('.{0,60}?'), 'u');
};

/** The messages that the pages quote, as a reader would paste them, with the sections that quote them. */
const messageQueries = (outDir: string, documents: readonly SearchDocument[]): JudgedQuery[] => {
  const $ = load(fs.readFileSync(builtFile(outDir, '/', LIST), 'utf8'));
  const messages = new Map(
    Array.from($('dd code'), (element) => $(element).text()).map((text) => [fill(text), text] as const),
  );
  const texts = documents.map(({sectionRoute, content}) => ({sectionRoute, content: fold(content)}));
  const taken = VALUES.find((value) => texts.some(({content}) => content.includes(value)));
  if (taken)
    throw new Error(
      `A page has the word "${taken}": put another one into VALUES of tools/bench/search-quality/queries.ts.`,
    );
  return Array.from(messages).flatMap(([query, message]) => {
    const pattern = patternOf(message);
    const sections = texts.filter(({content}) => pattern.test(content)).map(({sectionRoute}) => sectionRoute);
    const printed = PRINTED[numberOf(message) % PRINTED.length]!(query).slice(0, 512);
    const half = halfOf(query);
    return [
      {kind: 'message', query, routes: sections, half},
      {kind: 'message as printed', query: printed, routes: sections, half},
    ];
  });
};

/** All queries: those of `queries.json`, and the messages of the pages. */
export const allQueries = (outDir: string, documents: readonly SearchDocument[]): JudgedQuery[] => [
  ...queries.map((query) => ({...query, half: halfOf(query.query)})),
  ...messageQueries(outDir, documents),
];
