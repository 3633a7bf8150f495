import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {headersOf, parseHeaders} from '../../src/hosting/headers-file';
import type {Site} from './sites/project';
import type {SlowLine} from './slow-line';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED_ALREADY = ['.png', '.jpg', '.webp', '.ico', '.woff2', '.gz', '.br'];

/** Nothing was asked for in so long: the page is idle. In milliseconds. */
const IDLE_MS = 1000;

export interface SiteRequest {
  readonly path: string;
  /** Extension of the file that answered, such as `.js`. */
  readonly extension: string;
  /** Size of the body as it was sent, without headers. */
  readonly bytes: number;
  /** Whether the page asked for it ahead of its use (`Sec-Purpose: prefetch`). */
  readonly prefetch: boolean;
  /** When it arrived, in milliseconds of `performance.now()`. */
  readonly at: number;
}

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

const isRegularFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/** The file that answers a clean address, as static hosts look for it; `undefined` when there is none. */
export const fileOf = (dir: string, pathname: string, isFile = isRegularFile): string | undefined => {
  const base = path.join(dir, path.posix.normalize(decodeURIComponent(pathname)));
  if (!base.startsWith(dir)) return undefined;
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(isFile);
};

/**
 * Serves a build on a free port of this machine: from memory, texts compressed, clean addresses, HTTP/1.1. The headers
 * of a build's own `_headers` are sent; without it, files with a fingerprint in their name are kept and all others
 * asked for again.
 */
export const serveSite = async ({name, buildDir}: Site) => {
  const headersFile = path.join(buildDir, '_headers');
  const rules = fs.existsSync(headersFile) ? parseHeaders(fs.readFileSync(headersFile, 'utf8')) : [];
  const bodies = new Map<string, Promise<Buffer>>();
  const requests: SiteRequest[] = [];
  let line: SlowLine | undefined;
  const server = http.createServer(async (request, response) => {
    const at = performance.now();
    const pathname = request.url!.split('?', 1)[0]!;
    const found = fileOf(buildDir, pathname);
    const file = found ?? path.join(buildDir, '404.html');
    const extension = path.extname(file);
    const isCompressed = !COMPRESSED_ALREADY.includes(extension);
    const content = () => (fs.existsSync(file) ? fs.readFileSync(file) : Buffer.from(''));
    if (!bodies.has(file))
      bodies.set(file, isCompressed ? promisify(brotliCompress)(content()) : Promise.resolve(content()));
    const body = await bodies.get(file)!;
    const isFingerprinted = /^\/(assets|_astro)\//.test(pathname);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': `public, ${isFingerprinted ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate'}`,
      ...(isCompressed && {'Content-Encoding': 'br', Vary: 'Accept-Encoding'}),
      ...headersOf(pathname, rules),
    });
    if (line) line.send(response, body);
    else response.end(body);
    const prefetch = /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose));
    requests.push({path: pathname, extension, bytes: body.length, prefetch, at});
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name,
    buildDir,
    /** Without a trailing slash. */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    forget: () => requests.splice(0),
    async idle() {
      do await pause(IDLE_MS);
      while (performance.now() - (requests.at(-1)?.at ?? 0) < IDLE_MS);
    },
    /** Measures again as long as something had to be compressed for the first time, which takes up to seconds. */
    async warm<Result>(measure: () => Promise<Result>): Promise<Result> {
      for (;;) {
        const before = bodies.size;
        const result = await measure();
        if (bodies.size === before) return result;
      }
    },
    /** From now on answers go through this line; without one they go at once. */
    use: (next: SlowLine | undefined) => (line = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
