import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from 'playwright-core';
import handler from 'serve-handler';
import type {TestProject} from 'vitest/node';

export const BUILD_DIR = path.resolve(__dirname, '../../../build');

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the production build is served, without a trailing slash. */
    origin: string;
    /** Where the running Chromium can be reached. */
    browserEndpoint: string;
  }
}

/** Without these switches Chromium looks for its vendor's hosts when it starts. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves `build/` as a plain static host would, on a free port, and starts one Chromium for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error('There is no production build to test. Run "npm test", or "npm run build" first.');
  }
  const server = http.createServer((request, response) => {
    void handler(request, response, {
      public: BUILD_DIR,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
  });
  project.provide('origin', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
