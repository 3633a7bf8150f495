import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * Calls a chunk that has a name by it. Otherwise every page sends a table that leads from webpack's number of each chunk to
 * its name, beside the names themselves: 1 kB of the first load. Chunks without a name keep their number.
 */
export const namedChunkIds: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NamedChunkIds', ({hooks}) => {
      // Before webpack numbers the chunks that have no id yet.
      hooks.chunkIds.tap({name: 'NamedChunkIds', stage: -1}, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  },
};
