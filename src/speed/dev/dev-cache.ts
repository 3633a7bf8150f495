import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {Configuration as DevServerConfiguration} from 'webpack-dev-server';

/** Makes `npm start`, its next start and a reload quick; a build is left as it is. */
export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') return {};
      return {
        // A file that was only written again, as by changing branches or the generator itself, is not compiled again.
        snapshot: {module: {timestamp: true, hash: true}},
        // What was read from the cache stays as it was read, rather than being copied to save memory.
        cache: {type: 'filesystem', allowCollectingMemory: false},
        // The browser is on this machine: compressing megabytes for it takes longer than sending them.
        devServer: {compress: false} satisfies DevServerConfiguration,
      } as Configuration;
    },
  };
}
