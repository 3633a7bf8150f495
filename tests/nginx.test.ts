import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http, {type IncomingHttpHeaders} from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compressBuild} from '../src/hosting/compress';
import {headersOf, parseHeaders} from '../src/hosting/headers-file';
import {parseRedirects} from '../src/hosting/redirects-file';
import {type NginxServer, startNginx} from '../tools/hosting/nginx-server';
import {baseUrl, pathOf} from './support/base-url';
import {BUILD_DIR} from './support/global-setup';
import {publicRoutes} from './support/public-routes';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const read = (name: string) => fs.readFileSync(path.join(BUILD_DIR, name));
const redirects = parseRedirects(read('_redirects').toString());
const script = `/${/assets\/js\/main\.[^"]+/.exec(read('index.html').toString())![0]}`;
const REVALIDATED = 'public, max-age=0, must-revalidate';

let dir: string;
let server: NginxServer;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  fs.chmodSync(dir, 0o755);
  execFileSync('cp', ['-R', `${BUILD_DIR}/.`, dir]);
  // Fast rather than small: only that the files are served is of interest here.
  await compressBuild(dir, 1);
  server = await startNginx(dir);
}, 180_000);

afterAll(async () => {
  await server?.close();
  fs.rmSync(dir, {recursive: true, force: true});
});

/** Asks for a path exactly as it is given, which `fetch` would not do, and follows nothing. */
const askHost = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const {hostname, port} = new URL(server.origin);
    const request = http.request({hostname, port, path: target, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    request.on('error', reject).end();
  });

/** Asks for a route of the site. */
const ask = (route: string, ...more: [headers?: Record<string, string>, method?: string]) =>
  askHost(pathOf(route), ...more);

