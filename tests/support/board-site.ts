import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type BoardClient, openBoardClient } from './board-client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createTempFolder } from './temp-folder.ts';

const clientCount = 20;

export interface BoardSite {
  readonly databaseUrl: string;
  readonly cluster: Cluster;
  /** Opens those who work on its board. */
  openClients(): Promise<BoardClient[]>;
}

/** Sites whose board a file's tests put to work: one server on SQLite, or several on Postgres. */
export function prepareBoardSites() {
  let postgres: TestPostgres;
  let folder: Awaited<ReturnType<typeof createTempFolder>>;
  beforeAll(async () => {
    folder = await createTempFolder();
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    await folder?.remove();
  });
  return {
    postgres: () => postgres,
    /** Starts one with a database of its own; it closes with the test. @param name of the database */
    start: async (name: string, servers: number): Promise<BoardSite> => {
      const databaseUrl =
        servers === 1 ? `file:${join(folder.path, `${name}.db`)}` : await postgres.createDatabase(name);
      const cluster = await startCluster({
        databaseUrl,
        ports: Array.from({ length: servers }, () => 0),
        env: { REQUEST_LIMIT: 'off' },
      });
      onTestFinished(() => cluster.close());
      const open = () => openBoardClient(() => cluster.url);
      const openClients = () => Promise.all(Array.from({ length: clientCount }, open));
      return { databaseUrl, cluster, openClients };
    },
  };
}
