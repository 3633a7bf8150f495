import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {headersOf, parseHeaders} from '../../src/hosting/headers-file';
import type {SlowLine} from './slow-line';
import {WORK} from './workspace';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Compressed already. */
const BINARY = ['.png', '.jpg', '.webp', '.ico', '.woff2', '.wasm', '.gz', '.br'];

/** A request that was answered. */
export interface Request {
  readonly path: string;
  /** Ending of the file that answered, such as `.js`. */
  readonly ending: string;
  readonly status: number;
  /** Size of the body as it was sent, without headers. */
  readonly bytes: number;
  /** Whether the page asked for it ahead of its use (`Sec-Purpose: prefetch`). */
  readonly prefetch: boolean;
  /** When it was asked for and when its answer was handed over, in milliseconds of `performance.now()`. */
  readonly at: number;
}

/** A running server of a static build. */
export interface BenchServer {
  /** The build that it serves. */
  readonly dir: string;
  /** Without a trailing slash. */
  readonly origin: string;
  /** Every request since the last call of `forget`, in order. */
  readonly requests: readonly Request[];
  forget(): void;
  /** From now on answers go through this line; without one they go at once. */
  use(line: SlowLine | undefined): void;
  close(): Promise<void>;
}

/** The file that answers a clean address, as static hosts look for it; `undefined` when there is none. */
export function fileOf(
  dir: string,
  pathname: string,
  isFile = (file: string) => isRegularFile(file),
): string | undefined {
  const base = path.join(dir, path.posix.normalize(decodeURIComponent(pathname)));
  if (!base.startsWith(dir)) return undefined;
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(isFile);
}

const isRegularFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;

/**
 * A text compressed with brotli at its best (11). That takes seconds for large ones, so it is kept in a file by the
 * content's hash.
 */
export async function brotli(content: Buffer): Promise<Buffer> {
  const kept = path.join(WORK, 'brotli', createHash('sha256').update(content).digest('hex'));
  if (fs.existsSync(kept)) return fs.readFileSync(kept);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await compress(content, {params});
  fs.mkdirSync(path.dirname(kept), {recursive: true});
  fs.writeFileSync(kept, compressed);
  return compressed;
}

/**
 * Serves a build on a free port of this machine: from memory, texts compressed with brotli, clean addresses, HTTP/1.1.
 * The headers of a build's own `_headers` are sent; without it fingerprinted files are kept and all others asked for again.
 */
export async function serveBuild(dir: string): Promise<BenchServer> {
  const headersFile = path.join(dir, '_headers');
  const rules = fs.existsSync(headersFile) ? parseHeaders(fs.readFileSync(headersFile, 'utf8')) : undefined;
  const bodies = new Map<string, Promise<{body: Buffer; isCompressed: boolean}>>();
  const read = (file: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const content = fs.readFileSync(file);
    const isCompressed = !BINARY.includes(path.extname(file));
    const body = (isCompressed ? brotli(content) : Promise.resolve(content)).then((it) => ({body: it, isCompressed}));
    bodies.set(file, body);
    return body;
  };
  let requests: Request[] = [];
  let line: SlowLine | undefined;
  const server = http.createServer(async (request, response) => {
    const at = performance.now();
    const pathname = (request.url ?? '/').split('?', 1)[0]!;
    const found = fileOf(dir, pathname);
    const status = found ? 200 : 404;
    const file = found ?? fileOf(dir, '/404.html');
    if (!file) {
      response.writeHead(status).end();
      return;
    }
    const {body, isCompressed} = await read(file);
    const ending = path.extname(file);
    const prefetch = /prefetch/.test(`${request.headers['sec-purpose'] ?? request.headers.purpose ?? ''}`);
    const isFingerprinted = /^\/(assets|_astro)\//.test(pathname);
    const kept = isFingerprinted ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    response.writeHead(status, {
      'Content-Type': TYPES[ending] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': kept,
      ...(isCompressed && {'Content-Encoding': 'br', Vary: 'Accept-Encoding'}),
      ...(rules && headersOf(pathname, rules)),
    });
    if (line) line.send(response, body);
    else response.end(body);
    requests.push({path: pathname, ending, status, bytes: body.length, prefetch, at});
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dir,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return requests;
    },
    forget() {
      requests = [];
    },
    use(next) {
      line = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
