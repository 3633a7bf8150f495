import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import type {TestProject} from 'vitest/node';
import {launchOptions} from '../../tools/lib/chromium.mjs';
import {baseUrl} from './base-url';
import {serveStatic} from './static-server';

export const BUILD_DIR = path.resolve(__dirname, '../../build');

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the production build is served, with the path of `SITE_URL`, and without a trailing slash. */
    origin: string;
    /** Where the running Chromium can be reached. */
    browserEndpoint: string;
  }
}

/** Serves `build/` as a plain static host would, on a free port, and starts one Chromium for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!fs.existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error('There is no production build to test. Run "npm test", or "npm run build" first.');
  }
  const server = await serveStatic(BUILD_DIR, baseUrl);
  const {args, ...options} = launchOptions();
  // Without the switch the edges of what is repainted differ from what was painted at once.
  const browser = await chromium.launchServer({...options, args: [...args, '--disable-partial-raster']});
  project.provide('origin', server.origin);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
