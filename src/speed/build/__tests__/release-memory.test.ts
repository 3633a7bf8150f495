import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import webpack, {type Compiler, type Configuration, type WebpackPluginInstance} from 'webpack';
import {releaseMemory} from '../release-memory';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-memory-'));
  fs.writeFileSync(path.join(dir, 'entry.js'), 'console.log(1);');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

class KeepCompiler {
  compiler: Compiler | undefined;
  apply(compiler: Compiler) {
    this.compiler = compiler;
  }
}

class Warn {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('warn', ({warnings}) => {
      warnings.push(new webpack.WebpackError('Mind the gap'));
    });
  }
}

/** The two bundles of a build, as Docusaurus makes them. */
const bundles = (...more: WebpackPluginInstance[]) => {
  const bundle = (name: string, {plugins, ...rest}: Configuration): Configuration => ({
    name,
    mode: 'none',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, name)},
    plugins: [...more, ...plugins!],
    ...rest,
  });
  const compiler = webpack([bundle('client', releaseMemory.browser), bundle('server', releaseMemory.server)]);
  return {
    compilers: compiler.compilers,
    run: promisify(compiler.run.bind(compiler)),
    close: promisify(compiler.close.bind(compiler)),
  };
};

test('makes the bundle of the server when the one of the browser is written and closed', async () => {
  const {compilers, run, close} = bundles();
  const [browser, server] = compilers;
  const order: string[] = [];
  browser!.hooks.afterEmit.tap('test', () => void order.push('browser written'));
  browser!.hooks.shutdown.tap('test', () => void order.push('browser closed'));
  server!.hooks.compile.tap('test', () => void order.push('server begins'));
  await run();
  expect(order).toEqual(['browser written', 'browser closed', 'server begins']);
  await close();
});

test('holds nothing of a bundle that is closed', async () => {
  const {run, close} = bundles();
  const {stats} = (await run())!;
  expect(stats.map(({compilation}) => compilation.modules.size)).toEqual([0, 1]);
  await close();
  expect(stats.map(({compilation}) => compilation.modules.size)).toEqual([0, 0]);
});

test('keeps what warned, whose messages are made from it', async () => {
  const {run, close} = bundles(new Warn());
  const result = (await run())!;
  await close();
  expect(result.toJson('errors-warnings').warnings!.map(({message}) => message)).toEqual([
    'Mind the gap',
    'Mind the gap',
  ]);
  expect(result.stats.map(({compilation}) => compilation.modules.size)).toEqual([1, 1]);
});

test('lets go of the compiler that another plugin keeps, once it is closed', async () => {
  const keeper = new KeepCompiler();
  const {compilers, run, close} = bundles(keeper);
  await run();
  expect(keeper.compiler).toBe(compilers[1]);
  await close();
  expect(keeper.compiler).toBeUndefined();
});

test('lets go of it when there were warnings, too', async () => {
  const keeper = new KeepCompiler();
  const {run, close} = bundles(new Warn(), keeper);
  await run();
  await close();
  expect(keeper.compiler).toBeUndefined();
});
