import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {replaceFile} from '../../../src/lib/files';
import type {Page} from '../../../src/lib/markdown/page';
import type {ExampleOptions} from './check-examples';

/**
 * Compiles the examples in another process, while this one reads the sources, if nothing was compiled yet: each takes
 * seconds. Without `tsx`, and when it fails, nothing happens: who needs the results compiles.
 */
export const compileInBackground = async (pages: readonly Page[], packages: ExampleOptions): Promise<void> => {
  const isCompiled = fs.existsSync(path.join(packages.cacheDir, 'examples.json'));
  if (isCompiled || !process.execArgv.some((argument) => argument.includes('tsx'))) return;
  const script = path.join(import.meta.dirname, 'compile-examples.ts');
  // Not a pipe: this process would write to it only when it has nothing else to do.
  const input = path.join(packages.cacheDir, `examples-${process.pid}.json`);
  replaceFile(input, JSON.stringify([pages.map(({file, fences}) => ({file, fences})), packages]));
  await promisify(execFile)(process.execPath, [...process.execArgv, script, input]).catch(() => undefined);
  fs.rmSync(input);
};
