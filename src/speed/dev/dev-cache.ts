// `npm start` does not compile unchanged files again, and sends files uncompressed.
import type {Part} from '../part';

export const devCache = {
  dev: {
    // By their content, not only by their time: changing branches, and Docusaurus itself, write files again unchanged.
    snapshot: {module: {timestamp: true, hash: true}},
    // What was read from the cache is not copied to save memory.
    cache: {type: 'filesystem', allowCollectingMemory: false},
    // The browser is on this machine: compressing megabytes for it takes longer than sending them.
    devServer: {compress: false},
  },
} satisfies Part;
