import type {Browser, Page} from 'playwright-core';
import {LAPTOP, openPage, SLOW_PROCESSOR, FULL_SPEED, type Profile} from './chromium';
import {WALKS} from './pages';
import type {BenchServer} from './server';
import {comparison, type Samples} from './stats';

/** Before each click, so that the page has done what it does when nothing is asked of it, in milliseconds. */
const REST_MS = 2000;

const PROFILES: readonly (readonly [name: string, profile: Profile])[] = [
  ['click to painted, ms', FULL_SPEED],
  ['click to painted, processor 4× slower, ms', SLOW_PROCESSOR],
];

/**
 * Runs in every document. A click keeps its moment and the heading of the page; the first other heading that is painted
 * (two frames after it is there) ends the navigation, be it in the same document or in a new one.
 */
function recordNavigation(): void {
  const heading = () => document.querySelector('main h1, article h1, h1')?.textContent?.trim();
  const now = () => performance.timeOrigin + performance.now();
  let isEnding = false;
  const check = () => {
    const started = sessionStorage.getItem('bench-start');
    const current = heading();
    if (!started || isEnding || !current || current === sessionStorage.getItem('bench-heading')) return;
    isEnding = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        sessionStorage.setItem('bench-end', String(now() - Number(started)));
        sessionStorage.removeItem('bench-start');
        isEnding = false;
      }),
    );
  };
  addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.removeItem('bench-end');
      sessionStorage.setItem('bench-heading', heading() ?? '');
      sessionStorage.setItem('bench-start', String(performance.timeOrigin + timeStamp));
    },
    {capture: true},
  );
  new MutationObserver(check).observe(document, {subtree: true, childList: true, characterData: true});
}

/**
 * Clicks the link of a sidebar to a route, in whichever way a generator writes its address.
 *
 * @returns whether there is one.
 */
async function clickSidebar(page: Page, route: string): Promise<boolean> {
  const link = page
    .locator(
      [route, `${route}/`, `${route}.html`].map((href) => `:is(nav, aside) a[href="${href}"]:visible`).join(', '),
    )
    .first();
  if ((await link.count()) === 0) return false;
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await link.click();
  return true;
}

async function walk(browser: Browser, server: BenchServer, profile: Profile, {from, to}: (typeof WALKS)[number]) {
  const page = await openPage(browser, LAPTOP, profile, recordNavigation);
  await page.goto(server.origin + from, {waitUntil: 'networkidle'});
  const times: number[] = [];
  for (const route of to) {
    if (!(await clickSidebar(page, route))) continue;
    const time = await page.waitForFunction(() => sessionStorage.getItem('bench-end'), undefined, {polling: 100});
    times.push(Number(await time.jsonValue()));
  }
  await page.context().close();
  return times;
}

/** One walk of every kind on every site. */
export async function runNavigation(
  browser: Browser,
  servers: ReadonlyMap<string, BenchServer>,
  samples: Samples,
): Promise<void> {
  for (const [figure, profile] of PROFILES) {
    for (const steps of WALKS) {
      for (const [site, server] of servers) {
        for (const time of await walk(browser, server, profile, steps)) samples.add(figure, site, time);
      }
    }
  }
}

export const reportNavigation = (samples: Samples, sites: readonly string[]): string =>
  `### Navigation by a link of the sidebar\n\n${comparison(
    samples,
    PROFILES.map(([figure]) => figure),
    sites,
  )}`;