describe('nginx with the site’s configuration', () => {
  test('answers every public route with its page', async () => {
    const answers = await Promise.all(publicRoutes.map(async ({route}) => ({route, ...(await ask(route))})));
    const wrong = answers.filter(({status, headers, body}) => {
      const isPage = headers['content-type'] === 'text/html; charset=utf-8' && body.includes('</html>');
      return status !== 200 || !isPage;
    });
    expect(wrong.map(({route, status}) => `${route}: ${status}`)).toEqual([]);
  });

  test.each([
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro.html?a=b&c', '/docs/intro?a=b&c'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?q=1', '/?q=1'],
    ['/API/sTrApI/', '/api/Strapi'],
    ['/docs/', '/docs/intro'],
    ['/docs/index.html?x', '/docs/intro?x'],
  ])('sends %s to %s in one step', async (from, to) => {
    const {status, headers} = await ask(from);
    expect([status, headers.location]).toEqual([301, pathOf(to)]);
    expect((await ask(to)).status).toBe(200);
  });

  test('follows every redirect to a page, without a chain', async () => {
    const wrong: string[] = [];
    for (const {from, to} of redirects) {
      const {status, headers} = await askHost(from);
      if (status !== 301 || headers.location !== to) wrong.push(`${from}: ${status} ${headers.location}`);
      if ((await askHost(to)).status !== 200) wrong.push(`${to} is no page`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    '/nothing',
    '/docs/nothing',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/assets/',
    '/img',
  ])('answers %s with the not-found page and status 404', async (target) => {
    const {status, headers, body} = await ask(target);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page Not Found');
    expect(headers['cache-control']).toBe(REVALIDATED);
  });

  test.each([
    '//evil.test/',
    '/\\evil.test/',
    '//evil.test/index.html',
    '/\\/evil.test/',
    '/%5cevil.test/',
    '/a/..//evil.test/',
  ])('never sends %s to another host', async (target) => {
    const {headers} = await ask(target);
    expect(headers.location ?? '/').not.toMatch(/^([a-z]+:|\/[\\/])/i);
  });

  test('lets no line break of an address into a header', async () => {
    const {headers} = await ask('/docs%0d%0aX-Injected:%201/');
    expect(headers['x-injected']).toBeUndefined();
    expect(headers.location ?? '').not.toMatch(/[\r\n]/);
  });

  test('refuses a path that leaves the build, and methods that change things', async () => {
    expect((await ask('/../../etc/passwd')).status).toBe(400);
    expect((await ask('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(400);
    expect((await ask('/docs/intro', {}, 'POST')).status).toBe(405);
    expect((await ask('/docs/intro', {}, 'DELETE')).status).toBe(405);
  });

  test('keeps fingerprinted files for a year, and nothing else', async () => {
    const cached = async (target: string) => (await ask(target)).headers['cache-control'];
    expect(await cached(script)).toBe('public, max-age=31536000, immutable');
    for (const target of ['/', '/docs/intro', '/sitemap.xml', '/llms.txt', '/img/favicon.svg', '/docs']) {
      expect(await cached(target), target).toBe(REVALIDATED);
    }
    expect(await cached('/assets/js/main.00000000.js')).toBe(REVALIDATED);
  });

  test.each(['/', '/docs/intro', '/nothing', '/docs', script])('sends the security headers with %s', async (target) => {
    const {headers} = await ask(target);
    const wanted = headersOf(pathOf(target), parseHeaders(read('_headers').toString()));
    for (const [name, value] of Object.entries(wanted)) {
      if (name !== 'Strict-Transport-Security' && name !== 'Cache-Control') {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    }
    expect(headers.server).toBe('nginx');
  });

  test('asks for https only of readers who came by it', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
    const {headers} = await ask('/', {'X-Forwarded-Proto': 'https'});
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test.each(['/docs/intro', script, '/sitemap.xml'])(
    'sends %s compressed to those who understand it',
    async (target) => {
      const plain = await ask(target);
      const zipped = await ask(target, {'Accept-Encoding': 'gzip'});
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(zipped.headers.vary).toContain('Accept-Encoding');
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
      if (!server.brotli) return;
      const small = await ask(target, {'Accept-Encoding': 'gzip, br'});
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.headers['content-type']).toBe(plain.headers['content-type']);
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    },
  );

  test('answers a conditional request without the file', async () => {
    const {headers} = await ask('/docs/intro');
    const same = await ask('/docs/intro', {'If-None-Match': headers.etag!});
    expect([same.status, same.body.length]).toEqual([304, 0]);
    expect((await ask('/docs/intro', {'If-Modified-Since': headers['last-modified']!})).status).toBe(304);
    expect((await ask('/docs/intro', {'If-None-Match': '"other"'})).status).toBe(200);
  });

  test('answers a range, and says so when there is none', async () => {
    const {status, headers, body} = await ask(script, {Range: 'bytes=10-19'});
    expect([status, body.length]).toEqual([206, 10]);
    expect(headers['content-range']).toMatch(/^bytes 10-19\/\d+$/);
    expect((await ask(script, {Range: 'bytes=999999999-'})).status).toBe(416);
  });

  test('answers HEAD like GET, without a body', async () => {
    const {status, headers, body} = await ask('/docs/intro', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBe((await ask('/docs/intro')).body.length);
  });

  test.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/img/favicon.svg', 'image/svg+xml; charset=utf-8'],
    [script, 'application/javascript; charset=utf-8'],
  ])('names the type of %s', async (target, type) => {
    expect((await ask(target)).headers['content-type']).toBe(type);
  });

  test.runIf(baseUrl !== '/')('knows nothing beside the path of the site, which it gives its slash', async () => {
    const {status, headers} = await askHost(`${baseUrl.slice(0, -1)}?a=b`);
    expect([status, headers.location]).toEqual([301, `${baseUrl}?a=b`]);
    for (const target of ['/', '/docs/intro', '/404.html', '/assets/', `${baseUrl}../docs/intro`, `${baseUrl}/../x`]) {
      const {status, body} = await askHost(target);
      expect([target, status, body.includes('Page Not Found')]).toEqual([target, 404, true]);
    }
  });

  test('survives requests that are no requests', async () => {
    const {hostname, port} = new URL(server.origin);
    for (const rubbish of ['\0\0\0\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 'GET\r\n\r\n']) {
      await new Promise<void>((resolve) => {
        const socket = net.connect(Number(port), hostname, () => socket.end(rubbish));
        socket.on('close', () => resolve()).on('error', () => resolve());
        socket.resume();
      });
    }
    expect((await ask('/')).status).toBe(200);
  });
});
