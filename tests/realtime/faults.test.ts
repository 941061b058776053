import { describe, expect, test } from 'vitest';
import { openBoardClients } from '../support/board-client.ts';
import { expectSameBoards, readWholeLog } from '../support/board-proof.ts';
import { createTally, makeChanges } from '../support/board-workload.ts';
import {
  cutListenConnections,
  dropClients,
  type FaultCounts,
  keepFailing,
  killServers,
} from '../support/faults.ts';
import { startPostgres } from '../support/postgres.ts';
import { createTestRandoms } from '../support/random.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak, soakMinutes } from '../support/soak.ts';

/** Without `pnpm soak`, which has minutes per database, a test ends after `goal` changes and one fault of each kind. */
const goal = 200;

const sites = prepareSites(startPostgres);

describe.each([
  ['SQLite', 1, 80],
  ['Postgres with two servers', 2, 50],
])('The board on %s', (name, servers, changesPerFault) => {
  test(
    'loses and repeats no change while servers, connections and the database fail',
    async () => {
      const nextRandom = createTestRandoms();
      const isSqlite = servers === 1;
      const { databaseUrl, cluster } = await sites.start('faults', servers);
      const clients = await openBoardClients(() => cluster.url);

      const tally = createTally();
      const done = () => tally.acknowledged.size;
      const startedAt = performance.now();
      const failures = {
        'server kills': killServers(cluster, nextRandom()),
        ...(!isSqlite && {
          'cut LISTEN connections': cutListenConnections(databaseUrl),
          'Postgres crashes': sites.crashPostgres,
        }),
      };
      const faults: FaultCounts = new Map();
      const isOver = () =>
        isSoak
          ? performance.now() - startedAt > soakMinutes * 60_000
          : done() >= goal && faults.size > Object.keys(failures).length;
      await Promise.all([
        keepFailing(failures, faults, { every: changesPerFault, done, isOver, random: nextRandom() }),
        keepFailing({ 'dropped connections': dropClients(clients, nextRandom()) }, faults, {
          every: 15,
          done,
          isOver,
          random: nextRandom(),
        }),
        ...clients.map((client) => makeChanges(client, tally, nextRandom(), isOver)),
      ]);

      const seconds = (performance.now() - startedAt) / 1_000;
      const { version } = await expectSameBoards(cluster.url, clients);
      const order = clients.flatMap((client) => client.faults);
      await Promise.all(clients.map((client) => client.close()));
      await cluster.close();
      const log = await readWholeLog(databaseUrl);
      const lost = [...tally.acknowledged].filter((changeId) => !log.has(changeId));
      // The log has each key once, so a repeated change is one that no client was told of or that was reported as rejected.
      const repeated = [...log].filter((changeId) => changeId === null || !tally.acknowledged.has(changeId));
      const connections = clients.reduce((sum, client) => sum + client.connections() - 1, 0);
      const figures = [
        `${tally.acknowledged.size} changes applied in ${seconds.toFixed(0)} s`,
        `${tally.rejected.size} rejected as conflicts`,
        `${tally.resent} retries`,
        ...[...faults].map(([kind, count]) => `${count} ${kind}`),
        `${connections} attempts to reconnect`,
        `lost ${lost.length}`,
        `repeated ${repeated.length}`,
      ];
      process.stdout.write(`${name}: ${figures.join(', ')}\n`);
      expect({ lost, repeated, order }).toEqual({ lost: [], repeated: [], order: [] });
      expect(version).toBe(tally.acknowledged.size);
    },
    (soakMinutes + 5) * 60_000,
  );
});
