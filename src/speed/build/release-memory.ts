import {promisify} from 'node:util';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Configuration, Stats} from 'webpack';

/** There when Node was started with `--expose-gc`. */
const collectGarbage = () => (globalThis as {gc?: () => void}).gc?.();

/**
 * Lets go of everything that was compiled. What failed or warned is kept: its messages are made from it.
 *
 * The result becomes that of an empty compilation, since the generator holds it until both bundles are written; and one of the
 * generator's webpack plugins keeps its compiler until the end of the build.
 */
function release(compiler: Compiler, result: Stats): void {
  for (const plugin of compiler.options.plugins as {compiler?: Compiler}[])
    if (plugin.compiler === compiler) delete plugin.compiler;
  if (result.hasErrors() || result.hasWarnings()) return;
  result.compilation = compiler.newCompilation(compiler.newCompilationParams());
  // When nothing on the stack holds any of it.
  setImmediate(collectGarbage);
}

/** Webpack's plugin that releases a compiler as soon as it is closed, which is when its cache has been written. */
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

/**
 * Keeps a build's memory low: the server's bundle is made when the browser's is written and released, not beside it, and
 * nothing of either is left when pages are made and indexed.
 */
export default function releaseMemory(): Plugin {
  let browser: Compiler | undefined;
  const afterBrowser = {
    apply: (server: Compiler) =>
      server.hooks.beforeRun.tapPromise('release-memory', async () => {
        const close = browser && promisify(browser.close);
        browser = undefined;
        await close?.();
      }),
  };
  const remember = {
    apply: (compiler: Compiler) => {
      browser = compiler;
    },
  };
  return {
    name: 'release-memory',
    configureWebpack: (_config, isServer) =>
      ({
        plugins: [new ReleaseWhenClosed(), isServer ? afterBrowser : remember],
        ...(isServer && {dependencies: ['client']}),
      }) as Configuration,
  };
}
