import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import {REVALIDATE} from '../../src/hosting/headers';
import {headersOf, parseHeaders} from '../../src/hosting/headers-file';
import {parseRedirects, redirectOf} from '../../src/hosting/redirects-file';

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

export interface StaticServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a build on a free local port as a static host does that reads `_headers` and `_redirects`: clean addresses,
 * `404.html` with status 404, and everything that the host was not told to keep is asked for again.
 */
export async function serveStatic(dir: string): Promise<StaticServer> {
  const rules = parseHeaders(readIfThere(path.join(dir, '_headers')));
  const redirects = parseRedirects(readIfThere(path.join(dir, '_redirects')));
  const server = http.createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of Object.entries(headersOf(pathname, rules))) response.setHeader(name, value);
    const target = redirectOf(pathname, redirects);
    if (target) {
      response.writeHead(301, {Location: query === undefined ? target : `${target}?${query}`}).end();
      return;
    }
    void handler(request, response, {public: dir, cleanUrls: true, trailingSlash: false, directoryListing: false});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
