import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from 'playwright-core';
import {openPage, PHONE, type Profile} from './chromium';
import {blockingTime, cumulativeShift, recordLoad, type LoadTimeline} from './load-recorder';
import type {PageKind} from './pages';
import type {BenchServer, Request} from './server';
import {comparison, type Samples} from './stats';

/** How long a page is watched after its load event, in milliseconds. */
const WATCH_MS = 5000;
/** A page is idle when it asked for nothing for this long, in milliseconds. */
const IDLE_MS = 1000;

const SCRIPTS = ['.js', '.mjs'];

const FIGURES = [
  'script, KiB',
  'CSS, KiB',
  'HTML, KiB',
  'total, KiB',
  'requests',
  'prefetched, KiB',
  'first contentful paint, ms',
  'largest contentful paint, ms',
  'layout shift',
  'hydrated, ms',
  'blocking time, ms',
  'longest task, ms',
] as const;

/** What a page asked for; sizes in KiB as sent. What it asked for ahead of its use is counted apart. */
export function weigh(requests: readonly Request[]) {
  const needed = requests.filter(({prefetch}) => !prefetch);
  const sum = (of: readonly Request[]) => of.reduce((total, {bytes}) => total + bytes, 0) / 1024;
  const ofEnding = (...endings: string[]) => sum(needed.filter(({ending}) => endings.includes(ending)));
  return {
    'script, KiB': ofEnding(...SCRIPTS),
    'CSS, KiB': ofEnding('.css'),
    'HTML, KiB': ofEnding('.html'),
    'total, KiB': sum(needed),
    requests: needed.length,
    'prefetched, KiB': sum(requests.filter(({prefetch}) => prefetch)),
  };
}

/** The timeline's figures; times in ms. Blocking counts from the first paint, as Lighthouse does. */
export function readTimeline({firstPaint, largestPaint, hydrated, longTasks, shifts}: LoadTimeline) {
  return {
    'first contentful paint, ms': firstPaint ?? Number.NaN,
    'largest contentful paint, ms': largestPaint ?? Number.NaN,
    'layout shift': cumulativeShift(shifts),
    'hydrated, ms': hydrated ?? Number.NaN,
    'blocking time, ms': blockingTime(longTasks, firstPaint),
    'longest task, ms': Math.max(0, ...longTasks.map(([, length]) => length)),
  };
}

/**
 * Loads a page as a first visitor, on a phone.
 *
 * @throws Error when the site has no such page.
 */
export async function visit(browser: Browser, server: BenchServer, route: string, profile: Profile) {
  const page = await openPage(browser, PHONE, profile, recordLoad);
  server.forget();
  const response = await page.goto(server.origin + route, {waitUntil: 'load'});
  if (!response?.ok()) throw new Error(`There is no page at ${route} in ${server.dir}.`);
  await pause(WATCH_MS);
  while (performance.now() - (server.requests.at(-1)?.at ?? 0) < IDLE_MS) await pause(100);
  const timeline = await page.evaluate(() => window.benchLoad);
  await page.context().close();
  return {...weigh(server.requests), ...readTimeline(timeline)};
}

/** One visit of every page on every site. */
export async function runLoad(
  browser: Browser,
  servers: ReadonlyMap<string, BenchServer>,
  kinds: readonly PageKind[],
  profile: Profile,
  samples: Samples,
): Promise<void> {
  for (const {name, route} of kinds) {
    for (const [site, server] of servers) {
      const figures = Object.entries(await visit(browser, server, route, profile));
      for (const [figure, value] of figures) samples.add(`${name}: ${figure}`, site, value);
    }
  }
}

/** Asks for every page once, so that everything is compressed before something is timed. */
export async function warmUp(
  browser: Browser,
  servers: ReadonlyMap<string, BenchServer>,
  routes: readonly string[],
): Promise<void> {
  for (const server of servers.values()) {
    const page = await browser.newPage();
    for (const route of routes) await page.goto(server.origin + route, {waitUntil: 'networkidle', timeout: 120_000});
    await page.close();
  }
}

/** A table for each kind of page. */
export const reportLoad = (samples: Samples, kinds: readonly PageKind[], sites: readonly string[]): string =>
  kinds
    .map(({name, route}) => {
      const rows = comparison(
        samples,
        FIGURES.map((figure) => `${name}: ${figure}`),
        sites,
      );
      return `### Load: ${name}\n\n\`${route}\`\n\n${rows.replaceAll(`${name}: `, '')}`;
    })
    .join('\n\n');
