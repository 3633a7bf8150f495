import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['guides/how-to/*.check.ts'],
    // A check of a guide that has its own project builds and starts it. What waits within a check has shorter limits.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // The checks share a server and the administrator's account: each runs by itself.
    fileParallelism: false,
    // They share the browser.
    isolate: false,
    expect: {poll: {timeout: 15_000}},
  },
});
