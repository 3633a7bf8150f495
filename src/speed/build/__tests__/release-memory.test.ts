import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import webpack, {type Compiler, type Configuration, type WebpackPluginInstance} from 'webpack';
import {temporaryFolder} from '../../../lib/__tests__/temporary-folder';
import {releaseMemory} from '../release-memory';

class KeepCompiler {
  compiler: Compiler | undefined;
  apply(compiler: Compiler) {
    this.compiler = compiler;
  }
}

const warn = {
  apply({hooks}: Compiler) {
    hooks.thisCompilation.tap('warn', ({warnings}) => void warnings.push(new webpack.WebpackError('Mind the gap')));
  },
};

/** The two bundles of a build, as Docusaurus makes them. */
const bundles = (...more: WebpackPluginInstance[]) => {
  const dir = temporaryFolder({'entry.js': 'console.log(1);'});
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

test('keeps what warned, whose messages are made from it, but not the compiler', async () => {
  const keeper = new KeepCompiler();
  const {run, close} = bundles(warn, keeper);
  const result = (await run())!;
  await close();
  const {warnings} = result.toJson('errors-warnings');
  expect(warnings!.map(({message}) => message)).toEqual(['Mind the gap', 'Mind the gap']);
  expect(result.stats.map(({compilation}) => compilation.modules.size)).toEqual([1, 1]);
  expect(keeper.compiler).toBeUndefined();
});

test('lets go of the compiler that another plugin keeps, once it is closed', async () => {
  const keeper = new KeepCompiler();
  const {compilers, run, close} = bundles(keeper);
  await run();
  expect(keeper.compiler).toBe(compilers[1]);
  await close();
  expect(keeper.compiler).toBeUndefined();
});
