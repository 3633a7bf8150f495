import fs from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from 'playwright-core';
import {filesBelow, routeOfFile} from '../../../src/lib/files';
import {openPage, PHONE, SLOW_PROFILE} from '../browser';
import type {Figures} from '../report';
import type {SiteRequest, SiteServer} from '../server';
import {PAGE} from '../sites/edited-page';
import {blockingTime, cumulativeShift, type LoadTimeline, recordLoad} from './load-recorder';
import type {Measure} from './measure';

/** How long a page is watched after its load event, in milliseconds. */
const WATCH_MS = 5000;

/** Pages of middle length among those of their kind. */
const PAGES = [
  {kind: 'home', route: '/'},
  {kind: 'doc page without a diagram', route: PAGE},
  {kind: 'doc page with a diagram', route: '/docs/core/data-transfer/engine/stream-lifecycle'},
  {kind: 'exports page', route: '/exports/components/Layouts'},
];
const QUICK_PAGES = 3;

/** The page with the largest HTML, lists of tags and pages without content excepted. */
const longestPage = (buildDir: string) => {
  const documents = filesBelow(buildDir, ['.html'])
    .map((file) => ({route: routeOfFile(buildDir, file), size: fs.statSync(file).size}))
    .filter(({route}) => !/^\/(404|search|tags)|\/tags(\/|$)|^\/$/.test(route));
  return {kind: 'longest page', route: documents.sort((a, b) => b.size - a.size)[0]!.route};
};

/** What a page asked for; sizes as sent. What it asked for ahead of its use is counted apart. */
export const weighRequests = (requests: readonly SiteRequest[]): Figures => {
  const needed = requests.filter(({prefetch}) => !prefetch);
  const kib = (of: readonly SiteRequest[]) => of.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
  const ofType = (...extensions: string[]) => kib(needed.filter(({extension}) => extensions.includes(extension)));
  return {
    'script, KiB': ofType('.js', '.mjs'),
    'CSS, KiB': ofType('.css'),
    'HTML, KiB': ofType('.html'),
    'total, KiB': kib(needed),
    requests: needed.length,
    'prefetched, KiB': kib(requests.filter(({prefetch}) => prefetch)),
  };
};

/** Blocking time counts from the first paint, as Lighthouse does. */
export const readTimeline = ({firstPaint, largestPaint, hydrated, longTasks, shifts}: LoadTimeline): Figures => ({
  'first contentful paint, ms': firstPaint ?? Number.NaN,
  'largest contentful paint, ms': largestPaint ?? Number.NaN,
  'layout shift': cumulativeShift(shifts),
  'hydrated, ms': hydrated ?? Number.NaN,
  'blocking time, ms': blockingTime(longTasks, firstPaint),
  'longest task, ms': Math.max(0, ...longTasks.map(([, length]) => length)),
});

/** Loads a page as a first visitor, on a phone. */
const visit = async (browser: Browser, server: SiteServer, route: string): Promise<Figures> => {
  const page = await openPage(browser, PHONE, SLOW_PROFILE, recordLoad);
  server.forget();
  const response = await page.goto(server.origin + route, {waitUntil: 'load'});
  if (!response?.ok()) throw new Error(`There is no page at ${route} in ${server.buildDir}.`);
  await pause(WATCH_MS);
  await server.idle();
  const timeline = await page.evaluate(() => window.benchLoad);
  await page.context().close();
  return {...weighRequests(server.requests), ...readTimeline(timeline)};
};

/** One visit of every page on every site. */
export const runPageLoad: Measure = async ({browser, quick, servers}, report) => {
  const pages = quick ? PAGES.slice(0, QUICK_PAGES) : [...PAGES, longestPage(servers[0]!.buildDir)];
  for (const {kind, route} of pages) {
    for (const server of servers) {
      const figures = await server.warm(() => visit(browser, server, route));
      report.add(`Page load: ${kind} (\`${route}\`)`, server.name, figures);
    }
  }
};
