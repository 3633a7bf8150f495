import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ExampleOptions} from './examples/check-examples';

/**
 * Reads the sources in another process, while this one compiles, if that has not been done yet: each takes seconds.
 * Without `tsx`, and when it fails, nothing happens: who needs the sources reads them.
 */
export const readInBackground = async (packages: ExampleOptions): Promise<void> => {
  const isRead = ['source-index.json', 'tokens.json'].every((name) =>
    fs.existsSync(path.join(packages.cacheDir, name)),
  );
  if (isRead || !process.execArgv.some((argument) => argument.includes('tsx'))) return;
  const script = path.join(import.meta.dirname, 'read-sources.ts');
  const args = [...process.execArgv, script, JSON.stringify(packages)];
  await promisify(execFile)(process.execPath, args).catch(() => undefined);
};
