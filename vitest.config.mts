import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tools}/**/__tests__/**/*.test.{ts,tsx}'],
          // The first test of a file loads what the file uses, which takes seconds on a busy machine.
          testTimeout: 30_000,
          // Some index or compile everything first.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Tests at once in a file that opens several pages: more would slow down the other worker.
          maxConcurrency: 3,
          // The files of a worker share its modules, the connection to the browser and the fixtures' bundle.
          isolate: false,
          // The default of one second is little for a browser on a busy machine.
          expect: {poll: {timeout: 15_000}},
          // A browser on a busy machine misses a moment now and then; a fault fails again.
          retry: 1,
        },
      },
    ],
  },
});
