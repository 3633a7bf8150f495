// V8 compiles functions later, has a larger young generation, and collects the old one more often; HTML is not minified.

/**
 * Compiles functions for speed when they have run seven times as much as usual, in bytes of bytecode: most of a
 * build's functions never do. Node 22 and later do not know the flag.
 */
const LATE = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];

/**
 * A young generation of 128 MB, in which more objects die before they are copied. Without the first flag V8 begins with a
 * small one, without the second it stays below 128 MB.
 */
const YOUNG = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

/** Collects the old generation at 100 % growth instead of up to 4×, and allows explicit `gc()` (`release-memory.ts`). */
const OLD = ['--heap-growing-percent=100', '--expose-gc'];

/** Flags of Node for `docusaurus build` or `docusaurus start`; a start is quicker without the last ones. */
export const nodeFlags = (command) => [...LATE, ...YOUNG, ...(command === 'build' ? OLD : [])];

/**
 * Environment of `docusaurus build`. Minified pages are 1 % smaller once they are compressed. Small images stay files: a
 * guide has each of its pictures twice, for both colour modes, and a browser loads one.
 */
export const buildEnvironment = {SKIP_HTML_MINIFICATION: 'true', WEBPACK_URL_LOADER_LIMIT: '0'};
