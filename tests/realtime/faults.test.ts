import { describe, expect, test } from 'vitest';
import {
  crashPostgres,
  cutWakeUps,
  dropClients,
  type FaultCounts,
  keepFailing,
  killServers,
} from '../support/board-faults.ts';
import { expectSameBoards, readWholeLog } from '../support/board-proof.ts';
import { prepareBoardSites } from '../support/board-site.ts';
import { createTally, makeChanges } from '../support/board-workload.ts';

/** For how many minutes each database goes through it (`pnpm soak`); without, until so many changes have been made. */
const minutes = Number(process.env['SOAK'] ?? 0);
const goal = 500;

const sites = prepareBoardSites();

describe.each([
  ['SQLite', 1, 250],
  ['Postgres with two servers', 2, 120],
])('On %s', (name, servers, every) => {
  test(
    'Nothing is lost or doubled, and all see the same, whatever is cut off, killed and restarted',
    async () => {
      const isSqlite = servers === 1;
      const { databaseUrl, cluster, openClients } = await sites.start('faults', servers);
      const clients = await openClients();

      const tally = createTally();
      const done = () => tally.acknowledged.size;
      const startedAt = performance.now();
      const failures = {
        'server kills': killServers(cluster),
        ...(!isSqlite && {
          'cuts of the wake-up connections': cutWakeUps(databaseUrl),
          'Postgres crashes': crashPostgres(sites.postgres()),
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
