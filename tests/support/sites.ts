import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import type { TestPostgres } from './postgres.ts';
import { createTestDatabase } from './shared-postgres.ts';
import { createTempFolder } from './temp-folder.ts';

export interface Site {
  readonly databaseUrl: string;
  readonly cluster: Cluster;
}

/**
 * Prepares sites for load and fault tests: one server on SQLite, or several servers on Postgres.
 *
 * @param startPostgres starts a Postgres for this file, which its tests may crash; the shared one is used by default
 */
export function prepareSites(startPostgres?: () => Promise<TestPostgres>) {
  let postgres: TestPostgres | undefined;
  let folder: Awaited<ReturnType<typeof createTempFolder>>;
  beforeAll(async () => {
    folder = await createTempFolder();
    postgres = await startPostgres?.();
  });
  afterAll(async () => {
    await postgres?.stop();
    await folder?.remove();
  });
  return {
    /** Crashes and restarts this file's Postgres. */
    crashPostgres: async () => await postgres?.crash(),
    /**
     * Starts a site with an empty database. The site closes when the test ends.
     *
     * @param prepare prepares the database before the servers use it
     */
    start: async (
      name: string,
      servers: number,
      prepare?: (databaseUrl: string) => Promise<void>,
    ): Promise<Site> => {
      const databaseUrl =
        servers === 1
          ? `file:${join(folder.path, `${name}.db`)}`
          : await (postgres?.createDatabase(name) ?? createTestDatabase());
      await prepare?.(databaseUrl);
      const cluster = await startCluster({
        databaseUrl,
        ports: Array.from({ length: servers }, () => 0),
        env: { REQUEST_LIMIT: 'off', OPERATION_LIMIT: 'off' },
      });
      onTestFinished(() => cluster.close());
      return { databaseUrl, cluster };
    },
  };
}
