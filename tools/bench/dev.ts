import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import {freePort} from '../lib/port.mjs';
import {LAPTOP} from './chromium';
import {editablePage} from './edit';
import {start, stop} from './process-tree';
import type {Project} from './sites';
import {comparison, type Samples} from './stats';
import {clearCaches} from './workspace';

const FIGURES = [
  'start to first page, nothing cached, s',
  'start to first page, again, s',
  'save to screen, s',
] as const;

/** Saves for each start. */
const SAVES = 3;
/** Between two saves, so that the server has nothing else to do, in milliseconds. */
const REST_MS = 3000;
/** How long a server may take to show a page, in milliseconds. */
const TIMEOUT_MS = 600_000;
/** Between two looks at whether a server answers, in milliseconds. */
const POLL_MS = 50;
/** Away from the ports that people use. */
const FIRST_PORT = 3900;

/**
 * Opens the address as soon as something answers, and waits until a heading of the page is painted. A browser that tries
 * again and again would take part of the processor from the server.
 */
async function firstPage(page: Page, address: string, isRunning: () => boolean): Promise<void> {
  for (;;) {
    try {
      await fetch(address, {method: 'HEAD'});
      break;
    } catch (error) {
      if (!isRunning()) throw error;
      await pause(POLL_MS);
    }
  }
  await page.goto(address, {waitUntil: 'commit', timeout: TIMEOUT_MS});
  await page.waitForFunction(() => document.querySelector('article h1')?.getClientRects().length, undefined, {
    timeout: TIMEOUT_MS,
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

interface Session {
  readonly seconds: number;
  readonly saves: readonly number[];
}

/** Starts the development server, saves a page some times, and ends it; times in seconds. */
async function session(browser: Browser, project: Project, saves: number): Promise<Session> {
  const port = await freePort(FIRST_PORT);
  const edited = editablePage(project.dir);
  const context = await browser.newContext(LAPTOP);
  const page = await context.newPage();
  const started = performance.now();
  const server = start([...project.start, '--port', String(port), '--no-open'], project.dir);
  let output = '';
  server.stdout!.on('data', (chunk) => (output += chunk));
  server.stderr!.on('data', (chunk) => (output += chunk));
  try {
    await firstPage(page, `http://localhost:${port}${edited.route}`, () => server.exitCode === null);
    const seconds = (performance.now() - started) / 1000;
    const times: number[] = [];
    for (let i = 0; i < saves; i += 1) {
      await pause(REST_MS);
      const text = `Saved at ${Date.now()}.`;
      const saved = performance.now();
      edited.save(text);
      await page.waitForFunction((it) => document.body.innerText.includes(it), text, {timeout: 60_000});
      times.push((performance.now() - saved) / 1000);
    }
    return {seconds, saves: times};
  } catch (error) {
    throw new Error(`The development server of the ${project.name} site:\n${output.slice(-2000)}`, {cause: error});
  } finally {
    stop(server);
    edited.restore();
    await context.close();
  }
}

/** A start with nothing cached, saves, and a second start, of each site. */
export async function runDev(browser: Browser, projects: readonly Project[], samples: Samples): Promise<void> {
  for (const project of projects) {
    clearCaches(project.dir, project.generated);
    const first = await session(browser, project, SAVES);
    const second = await session(browser, project, 0);
    samples.add(FIGURES[0], project.name, first.seconds);
    samples.add(FIGURES[1], project.name, second.seconds);
    for (const time of first.saves) samples.add(FIGURES[2], project.name, time);
  }
}

export const reportDev = (samples: Samples, sites: readonly string[]): string =>
  `### Development server\n\n${comparison(samples, FIGURES, sites)}`;
