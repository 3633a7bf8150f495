// Speed: the server's bundle is made when the browser's is written and released, not beside it, and nothing of either is
// left when pages are made and indexed.
// Buys: peak memory of a build 1.00 instead of 1.37 GB.
// Breaks when: Docusaurus calls the browser's bundle otherwise than `client` (webpack stops), or webpack releases compilers by
// itself (`__tests__/release-memory.test.ts`).
// Goes at: Docusaurus 3.6 (`future.experimental_faster`, which brings another bundler).
import {promisify} from 'node:util';
import type {Compiler, Stats} from 'webpack';
import type {Part} from '../part';

/**
 * Releases everything that was compiled, unless there are errors or warnings: their messages need it.
 *
 * Docusaurus holds the result until both bundles are written: it becomes that of an empty compilation. Its
 * ReactLoadableSSRAddon keeps the compiler until the end of the build.
 */
const release = (compiler: Compiler, result: Stats): void => {
  for (const plugin of compiler.options.plugins as {compiler?: Compiler}[])
    if (plugin.compiler === compiler) delete plugin.compiler;
  if (result.hasErrors() || result.hasWarnings()) return;
  result.compilation = compiler.newCompilation(compiler.newCompilationParams());
  // Later, when nothing on the stack holds any of it. There is such a function with `--expose-gc`.
  setImmediate(() => (globalThis as {gc?: () => void}).gc?.());
};

/** Webpack's plugin that releases a compiler as soon as it is closed: its cache has been written then. */
class ReleaseWhenClosed {
  apply(compiler: Compiler): void {
    let result: Stats | undefined;
    compiler.hooks.done.tap('release-memory', (stats) => {
      result = stats;
    });
    const close = compiler.close.bind(compiler);
    compiler.close = (done) =>
      close((error) => {
        if (result) release(compiler, result);
        result = undefined;
        done(error);
      });
  }
}

let browser: Compiler | undefined;

const remember = {
  apply(compiler: Compiler): void {
    browser = compiler;
  },
};

const afterBrowser = {
  apply: ({hooks}: Compiler) =>
    hooks.beforeRun.tapPromise('release-memory', async () => {
      const close = browser && promisify(browser.close);
      browser = undefined;
      await close?.();
    }),
};

export const releaseMemory = {
  browser: {plugins: [remember, new ReleaseWhenClosed()]},
  server: {plugins: [afterBrowser, new ReleaseWhenClosed()], dependencies: ['client']},
} satisfies Part;
