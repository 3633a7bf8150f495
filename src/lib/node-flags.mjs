/**
 * For processes that run much code a few times: V8 compiles functions for speed when they have run seven times as much
 * as usual, in bytes of bytecode. Node 22 and later do not know the flag.
 */
export const COMPILE_LATE = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];
