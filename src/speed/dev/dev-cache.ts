// Speed: `npm start` compiles nothing again that says the same as at the last start, and sends files uncompressed.
// Buys: @DEVCACHE@
// Breaks when: webpack renames its options (it refuses unknown ones).
// Goes at: no version.
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {Configuration as DevServerConfiguration} from 'webpack-dev-server';
import {isDev} from '../../lib/is-dev';

export const DEV_CONFIG = {
  // By their content, not only by their time: changing branches, and Docusaurus itself, write files again unchanged.
  snapshot: {module: {timestamp: true, hash: true}},
  // What was read from the cache is not copied to save memory.
  cache: {type: 'filesystem', allowCollectingMemory: false},
  // The browser is on this machine: compressing megabytes for it takes longer than sending them.
  devServer: {compress: false} satisfies DevServerConfiguration,
} as const satisfies Configuration & {devServer: DevServerConfiguration};

export const devCache = (): Plugin => ({
  name: 'speed-dev-cache',
  configureWebpack: () => (isDev ? DEV_CONFIG : {}),
});
