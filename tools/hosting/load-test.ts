import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSiteEnvironment} from '../../src/config/environment';
import {compressBuild} from '../../src/hosting/compress';
import {withBaseUrl} from '../../src/lib/base-url';
import {installDebian} from '../lib/install.mjs';
import {collect} from '../lib/run.mjs';
import {type NginxServer, startNginx} from './nginx-server';

const BUILD_DIR = path.resolve('build');
/** A file of the home page's size that the configuration does nothing for: shows the limit of the machine. */
const PLAIN = '/assets/plain.bin';
const MISSING = '/none';

/** The runs: a name, and the paths that are requested in turn. */
const targets = (dir: string): readonly (readonly [name: string, paths: readonly string[]])[] => {
  const size = (name: string) => fs.statSync(path.join(dir, `${name}.html`)).size;
  const pages = ['docs/core/data-transfer/engine', 'database', 'guides/typescript', 'docs/core/content-manager/intro'];
  const long = pages.sort((a, b) => size(b) - size(a))[0]!;
  const index = fs.readdirSync(dir).find((name) => /^search-index-.*docs.*\.json$/.test(name));
  const script = fs.readdirSync(path.join(dir, 'assets/js')).find((name) => /^main\..*\.js$/.test(name))!;
  const mix = ['/', `/${long}`, '/docs', `/assets/js/${script}`, '/img/favicon.svg', '/api/Strapi', MISSING, '/tags'];
  return [
    ['a plain file of the home page’s size', [PLAIN]],
    ['the home page', ['/']],
    ['a long page', [`/${long}`]],
    ...(index ? [['a search index', [`/${index}`]] as const] : []),
    ['a mix', index ? [...mix, `/${index}`] : mix],
  ];
};

/** Memory of all workers in MB. */
const memoryOf = (server: NginxServer): number => {
  const workers = execFileSync('pgrep', ['-P', String(server.pid)], {encoding: 'utf8'}).match(/\d+/g)!;
  return workers
    .map((pid) => /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    .reduce((sum, kB) => sum + Number(kB ?? 0) / 1000, 0);
};

/** Requests the paths in turn as a browser that understands compression; prints the figures as JSON on the last line. */
const SCRIPT = `
local paths, at = {}, 0
function init(args)
  for i, path in ipairs(args) do paths[i] = path end
  wrk.headers['Accept-Encoding'] = 'gzip, br'
end
function request()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end
function done(summary, latency)
  local errors = summary.errors
  print(string.format('\\n{"perSecond": %.0f, "p50": %.2f, "p99": %.2f, "megabytes": %.1f, "unanswered": %d, "status": %d}',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    summary.bytes / summary.duration, errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
`;

/** What {@link SCRIPT} prints, in the order of the table: of `unanswered` and `status` (from 400) the number of requests. */
type LoadFigures = Record<'perSecond' | 'p50' | 'p99' | 'megabytes' | 'unanswered' | 'status', number>;

const run = async (origin: string, paths: readonly string[], seconds: string, connections: string, script: string) => {
  const {baseUrl} = readSiteEnvironment();
  const args = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '-s',
    script,
    origin,
    '--',
    ...paths.map((route) => withBaseUrl(baseUrl, route)),
  ];
  const {output} = await collect('wrk', args);
  return JSON.parse(output.trim().split('\n').at(-1)!) as LoadFigures;
};

/**
 * Prints how many requests per second nginx answers with the site's configuration. Everything stays on this machine.
 *
 * @param seconds of each run.
 * @param connections open at once, a run each.
 * @throws Error when there is no build, or when nginx or wrk cannot be installed.
 */
export async function loadTest(seconds: string, connections: readonly string[]): Promise<void> {
  if (!fs.existsSync(path.join(BUILD_DIR, '_headers'))) {
    throw new Error('There is no build. Run "npm run build" first.');
  }
  if (!fs.existsSync('/usr/bin/wrk')) installDebian(['wrk']);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  fs.chmodSync(dir, 0o755);
  const site = path.join(dir, 'site');
  fs.cpSync(BUILD_DIR, site, {recursive: true});
  await compressBuild(site, 5);
  fs.writeFileSync(path.join(site, PLAIN), Buffer.alloc(fs.statSync(path.join(site, 'index.html.br')).size, 'x'));
  const script = path.join(dir, 'wrk.lua');
  fs.writeFileSync(script, SCRIPT);
  const server = await startNginx(site, os.cpus().length);
  try {
    console.log(`${os.cpus().length} processors, shared by nginx and wrk; ${seconds} s each\n`);
    console.log(
      '| requested | connections | requests/s | p50 ms | p99 ms | MB/s | no answer | status ≥ 400 | memory, MB |',
    );
    console.log(`|${' --- |'.repeat(9)}`);
    for (const [name, paths] of targets(site)) {
      for (const open of connections) {
        const {status, ...figures} = await run(server.origin, paths, seconds, open, script);
        // The mix requests a page that does not exist, on purpose.
        const failed = paths.includes(MISSING) ? `${status} (1 in ${paths.length} wanted)` : status;
        const cells = [name, open, ...Object.values(figures), failed, memoryOf(server).toFixed(0)];
        console.log(`| ${cells.join(' | ')} |`);
      }
    }
  } finally {
    await server.close();
    fs.rmSync(dir, {recursive: true, force: true});
  }
}
