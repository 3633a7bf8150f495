import type {Compiler} from 'webpack';

/**
 * Gives the worker the function that Docusaurus extends in the runtime of every script. Webpack leaves it out of a
 * worker that is one file, as ours is so that nothing has to be fetched after it, and the extension of nothing stops
 * the worker.
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
