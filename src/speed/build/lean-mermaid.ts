import type {Plugin} from '@docusaurus/types';

/** Libraries that only the kinds of diagrams in `src/diagrams/kinds.ts` need. */
const LIBRARIES = ['elkjs/lib/elk.bundled.js', 'cytoscape', 'cytoscape-cose-bilkent', 'katex'];

const leftOut = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}$`, false as const]));

/** All of Mermaid in one file, which is not looked into: half of the modules that a start would have to read and keep. */
const WHOLE = 'mermaid/dist/mermaid.min.js';

/**
 * Leaves out of a build what no diagram of the site needs: a quarter of all code, which would be read, compiled and
 * minified in every build to be asked for by nobody. The server, which draws no diagram, needs nothing of Mermaid. While
 * writing it is the other way round: a browser on the same machine loads everything, and nothing of it is compiled.
 */
export default function leanMermaid(): Plugin {
  return {
    name: 'lean-mermaid',
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'development'
        ? {resolve: {alias: {mermaid$: WHOLE}}, module: {noParse: (file: string) => file.endsWith(WHOLE)}}
        : {resolve: {alias: leftOut(isServer ? ['mermaid'] : LIBRARIES)}},
  };
}
