// npm run bench -- load [--seconds 20] [--connections 64,512]      what nginx with the site's configuration serves in a second
// Needs a production build, nginx and wrk (Debian: sudo apt-get install nginx-light wrk). Everything stays on this machine.
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compressBuild} from '../compress';
import {installDebian} from '../../../tools/lib/install.mjs';
import {startNginx, type NginxServer} from './nginx-server';
import {parseWrk, type LoadFigures} from './wrk';

const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '20'}, connections: {type: 'string', default: '64,512'}},
});
const BUILD_DIR = path.resolve('build');
/** Same size as the home page, without anything that the configuration does for a page: the machine's own limit. */
const PLAIN = '/assets/plain.bin';

/** The names of a run, and the paths that it asks for in turn. */
function targets(dir: string): readonly (readonly [name: string, paths: readonly string[]])[] {
  const size = (name: string) => fs.statSync(path.join(dir, `${name}.html`)).size;
  const pages = ['docs/core/data-transfer/engine', 'database', 'guides/typescript', 'docs/core/content-manager/intro'];
  const long = pages.sort((a, b) => size(b) - size(a))[0]!;
  const index = fs.readdirSync(dir).find((name) => /^search-index-.*docs.*\.json$/.test(name));
  const script = fs.readdirSync(path.join(dir, 'assets/js')).find((name) => /^main\..*\.js$/.test(name))!;
  const mix = ['/', `/${long}`, '/docs', `/assets/js/${script}`, '/img/favicon.svg', '/api/Strapi', '/none', '/tags'];
  return [
    ['a plain file of the home page’s size', [PLAIN]],
    ['the home page', ['/']],
    ['a long page', [`/${long}`]],
    ...(index ? [['a search index', [`/${index}`]] as const] : []),
    ['a mix', index ? [...mix, `/${index}`] : mix],
  ];
}

/** Memory of all workers in kB. */
function memoryOf(server: NginxServer): number {
  const children = execFileSync('pgrep', ['-P', String(server.pid)], {encoding: 'utf8'})
    .trim()
    .split('\n');
  return children
    .map((pid) => /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    .reduce((sum, kB) => sum + Number(kB ?? 0), 0);
}

/** Runs wrk to its end. Requests that `wrk` itself counts as failed are those without an answer, or with a status from 400. */
async function run(
  origin: string,
  paths: readonly string[],
  connections: string,
  script: string,
): Promise<LoadFigures> {
  const args = ['-t2', `-c${connections}`, `-d${values.seconds}s`, '--latency', '-s', script, origin, '--', ...paths];
  const child = spawn('wrk', args, {stdio: ['ignore', 'pipe', 'inherit']});
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => child.on('close', () => resolve()).on('error', reject));
  return parseWrk(output);
}

/** Asks for the paths in turn, as a browser that understands compressed answers. */
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
`;

async function main() {
  if (!fs.existsSync(path.join(BUILD_DIR, '_headers')))
    throw new Error('There is no build. Run "npm run build" first.');
  if (!fs.existsSync('/usr/bin/wrk')) installDebian(['wrk']);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  fs.chmodSync(dir, 0o755);
  execFileSync('cp', ['-R', `${BUILD_DIR}/.`, dir]);
  await compressBuild(dir, 5);
  const homeSize = fs.statSync(path.join(dir, 'index.html.br')).size;
  fs.writeFileSync(path.join(dir, PLAIN), Buffer.alloc(homeSize, 'x'));
  const script = path.join(dir, '..', `${path.basename(dir)}.lua`);
  fs.writeFileSync(script, SCRIPT);
  const server = await startNginx(dir, os.cpus().length);
  try {
    console.log(`${os.cpus().length} processors, shared by nginx and wrk; ${values.seconds} s each\n`);
    console.log('| asked for | connections | requests/s | p50 | p99 | MB/s | failed | memory |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const [name, paths] of targets(dir)) {
      for (const connections of values.connections.split(',')) {
        const {perSecond, p50, p99, megabytes, failed} = await run(server.origin, paths, connections, script);
        const memory = `${(memoryOf(server) / 1000).toFixed(0)} MB`;
        // The mix asks for a page that there is not, on purpose: wrk counts its 404 as failed, and it is one in so many.
        const wanted = paths.includes('/none') ? `${failed.status} with 404, as asked for` : failed.status;
        console.log(
          `| ${[name, connections, perSecond, p50, p99, megabytes, `${failed.socket} + ${wanted}`, memory].join(' | ')} |`,
        );
      }
    }
  } finally {
    await server.close();
    fs.rmSync(dir, {recursive: true, force: true});
    fs.rmSync(script, {force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
