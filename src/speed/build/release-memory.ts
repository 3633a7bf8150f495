// The server's bundle is made once the browser's is written and released; nothing of either is left for the pages.
import {promisify} from 'node:util';
import type {Compiler, Stats} from 'webpack';
import type {Part} from '../part';

/**
 * Releases everything that was compiled, unless there are errors or warnings: their messages need it. Docusaurus holds
 * the result until both bundles are written, and its ReactLoadableSSRAddon the compiler until the end of the build.
 */
const release = (compiler: Compiler, result: Stats): void => {
  for (const plugin of compiler.options.plugins as {compiler?: Compiler}[])
    if (plugin.compiler === compiler) delete plugin.compiler;
  if (result.hasErrors() || result.hasWarnings()) return;
  result.compilation = compiler.newCompilation(compiler.newCompilationParams());
  // Later, when nothing on the stack holds any of it. There is such a function with `--expose-gc`.
  setImmediate(() => (globalThis as {gc?: () => void}).gc?.());
};

/** Releases a compiler when it has been closed: its cache is written then. */
const releaseWhenClosed = (compiler: Compiler): void => {
  let result: Stats | undefined;
  compiler.hooks.done.tap('release-memory', (stats) => void (result = stats));
  const close = compiler.close.bind(compiler);
  compiler.close = (done) =>
    close((error) => {
      if (result) release(compiler, result);
      result = undefined;
      done(error);
    });
};

let closeBrowser: (() => Promise<void>) | undefined;

const rememberBrowser = (compiler: Compiler): void => {
  closeBrowser = promisify(compiler.close);
};

const afterBrowser = ({hooks}: Compiler): void =>
  hooks.beforeRun.tapPromise('release-memory', async () => {
    await closeBrowser?.();
    closeBrowser = undefined;
  });

export const releaseMemory = {
  browser: {plugins: [releaseWhenClosed, rememberBrowser]},
  server: {plugins: [releaseWhenClosed, afterBrowser], dependencies: ['client']},
} satisfies Part;
