import type {Browser, Page} from 'playwright-core';
import {FULL_SPEED, LAPTOP, openPage, type Profile, SLOW_PROCESSOR} from '../browser';
import type {SiteServer} from '../server';
import type {Measure} from './measure';

/** Links of a sidebar that are clicked one after the other, from the page that is loaded first. */
const WALKS: readonly {readonly from: string; readonly to: readonly string[]}[] = [
  {
    from: '/guides/contributing',
    to: [
      '/guides/code-of-conduct',
      '/guides/fe-coding-guidelines',
      '/guides/working-with-the-design-system',
      '/guides/typescript',
    ],
  },
  {from: '/api/Strapi', to: ['/api/container', '/api/Cron', '/api/strapi-server']},
];

/** Before each click, so that the page has done what it does when idle, in milliseconds. */
const REST_MS = 2000;

const PROFILES: readonly (readonly [figure: string, profile: Profile])[] = [
  ['click to painted, ms', FULL_SPEED],
  ['click to painted, processor 4× slower, ms', SLOW_PROCESSOR],
];

/**
 * Runs in every document. A click stores its moment and the heading of the page; the first other heading that is
 * painted (two frames after it is there) ends the navigation, be it in the same document or in a new one.
 */
const recordNavigation = (): void => {
  const heading = () => document.querySelector('main h1, article h1, h1')?.textContent?.trim();
  let isEnding = false;
  const check = () => {
    const started = sessionStorage.getItem('bench-start');
    const current = heading();
    if (!started || isEnding || !current || current === sessionStorage.getItem('bench-heading')) return;
    isEnding = true;
    const end = () => {
      const time = performance.timeOrigin + performance.now() - Number(started);
      sessionStorage.setItem('bench-time', String(time));
      sessionStorage.removeItem('bench-start');
      isEnding = false;
    };
    requestAnimationFrame(() => requestAnimationFrame(end));
  };
  const begin = ({timeStamp}: MouseEvent) => {
    sessionStorage.removeItem('bench-time');
    sessionStorage.setItem('bench-heading', heading() ?? '');
    sessionStorage.setItem('bench-start', String(performance.timeOrigin + timeStamp));
  };
  addEventListener('click', begin, {capture: true});
  new MutationObserver(check).observe(document, {subtree: true, childList: true, characterData: true});
};

/** Milliseconds from the click on a link of the sidebar until its page is painted; NaN when there is no such link. */
const clickSidebar = async (page: Page, route: string): Promise<number> => {
  // Sites write the address of a page in different ways.
  const addresses = [route, `${route}/`, `${route}.html`];
  const link = page.locator(addresses.map((it) => `:is(nav, aside) a[href="${it}"]:visible`).join(', ')).first();
  if ((await link.count()) === 0) return Number.NaN;
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await link.click();
  const time = await page.waitForFunction(() => sessionStorage.getItem('bench-time'), undefined, {polling: 100});
  return Number(await time.jsonValue());
};

const walk = async (browser: Browser, server: SiteServer, profile: Profile, {from, to}: (typeof WALKS)[number]) => {
  const page = await openPage(browser, LAPTOP, profile, recordNavigation);
  await page.goto(server.origin + from, {waitUntil: 'networkidle'});
  const times: number[] = [];
  for (const route of to) times.push(await clickSidebar(page, route));
  await page.context().close();
  return times;
};

/** Every walk once on every site, with each profile. */
export const runNavigation: Measure = async ({browser, servers}, report) => {
  for (const [figure, profile] of PROFILES) {
    for (const steps of WALKS) {
      for (const server of servers) {
        const times = await server.warm(() => walk(browser, server, profile, steps));
        for (const time of times) report.add('Navigation by a link of the sidebar', server.name, {[figure]: time});
      }
    }
  }
};
