// Libraries that no diagram of the site needs are left out; the server, which draws none, has nothing of Mermaid.
import type {Part} from '../part';

const LIBRARIES = ['elkjs/lib/elk.bundled.js', 'cytoscape', 'cytoscape-cose-bilkent', 'katex'];

const leftOut = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}$`, false as const]));

export const leanMermaid: Part = {
  browser: {resolve: {alias: leftOut(LIBRARIES)}},
  server: {resolve: {alias: leftOut(['mermaid'])}},
};
