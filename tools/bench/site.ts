import net from 'node:net';
import os from 'node:os';
import type {Browser} from 'playwright-core';
import {launch} from './browser';
import {runBuild} from './parts/build';
import {runDevServer} from './parts/dev-server';
import type {Measure} from './parts/measure';
import {runNavigation} from './parts/navigation';
import {runPageLoad} from './parts/page-load';
import {runSearchSpeed} from './parts/search-speed';
import {stopAll} from './processes';
import {Report} from './report';
import {serveSite, type SiteServer} from './server';
import {type Part, readSiteOptions, type SiteArguments} from './site-options';
import {prepareSites} from './sites';

const MEASURE: Readonly<Record<Part, Measure>> = {
  build: runBuild,
  'dev-server': runDevServer,
  'page-load': runPageLoad,
  navigation: runNavigation,
  'search-speed': runSearchSpeed,
};

/** Whether a part builds or starts the sites. That takes long, so it is done half as often. */
const isBuilding = (part: Part) => part === 'build' || part === 'dev-server';

/** A port that nobody else uses: it is free again when this process ends, however it ends. */
const LOCK_PORT = 39_113;

/** Two benchmarks at once would measure each other, and write to the same folders. */
const lock = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().unref();
    server.once('error', () =>
      reject(new Error('Another benchmark runs on this machine: wait for its end, or end it.')),
    );
    server.listen(LOCK_PORT, '127.0.0.1', resolve);
  });

const describeMachine = (browser: Browser) =>
  [
    `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, ${(os.totalmem() / 1e9).toFixed(0)} GB`,
    `${os.type()} ${os.release()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    `load average at the start ${os.loadavg()[0]!.toFixed(1)}`,
  ].join('; ');

/** Compares the site with others; the tables of each part are printed when the part is done. Progress is on the error output. */
export const benchSite = async (given: SiteArguments): Promise<void> => {
  const {parts, runs, buildRuns, quick, also} = readSiteOptions(given);
  await lock();
  process.on('exit', stopAll);
  const {projects, all} = await prepareSites(also);
  const browser = await launch();
  const servers: SiteServer[] = [];
  try {
    console.log(`## Benchmark\n\n${new Date().toISOString()}; ${runs} runs; ${describeMachine(browser)}.\n`);
    for (const part of parts) {
      const report = new Report();
      const count = isBuilding(part) ? buildRuns : runs;
      // Not before the builds are done.
      if (!isBuilding(part) && servers.length === 0) servers.push(...(await Promise.all(all.map(serveSite))));
      for (let i = 1; i <= count; i += 1) {
        console.error(`${part}, run ${i} of ${count} …`);
        await MEASURE[part]({browser, quick, projects, servers}, report);
      }
      console.log(`${report.toMarkdown()}\n`);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
};
