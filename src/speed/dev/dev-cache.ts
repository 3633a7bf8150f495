// `npm start` does not compile unchanged files again.
import type {Part} from '../part';

export const devCache = {
  // By their content, not only by their time: changing branches, and Docusaurus itself, write files again unchanged.
  dev: {snapshot: {module: {timestamp: true, hash: true}}},
} satisfies Part;
