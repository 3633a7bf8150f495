import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import {freePort} from '../../lib/port.mjs';
import {LAPTOP} from '../browser';
import {start, stop} from '../processes';
import type {Report} from '../report';
import {editPage, PAGE} from '../sites/edited-page';
import {clearCaches, type Project, scriptOf} from '../sites/project';
import type {Measure} from './measure';

const HEADING = 'Development server';

const SAVES = 3;
/** Between two saves, so that the server has nothing else to do, in milliseconds. */
const REST_MS = 3000;
const START_TIMEOUT_MS = 600_000;
const SAVE_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** Away from the ports that people use. */
const FIRST_PORT = 3900;

/** A browser that tries again and again would take part of the processor from the server, so it starts when something answers. */
const untilAnswered = async (address: string, isRunning: () => boolean): Promise<void> => {
  const answers = () => fetch(address, {method: 'HEAD'}).then(Boolean, () => false);
  while (isRunning() && !(await answers())) await pause(POLL_MS);
};

const openFirstPage = async (page: Page, address: string): Promise<void> => {
  const timeout = START_TIMEOUT_MS;
  await page.goto(address, {waitUntil: 'commit', timeout});
  await page.waitForFunction(() => document.querySelector('article h1')?.getClientRects().length, undefined, {timeout});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Seconds since a moment of `performance.now()`. */
const since = (moment: number) => (performance.now() - moment) / 1000;

const measureStart = async (browser: Browser, project: Project, figure: string, saves: number, report: Report) => {
  const port = await freePort(FIRST_PORT);
  const address = `http://localhost:${port}${PAGE}`;
  const edited = editPage(project);
  const context = await browser.newContext(LAPTOP);
  const page = await context.newPage();
  const started = performance.now();
  const server = start(`${scriptOf(project, 'start')} --port ${port} --no-open`, project.dir);
  try {
    await untilAnswered(address, () => server.child.exitCode === null);
    await openFirstPage(page, address);
    report.add(HEADING, project.name, {[figure]: since(started)});
    for (let i = 0; i < saves; i += 1) {
      await pause(REST_MS);
      const text = `Saved at ${Date.now()}.`;
      const saved = performance.now();
      edited.save(text);
      await page.waitForFunction((it) => document.body.innerText.includes(it), text, {timeout: SAVE_TIMEOUT_MS});
      report.add(HEADING, project.name, {'save to screen, s': since(saved)});
    }
  } catch (error) {
    throw new Error(`The development server of ${project.name} printed:\n${server.output.slice(-2000)}`, {
      cause: error,
    });
  } finally {
    stop(server.child);
    edited.restore();
    await context.close();
  }
};

/** A start with nothing cached, saves, and a second start, of each project. */
export const runDevServer: Measure = async ({browser, projects}, report) => {
  for (const project of projects) {
    clearCaches(project);
    await measureStart(browser, project, 'start to first page, nothing cached, s', SAVES, report);
    await measureStart(browser, project, 'start to first page, again, s', 0, report);
  }
};
