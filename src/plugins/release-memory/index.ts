import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/**
 * Lets go of the bundler's memory when the bundles are written. One of the generator's webpack plugins keeps its compiler,
 * and so everything that was compiled, until the end of the build; pages are made and indexed meanwhile.
 */
export default function releaseMemory(): Plugin {
  return {
    name: 'release-memory',
    configureWebpack: () => ({
      plugins: [
        {
          apply(compiler: Compiler) {
            compiler.hooks.shutdown.tap('release-memory', () => {
              for (const plugin of compiler.options.plugins as {compiler?: Compiler}[])
                if (plugin.compiler === compiler) delete plugin.compiler;
            });
          },
        },
      ],
    }),
  };
}
