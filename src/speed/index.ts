import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {isDev} from '../lib/is-dev';
import {leanMermaid} from './build/lean-mermaid';
import {releaseMemory} from './build/release-memory';
import {swcMinify} from './build/swc-minify';
import {devCache} from './dev/dev-cache';
import {wholeMermaid} from './dev/whole-mermaid';
import {changeMdxLoaders, type Loader} from './mdx-loaders';
import {chunks} from './page/chunks';
import {completePages, type CompletePages} from './complete-pages';
import {generatedModules} from './page/generated';
import {codeHighlight, highlighted} from './page/highlight';
import {ChunkScripts} from './page/preloads';
import {replacements} from './page/replacements';

const compiledOnce = (mdx: Loader): Loader => ({loader: require.resolve('./build/mdx-once.js'), options: mdx});

/** What makes the pages of this site fast to read, to build and to start with; see `README.md` beside this file. */
export function speed(): {
  readonly plugins: PluginModule[];
  /** For the plugin that writes pages last: the plugins above prepare it, but Docusaurus runs all `postBuild`s at once. */
  readonly completePages: CompletePages;
} {
  const chunkScripts = new ChunkScripts();

  const pages = ({siteConfig}: LoadContext): Plugin => ({
    name: 'speed',
    getClientModules: () => [path.join(__dirname, 'page/prefetch-when-idle.ts')],
    configureWebpack: (_config, isServer) => ({
      plugins: [
        changeMdxLoaders((mdx) => (isDev ? highlighted(mdx, siteConfig) : compiledOnce(highlighted(mdx, siteConfig)))),
        ...(isServer ? [] : [chunkScripts]),
      ],
    }),
  });

  return {
    plugins: [
      pages,
      chunks,
      generatedModules,
      replacements,
      codeHighlight,
      leanMermaid,
      swcMinify,
      releaseMemory,
      devCache,
      wholeMermaid,
    ],
    completePages: (built, site) => completePages(built, site, chunkScripts.byName),
  };
}
