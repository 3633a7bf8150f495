import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ExampleOptions} from './examples/check-examples';

const SCRIPT = `require('../../src/cms/load-index.ts').loadSourceIndex(JSON.parse(process.argv[1]))`;

/**
 * Builds the index of the sources in another process, while this one compiles, if there is none yet: each takes seconds.
 * Without `tsx`, and when it fails, nothing happens: who loads the index builds it.
 */
export const indexInBackground = async (packages: ExampleOptions): Promise<void> => {
  const hasIndex = fs.existsSync(path.join(packages.cacheDir, 'source-index.json'));
  if (hasIndex || !process.execArgv.some((argument) => argument.includes('tsx'))) return;
  const args = [...process.execArgv, '-e', SCRIPT, JSON.stringify(packages)];
  await promisify(execFile)(process.execPath, args, {cwd: import.meta.dirname}).catch(() => undefined);
};
