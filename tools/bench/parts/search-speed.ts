import type {Page} from 'playwright-core';
import queries from '../../../src/search/queries.json';
import {FULL_SPEED, LAPTOP, openPage, type Profile, SLOW_NETWORK, SLOW_PROCESSOR, SLOW_PROFILE} from '../browser';
import type {Figures} from '../report';
import type {SiteServer} from '../server';
import {PAGE} from '../sites/edited-page';
import {openSlowLine, sentUntil} from '../slow-line';
import {percentile} from '../stats';
import {blockingTime} from './load-recorder';
import type {Measure} from './measure';
import {recordSearch, type SearchTimeline} from './search-recorder';

const INPUT = 'input.navbar__search-input';
/** Results of the easyops theme and of ours. */
const RESULTS = '.navbar__search [class*="suggestion_"], #search-list [role="option"]';

const FIRST_QUERY = 'permissions';
/** Queries as readers type them, without the misspelled ones, which the plain site does not answer. */
const LATER_QUERIES = queries
  .filter(({kind}) => kind !== 'typo')
  .map(({query}) => query)
  .filter((query, i) => i % 3 === 0 && !/["-]/.test(query))
  .slice(0, 20);
/** As long as a query may be, and each with other words. */
const LONG_QUERIES = queries
  .filter(({kind}) => kind === 'thread')
  .map(({query}, i, threads) => `${query} ${threads[i + 1]?.query} ${threads[i + 2]?.query}`.slice(0, 512))
  .filter((query, i) => i % 4 === 0 && query.length === 512)
  .slice(0, 10);

const FIRST_TIMEOUT_MS = 120_000;
/** A query that changes nothing on the screen for so long is not counted. In milliseconds. */
const LATER_TIMEOUT_MS = 3000;
/** After the first result: the rest of what the search fetches. In milliseconds. */
const REST_MS = 3000;

const PROFILES: readonly (readonly [name: string, profile: Profile])[] = [
  ['', FULL_SPEED],
  [', processor 4× slower', SLOW_PROCESSOR],
  [', slow profile', SLOW_PROFILE],
];

const LATER: readonly (readonly [name: string, profile: Profile, queries: readonly string[]])[] = [
  ['', FULL_SPEED, LATER_QUERIES],
  [', processor 4× slower', SLOW_PROCESSOR, LATER_QUERIES],
  [', 512 characters, processor 4× slower', SLOW_PROCESSOR, LONG_QUERIES],
];

const readSearch = (page: Page) => page.evaluate(() => window.benchSearch as SearchTimeline & {painted: number});

/** What the page recorded until results were painted; `undefined` when none were. */
const paintedResults = (page: Page, timeout: number) =>
  page
    .waitForFunction(() => window.benchSearch.painted !== undefined, undefined, {timeout, polling: 100})
    .then(() => readSearch(page))
    .catch(() => undefined);

const longestOf = (tasks: SearchTimeline['longTasks']) => Math.max(0, ...tasks.map(([, length]) => length));

const searchFirst = async (page: Page, site: string) => {
  await page.evaluate((results) => window.benchWatch('focusin', results), RESULTS);
  await page.locator(INPUT).click();
  await page.keyboard.type(FIRST_QUERY);
  const timeline = await paintedResults(page, FIRST_TIMEOUT_MS);
  if (!timeline) throw new Error(`The search of ${site} shows nothing for "${FIRST_QUERY}".`);
  return timeline;
};

const measureFirst = async (page: Page, site: string, profile: string): Promise<Figures> => {
  await searchFirst(page, site);
  // The browser reports a long task some time after its end.
  await page.waitForTimeout(REST_MS);
  const {started, painted, longTasks} = await readSearch(page);
  const meanwhile = longTasks.filter(([start, length]) => start + length > started && start < painted);
  return {
    [`focus to first result${profile}, ms`]: painted - started,
    [`main thread blocked meanwhile${profile}, ms`]: blockingTime(longTasks, started, painted),
    [`longest task meanwhile${profile}, ms`]: longestOf(meanwhile),
  };
};

/**
 * What a first search fetches on a slow network. When the first results are painted, files of other sections are still
 * on their way. The browser does not report the files of a worker in parts, so the server counts.
 */
const measureBytes = async (page: Page, server: SiteServer): Promise<Figures> => {
  const line = openSlowLine(SLOW_NETWORK);
  const kib = () => server.requests.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
  try {
    server.forget();
    server.use(line);
    const {painted} = await searchFirst(page, server.name);
    const requested = kib();
    const received = sentUntil(line.sent, (await page.evaluate(() => performance.timeOrigin)) + painted) / 1024;
    await page.waitForTimeout(REST_MS);
    return {
      'received until the first result, KiB': received,
      'requested until the first result, KiB': requested,
      'requested in all, KiB': kib(),
    };
  } finally {
    line.close();
    server.use(undefined);
  }
};

/** How long later queries take, each typed at once, from the input to its results on the screen. */
const measureLater = async (page: Page, site: string, later: readonly string[], name: string): Promise<Figures> => {
  await searchFirst(page, site);
  await page.waitForTimeout(REST_MS);
  const from = await page.evaluate(() => performance.now());
  const times: number[] = [];
  for (const query of later) {
    await page.locator(INPUT).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate((results) => window.benchWatch('input', results), RESULTS);
    await page.keyboard.insertText(query);
    const timeline = await paintedResults(page, LATER_TIMEOUT_MS);
    if (!timeline) continue;
    times.push(timeline.painted - timeline.started);
    await page.waitForTimeout(200);
  }
  const {longTasks} = await readSearch(page);
  return {
    [`later queries with an answer${name}`]: times.length,
    [`later query, median${name}, ms`]: percentile(times, 0.5),
    [`later query, 95th percentile${name}, ms`]: percentile(times, 0.95),
    [`later query, longest task${name}, ms`]: longestOf(longTasks.filter(([start]) => start >= from)),
  };
};

/** One first search with each profile, one on the slow line, and later queries, on every project. */
export const runSearchSpeed: Measure = async ({browser, projects, servers: all}, report) => {
  // Static builds may have another search box.
  const servers = all.slice(0, projects.length);
  const measure = async (server: SiteServer, profile: Profile, inPage: (page: Page) => Promise<Figures>) => {
    const figures = await server.warm(async () => {
      const page = await openPage(browser, LAPTOP, profile, recordSearch);
      await page.goto(server.origin + PAGE, {waitUntil: 'networkidle'});
      // What is typed before the page is hydrated is lost on the plain site.
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await server.idle();
      const measured = await inPage(page);
      await page.context().close();
      return measured;
    });
    report.add('Search', server.name, figures);
  };
  for (const [name, profile] of PROFILES) {
    for (const server of servers) await measure(server, profile, (page) => measureFirst(page, server.name, name));
  }
  // After the others: compressing an index takes longer than the first search may take on the slow line.
  for (const server of servers) await measure(server, SLOW_PROCESSOR, (page) => measureBytes(page, server));
  for (const [name, profile, later] of LATER) {
    for (const server of servers)
      await measure(server, profile, (page) => measureLater(page, server.name, later, name));
  }
};
