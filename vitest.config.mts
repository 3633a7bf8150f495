import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tools}/**/__tests__/**/*.test.{ts,tsx}'],
          // The first test of a file loads what the file uses: seconds, on a machine that does other work, too.
          testTimeout: 30_000,
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
          // Pages at once in a file that opens several: more would take the processor from the other worker.
          maxConcurrency: 3,
          // The files of a worker share its modules, the connection to the browser and the fixtures' bundle.
          isolate: false,
          // By default one second, which is little for a browser on a machine that does other work, too.
          expect: {poll: {timeout: 15_000}},
          // A browser on a machine that does other work, too, misses a moment now and then; a fault fails again.
          retry: 1,
        },
      },
    ],
  },
});
