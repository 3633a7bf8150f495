// Speed: libraries of Mermaid that no diagram of the site needs are left out of a build; the server, which draws none, has
// nothing of Mermaid.
// Buys: scripts in a build 6.5 instead of 20.7 MB; peak memory 1.00 instead of 1.39 GB.
// Breaks when: a page has a diagram of another kind; `src/diagrams/kinds.ts` stops the build then.
// Goes at: no version.
import type {Part} from '../part';

const LIBRARIES = ['elkjs/lib/elk.bundled.js', 'cytoscape', 'cytoscape-cose-bilkent', 'katex'];

const leftOut = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}$`, false as const]));

export const leanMermaid: Part = {
  browser: {resolve: {alias: leftOut(LIBRARIES)}},
  server: {resolve: {alias: leftOut(['mermaid'])}},
};
