// Speed: `npm start` compiles nothing again that says the same as at the last start, and sends files uncompressed.
// Buys: a second start compiles 0 files that say the same, when added.
// Breaks when: webpack renames its options (it refuses unknown ones).
// Goes at: no version.
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
