// `npm start` takes Mermaid as one file that webpack does not parse, instead of compiling its 900 modules.
import type {Part} from '../part';

const WHOLE = 'mermaid/dist/mermaid.min.js';

export const wholeMermaid: Part = {
  dev: {resolve: {alias: {mermaid$: WHOLE}}, module: {noParse: (file: string) => file.endsWith(WHOLE)}},
};
