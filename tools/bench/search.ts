import type {Browser, Page} from 'playwright-core';
import queries from '../../src/search/queries.json';
import {LAPTOP, openPage, SLOW_PROCESSOR, FULL_SPEED, type Profile} from './chromium';
import {blockingTime} from './load-recorder';
import {recordSearch} from './search-recorder';
import type {BenchServer} from './server';
import {SlowLine, sentUntil} from './slow-line';
import {comparison, percentile, type Samples} from './stats';

/** Where the boxes of the two sites are, and what shows a result. */
const BOXES: Readonly<Record<string, {readonly input: string; readonly results: string}>> = {
  plain: {input: 'input.navbar__search-input', results: '.navbar__search [class*="suggestion_"]'},
  ours: {input: 'input.navbar__search-input', results: '#search-list [role="option"]'},
};

/** A document in the middle of a section: the box can know which section the reader is in. */
const ROUTE = '/docs/core/data-transfer/providers/source-providers';
const FIRST_QUERY = 'permissions';
/** Queries as readers type them, without the misspelled ones, which the plain site does not answer. */
const LATER = queries
  .filter(({kind}) => kind !== 'typo')
  .map(({query}) => query)
  .filter((query, i) => i % 3 === 0 && !/["-]/.test(query))
  .slice(0, 20);
/** After the first result: the rest of what the search fetches. In milliseconds. */
const REST_MS = 3000;
/** A query that changes nothing on the screen is not counted. In milliseconds. */
const NO_ANSWER_MS = 3000;

const SLOW_NAME = ', slow profile';
const profiles = (slow: Profile): readonly (readonly [name: string, profile: Profile])[] => [
  ['', FULL_SPEED],
  [', processor 4× slower', SLOW_PROCESSOR],
  [SLOW_NAME, slow],
];

const FIGURES = [
  'received until the first result, KiB',
  'asked for until the first result, KiB',
  'asked for on the whole, KiB',
  ...['', ', processor 4× slower', SLOW_NAME].flatMap((name) => [
    `focus to first result${name}, ms`,
    `main thread blocked meanwhile${name}, ms`,
    `longest task meanwhile${name}, ms`,
  ]),
  'later queries with an answer',
  'later query, median, ms',
  'later query, 95th percentile, ms',
  'later query, longest task, ms',
];

const painted = (page: Page, timeout: number) =>
  page
    .waitForFunction(() => window.benchSearch.painted !== undefined, undefined, {timeout, polling: 100})
    .then(() => page.evaluate(() => window.benchSearch))
    .catch(() => undefined);

const kib = (server: BenchServer) => server.requests.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;

/** Waits until nothing was asked for in a second, so that nothing of the page's load is counted. */
async function settle(page: Page, server: BenchServer): Promise<void> {
  await page.waitForLoadState('networkidle');
  do await page.waitForTimeout(1000);
  while (performance.now() - (server.requests.at(-1)?.at ?? 0) < 1000);
}

/** Until the results of a first query are painted; when that was, in milliseconds since 1970. */
async function firstResults(page: Page, site: string): Promise<number> {
  const {input, results} = BOXES[site]!;
  await page.evaluate((selector) => window.benchWatch('focusin', selector), results);
  await page.locator(input).click();
  await page.keyboard.type(FIRST_QUERY);
  const timeline = await painted(page, 60_000);
  if (!timeline) throw new Error(`The search of the ${site} site shows nothing for "${FIRST_QUERY}".`);
  return (await page.evaluate(() => performance.timeOrigin)) + timeline.painted!;
}

async function openSettled(browser: Browser, server: BenchServer, profile: Profile): Promise<Page> {
  const page = await openPage(browser, LAPTOP, profile, recordSearch);
  await page.goto(server.origin + ROUTE, {waitUntil: 'load'});
  await settle(page, server);
  return page;
}

/**
 * What has reached the reader when the first results are painted, in KiB: files of other sections are still on their way
 * then. The browser tells of no worker's files in parts, so the server is the slow line here.
 */
async function received(browser: Browser, server: BenchServer, site: string, {processor, network}: Profile) {
  const page = await openSettled(browser, server, {processor});
  const line = new SlowLine(network!);
  try {
    server.use(line);
    return sentUntil(line.sent, await firstResults(page, site)) / 1024;
  } finally {
    line.close();
    server.use(undefined);
    await page.context().close();
  }
}

async function first(browser: Browser, server: BenchServer, site: string, profile: Profile) {
  const page = await openSettled(browser, server, profile);
  server.forget();
  await firstResults(page, site);
  const until = kib(server);
  await page.waitForTimeout(REST_MS);
  const {started, painted: shown = Number.NaN, longTasks} = await page.evaluate(() => window.benchSearch);
  const tasks = longTasks.filter(([start, length]) => start + length > started && start < shown);
  const figures = {
    time: shown - started,
    blocked: blockingTime(longTasks, started, shown),
    longest: Math.max(0, ...tasks.map(([, length]) => length)),
    until,
    whole: kib(server),
  };
  return {page, figures};
}

/** Times from the input of a whole query to its results on the screen, in milliseconds; the longest task of all. */
async function later(page: Page, {input, results}: {input: string; results: string}) {
  const times: number[] = [];
  const from = await page.evaluate(() => performance.now());
  for (const query of LATER) {
    await page.locator(input).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate((selector) => window.benchWatch('input', selector), results);
    await page.keyboard.insertText(query);
    const timeline = await painted(page, NO_ANSWER_MS);
    if (!timeline) continue;
    times.push(timeline.painted! - timeline.started);
    await page.waitForTimeout(200);
  }
  const {longTasks} = await page.evaluate(() => window.benchSearch);
  const tasks = longTasks.filter(([start]) => start >= from);
  return {times, longest: Math.max(0, ...tasks.map(([, length]) => length))};
}

/** One first search with each profile, and the later queries, on both sites. */
export async function runSearch(
  browser: Browser,
  servers: ReadonlyMap<string, BenchServer>,
  slow: Profile,
  samples: Samples,
): Promise<void> {
  for (const [name, profile] of profiles(slow)) {
    for (const [site, box] of Object.entries(BOXES)) {
      const server = servers.get(site)!;
      const {page, figures} = await first(browser, server, site, profile);
      samples.add(`focus to first result${name}, ms`, site, figures.time);
      samples.add(`main thread blocked meanwhile${name}, ms`, site, figures.blocked);
      samples.add(`longest task meanwhile${name}, ms`, site, figures.longest);
      if (profile === slow) {
        samples.add('received until the first result, KiB', site, await received(browser, server, site, profile));
        samples.add('asked for until the first result, KiB', site, figures.until);
        samples.add('asked for on the whole, KiB', site, figures.whole);
      }
      if (profile === FULL_SPEED) {
        const {times, longest} = await later(page, box);
        samples.add('later queries with an answer', site, times.length);
        samples.add('later query, median, ms', site, percentile(times, 0.5));
        samples.add('later query, 95th percentile, ms', site, percentile(times, 0.95));
        samples.add('later query, longest task, ms', site, longest);
      }
      await page.context().close();
    }
  }
}

export const reportSearch = (samples: Samples): string =>
  `### Search\n\n${comparison(samples, FIGURES, Object.keys(BOXES))}`;
