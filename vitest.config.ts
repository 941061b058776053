import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import './tests/support/end-with-parent.ts';

// The channel to `scripts/test.ts` must not keep Vitest running after the last test.
process.channel?.unref();

// Browser and server tests spend some of their time waiting, so there is one worker more than cores.
const maxWorkers = availableParallelism() + 1;

// Vitest resolves a package's `module` entry and Node its `main`: without this alias the server and its libraries load
// two copies of `graphql`, which reject each other's objects.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests that mock modules or import them again. They run isolated, so that no other file sees the mocks. */
const isolated = 'client/src/**/*.isolated.test.{ts,tsx}';

/** Starts the projects with the longest files first, so that none of those runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => -['server', 'e2e'].indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

// Vitest's second is too short on a busy machine.
const patient = { expect: { poll: { timeout: 20_000 } } };

const inBrowser = {
  ...patient,
  environment: 'jsdom',
  setupFiles: ['tests/support/end-with-parent.ts', 'client/src/testing/setup.ts'],
  // Files share their globals, which a spy replaces.
  restoreMocks: true,
  // Far above the usual duration, for machines that are busy with other work.
  testTimeout: 90_000,
};

export default defineConfig({
  test: {
    maxWorkers,
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    // Few, because each starts workers of its own, which load and transform the code again.
    projects: [
      {
        test: {
          name: 'units',
          include: [
            '{board,bulk,catalogue,cli,input,links,qr,rendering,tables,vault}/src/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          isolate: false,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'client',
          include: ['{client,playground}/src/**/*.test.{ts,tsx}', 'client/build/**/*.test.ts'],
          exclude: [isolated],
          // Loading React and the client's code for each file took longer than the tests.
          isolate: false,
        },
      },
      { test: { ...inBrowser, name: 'client-isolated', include: [isolated] } },
      {
        resolve: oneGraphql,
        test: {
          ...patient,
          name: 'server',
          setupFiles: ['tests/support/end-with-parent.ts'],
          globalSetup: [
            'tests/support/shared-postgres.ts',
            'tests/support/built-server.ts',
            'tests/support/chromium.ts',
          ],
          include: ['server/src/**/*.test.ts', 'tests/{api,realtime}/**/*.test.ts'],
          // Each file starts its own servers; loading the server's code for each took a minute.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...patient,
          name: 'e2e',
          setupFiles: ['tests/support/end-with-parent.ts'],
          globalSetup: ['tests/support/chromium.ts'],
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
