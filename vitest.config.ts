import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Vitest leaves a core to itself, which on a machine of two would leave one for the tests.
const maxWorkers = Math.max(2, availableParallelism());

// Vitest takes a package's `module` file and Node its `main`: without this, the server and its libraries would each have
// a `graphql` of their own, and neither would know the other's errors.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests that put something in the place of a module, or load it anew: no other file is to meet that. */
const alone = 'client/src/**/*.isolated.test.{ts,tsx}';

const inBrowser = {
  environment: 'jsdom',
  setupFiles: ['client/src/testing/setup.ts'],
  // Far more than any takes, for machines that do something else besides.
  testTimeout: 30_000,
};

export default defineConfig({
  test: {
    maxWorkers,
    maxConcurrency: 3,
    projects: [
      { test: { name: 'board', include: ['board/src/**/*.test.ts'] } },
      { test: { name: 'vault', include: ['vault/src/**/*.test.ts'] } },
      { test: { name: 'input', include: ['input/src/**/*.test.ts'] } },
      { test: { name: 'qr', include: ['qr/src/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          ...inBrowser,
          name: 'client',
          include: ['client/src/**/*.test.{ts,tsx}', 'client/build/**/*.test.ts'],
          exclude: [alone],
          // To load React and the site's code anew for each file took longer than the tests.
          isolate: false,
        },
      },
      { test: { ...inBrowser, name: 'client-isolated', include: [alone] } },
      {
        resolve: oneGraphql,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'api',
          include: ['tests/{api,realtime}/**/*.test.ts'],
          // Each file starts servers of its own; to load the server's code anew for each took a minute.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        resolve: oneGraphql,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          // After everything else, and fewer at once: a browser is several processes.
          sequence: { groupOrder: 1 },
          maxWorkers: Math.max(2, maxWorkers >> 1),
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
