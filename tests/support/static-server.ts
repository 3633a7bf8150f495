import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import {REVALIDATE} from '../../src/hosting/headers';
import {headersOf, parseHeaders} from '../../src/hosting/headers-file';
import {parseRedirects, redirectOf} from '../../src/hosting/redirects-file';
import {withoutBaseUrl} from '../../src/lib/base-url';

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

export interface StaticServer {
  /** Where the build is, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a build on a free local port as a static host does that reads `_headers` and `_redirects`: clean addresses,
 * `404.html` with status 404, and everything that the host was not told to keep is asked for again.
 *
 * @param baseUrl path that the build is served below; there is nothing beside it.
 */
export async function serveStatic(dir: string, baseUrl = '/'): Promise<StaticServer> {
  const rules = parseHeaders(readIfThere(path.join(dir, '_headers')));
  const redirects = parseRedirects(readIfThere(path.join(dir, '_redirects')));
  const server = http.createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of Object.entries(headersOf(pathname, rules))) response.setHeader(name, value);
    const target = redirectOf(pathname, redirects, baseUrl);
    if (target) {
      response.writeHead(301, {Location: query === undefined ? target : `${target}?${query}`}).end();
      return;
    }
    if (!pathname.startsWith(baseUrl)) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('outside of the site');
      return;
    }
    request.url = withoutBaseUrl(baseUrl, request.url!);
    void handler(request, response, {public: dir, cleanUrls: true, trailingSlash: false, directoryListing: false});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl.slice(0, -1)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
