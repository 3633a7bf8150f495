import type {Plugin} from '@docusaurus/types';

/** Libraries that only the kinds of diagrams in `src/diagrams/kinds.ts` need. */
const LIBRARIES = ['elkjs/lib/elk.bundled.js', 'cytoscape', 'cytoscape-cose-bilkent', 'katex'];

const leftOut = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}$`, false as const]));

/**
 * Leaves out of a build what no diagram of the site needs: a quarter of all code, which would be read, compiled and
 * minified in every build to be asked for by nobody. The server, which draws no diagram, needs nothing of Mermaid.
 */
export default function leanMermaid(): Plugin {
  return {
    name: 'lean-mermaid',
    configureWebpack: (_config, isServer) => ({resolve: {alias: leftOut(isServer ? ['mermaid'] : LIBRARIES)}}),
  };
}
