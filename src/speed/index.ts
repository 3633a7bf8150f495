import path from 'node:path';
import type {Plugin, PluginConfig, PluginModule} from '@docusaurus/types';
import {isDev} from '../lib/is-dev';
import {releaseMemory} from './build/release-memory';
import {swcMinify} from './build/swc-minify';
import {devCache} from './dev/dev-cache';
import {wholeMermaid} from './dev/whole-mermaid';
import {compiledPages} from './mdx-loaders';
import {chunks} from './page/chunks';
import {generatedModules} from './page/generated';
import {codeHighlight} from './page/highlight';
import {preloads} from './page/preloads';
import {replacements} from './page/replacements';
import type {Part} from './part';

const PARTS: Readonly<Record<string, Part>> = {
  chunks,
  generatedModules,
  preloads,
  replacements,
  swcMinify,
  releaseMemory,
  devCache,
  wholeMermaid,
};

const pluginOf =
  ([name, {browser, server, dev}]: [string, Part]) =>
  (): Plugin => ({
    name: `speed-${name}`,
    configureWebpack(config, isServer) {
      if (isDev) return {...dev};
      if (isServer) return {...server};
      return typeof browser === 'function' ? browser(config) : {...browser};
    },
  });

const prefetchWhenIdle = (): Plugin => ({
  name: 'speed-prefetchWhenIdle',
  getClientModules: () => [path.join(__dirname, 'page/prefetch-when-idle.ts')],
});

const PLUGINS: readonly PluginModule[] = [compiledPages, codeHighlight, prefetchWhenIdle];

/**
 * The plugins that make the site fast; `README.md` has a row for each part. They are pairs with empty options, because
 * knip calls a bare function without its context.
 */
export const speed: PluginConfig[] = [...Object.entries(PARTS).map(pluginOf), ...PLUGINS].map((plugin) => [plugin, {}]);
