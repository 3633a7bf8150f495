import type {Compiler} from 'webpack';

/**
 * Docusaurus extends `__webpack_require__` in every script. Webpack leaves it out of a worker that is a single file, as ours
 * is, so that the worker would stop with an error at its start.
 */
export const workerRuntime = {
  apply({hooks, webpack}: Compiler): void {
    hooks.thisCompilation.tap('search-worker', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('search-worker', (chunk, requirements) => {
        if (chunk.name === 'search') requirements.add(webpack.RuntimeGlobals.require);
      });
    });
  },
};
