import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Postgres that all test files of a run share. */
    postgresUrl: string;
  }
}

/** Vitest's global setup: one Postgres per run, because creating one takes seconds. Returns its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}

/** Creates an empty Postgres database for one test file or test. Returns its address for DATABASE_URL. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'), `test_${crypto.randomUUID()}`);
}
