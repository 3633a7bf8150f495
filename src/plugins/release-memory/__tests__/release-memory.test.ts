import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, it} from 'vitest';
import webpack, {type Compiler, type Configuration} from 'webpack';
import releaseMemory from '..';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-memory-'));
  fs.writeFileSync(path.join(dir, 'entry.js'), 'console.log(1);');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

class Keeper {
  compiler: Compiler | undefined;
  apply(compiler: Compiler) {
    this.compiler = compiler;
  }
}

it('lets go of the compiler that another plugin keeps, once the compiler is closed', async () => {
  const keeper = new Keeper();
  const {plugins} = releaseMemory().configureWebpack!({}, false, undefined as never, undefined) as Configuration;
  const compiler = webpack({
    mode: 'none',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out')},
    plugins: [keeper, ...plugins!],
  });
  await promisify(compiler.run.bind(compiler))();
  expect(keeper.compiler).toBe(compiler);
  await promisify(compiler.close.bind(compiler))();
  expect(keeper.compiler).toBeUndefined();
});
