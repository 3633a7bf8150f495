// Speed: `npm start` takes Mermaid as one file that webpack does not parse, instead of compiling its 900 modules.
// Buys: a first start compiles half (50 %) of the modules, when added.
// Breaks when: the package has no such file any more (the start fails).
// Goes at: no version.
import type {Part} from '../part';

const WHOLE = 'mermaid/dist/mermaid.min.js';

export const wholeMermaid: Part = {
  dev: {resolve: {alias: {mermaid$: WHOLE}}, module: {noParse: (file: string) => file.endsWith(WHOLE)}},
};
