// Speed: `npm start` takes Mermaid as one file that webpack does not parse, instead of compiling its 900 modules.
// Buys: @DEVMERMAID@
// Breaks when: the package has no such file any more (the start fails).
// Goes at: no version.
import type {Plugin} from '@docusaurus/types';
import {isDev} from '../../lib/is-dev';

const WHOLE = 'mermaid/dist/mermaid.min.js';

export const wholeMermaid = (): Plugin => ({
  name: 'speed-whole-mermaid',
  configureWebpack: () =>
    isDev ? {resolve: {alias: {mermaid$: WHOLE}}, module: {noParse: (file: string) => file.endsWith(WHOLE)}} : {},
});
