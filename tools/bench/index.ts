import os from 'node:os';
import type {Browser} from 'playwright-core';
import {reportBuild, runBuild} from './build';
import {launch, slowProfile} from './chromium';
import {reportDev, runDev} from './dev';
import {reportGrowth} from './growth';
import {reportLoad, runLoad, warmUp} from './load';
import {reportNavigation, runNavigation} from './navigation';
import type {BenchOptions, Part} from './options';
import {reportPackages} from './packages';
import {lock} from './lock';
import {pageKinds, WALKS} from './pages';
import {reportSearch, runSearch} from './search';
import {serveBuild, type BenchServer} from './server';
import {prepareSites, type Project, type Site} from './sites';
import {Samples} from './stats';

/** Progress goes to the error output: the standard output is the report. */
const say = (line: string) => console.error(line);

const machine = (browser: Browser) => {
  const [processor] = os.cpus();
  return [
    `${os.cpus().length} × ${processor?.model ?? 'processor'}, ${(os.totalmem() / 1e9).toFixed(0)} GB`,
    `${os.type()} ${os.release()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    `load of the machine at the start ${os.loadavg()[0]!.toFixed(1)}`,
  ].join('; ');
};

/** What every part needs. */
interface Run {
  readonly options: BenchOptions;
  readonly browser: Browser;
  readonly plain: Project;
  readonly ours: Project;
  /** Servers of the builds by the names of the sites, the plain one first. */
  readonly servers: ReadonlyMap<string, BenchServer>;
}

/** Repeats a measurement and collects what it gives. */
async function repeat(name: string, runs: number, once: (samples: Samples) => Promise<void>): Promise<Samples> {
  const samples = new Samples();
  for (let run = 1; run <= runs; run += 1) {
    say(`${name}, run ${run} of ${runs} …`);
    await once(samples);
  }
  return samples;
}

const parts: Readonly<Record<Part, (run: Run) => Promise<string>>> = {
  async load({options: {runs, quick, latency}, browser, plain, servers}) {
    const all = await pageKinds(plain.buildDir);
    const kinds = quick ? all.slice(0, 3) : all;
    await warmUp(
      browser,
      servers,
      kinds.map(({route}) => route),
    );
    const samples = await repeat('load', runs, (it) => runLoad(browser, servers, kinds, slowProfile(latency), it));
    return reportLoad(samples, kinds, [...servers.keys()]);
  },
  async navigation({options: {runs}, browser, servers}) {
    await warmUp(
      browser,
      servers,
      WALKS.flatMap(({from, to}) => [from, ...to]),
    );
    const samples = await repeat('navigation', runs, (it) => runNavigation(browser, servers, it));
    return reportNavigation(samples, [...servers.keys()]);
  },
  async search({options: {runs, latency}, browser, servers}) {
    const slow = slowProfile(latency);
    await runSearch(browser, servers, slow, new Samples()); // Compresses the indexes.
    return reportSearch(await repeat('search', runs, (it) => runSearch(browser, servers, slow, it)));
  },
  async build({options: {buildRuns}, plain, ours}) {
    const samples = await repeat('build', buildRuns, (it) => runBuild([plain, ours], it));
    return reportBuild(samples, [plain.name, ours.name]);
  },
  async dev({options: {buildRuns}, browser, plain, ours}) {
    const samples = await repeat('dev', buildRuns, (it) => runDev(browser, [plain, ours], it));
    return reportDev(samples, [plain.name, ours.name]);
  },
  growth: ({browser}) => reportGrowth(browser, say),
  packages: ({browser}) => reportPackages(browser, say),
};

/** Measures what the options name and hands over the report, part by part as it is ready. */
export async function bench(options: BenchOptions, print: (markdown: string) => void): Promise<void> {
  lock();
  const {plain, ours} = await prepareSites(say);
  const browser = await launch();
  const servers = new Map<string, BenchServer>();
  const sites: readonly Site[] = [plain, ours, ...options.also];
  try {
    for (const {name, buildDir} of sites) servers.set(name, await serveBuild(buildDir));
    print(
      `## Benchmark\n\n${new Date().toISOString()}; ${options.runs} runs; slow network with ${options.latency} ms a request; ${machine(browser)}.`,
    );
    for (const part of options.parts) print(await parts[part]({options, browser, plain, ours, servers}));
  } finally {
    await browser.close();
    for (const server of servers.values()) await server.close();
  }
}
