// V8 compiles functions later, has a larger young generation, and collects the old one more often; HTML is not minified.

import {COMPILE_LATE} from '../../lib/node-flags.mjs';

/**
 * A young generation of 128 MB, in which more objects die before they are copied. Without the first flag V8 begins with a
 * small one, without the second it stays below 128 MB.
 */
const YOUNG = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

/** Collects the old generation at 100 % growth instead of up to 4×, and allows explicit `gc()` (`release-memory.ts`). */
const OLD = ['--heap-growing-percent=100', '--expose-gc'];

/** Flags of Node for `docusaurus build` or `docusaurus start`; a start is quicker without the last ones. */
export const nodeFlags = (command) => [...COMPILE_LATE, ...YOUNG, ...(command === 'build' ? OLD : [])];

/**
 * Environment of `docusaurus build`. Minified pages are 1 % smaller once they are compressed. Small images stay files: a
 * guide has each of its pictures twice, for both colour modes, and a browser loads one.
 */
export const buildEnvironment = {SKIP_HTML_MINIFICATION: 'true', WEBPACK_URL_LOADER_LIMIT: '0'};
