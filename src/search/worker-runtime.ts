import type {Compiler} from 'webpack';

const CHUNK = 'search';

/**
 * Gives the worker `__webpack_require__`, which Docusaurus' ChunkAssetPlugin extends in the runtime of every script. Webpack leaves
 * it out of a worker that is one file, and the extension of an undefined variable stops the worker.
 *
 * @throws Error of the compilation when there is no worker of that name.
 */
export const workerRuntime = {
  apply({hooks, webpack}: Compiler): void {
    hooks.thisCompilation.tap('search-worker', (compilation) => {
      let isThere = false;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('search-worker', (chunk, requirements) => {
        if (chunk.name !== CHUNK) return;
        isThere = true;
        requirements.add(webpack.RuntimeGlobals.require);
      });
      compilation.hooks.afterSeal.tap('search-worker', () => {
        if (isThere || compilation.errors.length > 0) return;
        compilation.errors.push(
          new webpack.WebpackError(
            `src/search/worker-runtime.ts: no chunk is called "${CHUNK}"; its worker would not start.`,
          ),
        );
      });
    });
  },
};
