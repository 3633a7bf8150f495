import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import webpack from 'webpack';
import {devCache} from '../dev-cache';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

/** Makes the bundle with what the last run has left in the cache, and gives the files that were compiled for it. */
const compiled = async (): Promise<string[]> => {
  const {cache, ...rest} = devCache.dev;
  const compiler = webpack({
    mode: 'development',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out')},
    cache: {...cache, cacheDirectory: path.join(dir, 'cache')},
    ...rest,
  });
  const files: string[] = [];
  compiler.hooks.compilation.tap('test', ({hooks}) =>
    hooks.buildModule.tap('test', (module) => void files.push(path.basename(module.identifier()))),
  );
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return files;
};

const save = (text: string) => fs.writeFileSync(path.join(dir, 'entry.js'), text);

test('compiles a file again when it says something else, not when it was only written again', async () => {
  save('console.log(1);');
  expect(await compiled()).toEqual(['entry.js']);
  save('console.log(1);');
  expect(await compiled()).toEqual([]);
  save('console.log(2);');
  expect(await compiled()).toEqual(['entry.js']);
});
