import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBoardClient } from '../utils/board-client.ts';
import {
  crashPostgres,
  cutWakeUps,
  dropClients,
  type FaultCounts,
  keepFailing,
  killServers,
} from '../utils/board-faults.ts';
import { expectSameBoards, readWholeLog } from '../utils/board-proof.ts';
import { createTally, makeChanges } from '../utils/board-workload.ts';
import { startCluster } from '../utils/cluster.ts';
import { startPostgres, type TestPostgres } from '../utils/postgres.ts';
import { createTempFolder } from '../utils/temp-folder.ts';

/** For how many minutes each database goes through it (`pnpm soak`); without, until so many changes have been made. */
const minutes = Number(process.env['SOAK'] ?? 0);
const goal = 1_000;

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

describe.each([
  ['SQLite', 1, 250],
  ['Postgres with two servers', 2, 120],
])('On %s', (name, servers, every) => {
  test(
    'Nothing is lost or doubled, and all see the same, whatever is cut off, killed and restarted',
    async () => {
      const isSqlite = servers === 1;
      const databaseUrl = isSqlite
        ? `file:${join(folder.path, 'faults.db')}`
        : await postgres.createDatabase('faults');
      const cluster = await startCluster({
        databaseUrl,
        ports: Array.from({ length: servers }, () => 0),
        env: { REQUEST_LIMIT: 'off' },
      });
      onTestFinished(() => cluster.close());
      const clients = await Promise.all(Array.from({ length: 20 }, () => openBoardClient(() => cluster.url)));

      const tally = createTally();
      const done = () => tally.acknowledged.size;
      const startedAt = performance.now();
      const failures = {
        'server kills': killServers(cluster),
        ...(!isSqlite && {
          'cuts of the wake-up connections': cutWakeUps(databaseUrl),
          'Postgres crashes': crashPostgres(postgres),
        }),
      };
      const faults: FaultCounts = new Map();
      const isOver = () =>
        minutes > 0
          ? performance.now() - startedAt > minutes * 60_000
          : done() >= goal && faults.size > Object.keys(failures).length;
      await Promise.all([
        keepFailing(failures, faults, { every, done, isOver }),
        keepFailing({ 'dropped connections': dropClients(clients) }, faults, { every: 15, done, isOver }),
        ...clients.map((client) => makeChanges(client, tally, isOver)),
      ]);

      const seconds = (performance.now() - startedAt) / 1_000;
      const { version } = await expectSameBoards(cluster.url, clients);
      const order = clients.flatMap((client) => client.faults);
      await Promise.all(clients.map((client) => client.close()));
      await cluster.close();
      const log = await readWholeLog(databaseUrl);
      const lost = [...tally.acknowledged].filter((changeId) => !log.has(changeId));
      // The log has each name once, so what is doubled is what nobody was told of, or was told to have been refused.
      const doubled = [...log].filter((changeId) => changeId === null || !tally.acknowledged.has(changeId));
      const connections = clients.reduce((sum, client) => sum + client.connections() - 1, 0);
      const figures = [
        `${tally.acknowledged.size} changes made in ${seconds.toFixed(0)} s`,
        `${tally.refused.size} refused since others were first`,
        `${tally.resent} sent again`,
        ...[...faults].map(([kind, count]) => `${count} ${kind}`),
        `${connections} attempts to reconnect`,
        `lost ${lost.length}`,
        `doubled ${doubled.length}`,
      ];
      process.stdout.write(`${name}: ${figures.join(', ')}\n`);
      expect({ lost, doubled, order }).toEqual({ lost: [], doubled: [], order: [] });
      expect(version).toBe(tally.acknowledged.size);
    },
    (minutes + 5) * 60_000,
  );
});
