import { describe, expect, test } from 'vitest';
import type { LoggedEvent } from '../../server/src/modules/board/log/event.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { openKinds, privateKinds } from '../support/board-changes.ts';
import { openBoardClients } from '../support/board-client.ts';
import { openBoardLogs } from '../support/board-logs.ts';
import { checkStoredBoards, compareWithStored, expectSameBoards } from '../support/board-proof.ts';
import { createTally, makeChanges } from '../support/board-workload.ts';
import {
  cutListenConnections,
  dropClients,
  type FaultCounts,
  keepFailing,
  killServers,
} from '../support/faults.ts';
import { startPostgres } from '../support/postgres.ts';
import { changeMembers, managedKinds, openPrivateBoards } from '../support/private-boards.ts';
import { createTestRandoms } from '../support/random.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak, soakMinutes } from '../support/soak.ts';

/** Without `pnpm soak`, which has minutes per database, a test ends after `goal` changes and one fault of each kind. */
const goal = 200;
const openClients = isSoak ? 20 : 6;
const privateBoards = isSoak ? { boards: 10, members: 4 } : { boards: 3, members: 2 };

const sites = prepareSites(startPostgres);

describe.each([
  ['SQLite', 1, 80],
  ['Postgres with two servers', 2, 50],
])('The open board and private boards on %s', (name, servers, changesPerFault) => {
  test(
    'lose and repeat no change while servers, connections and the database fail',
    async () => {
      const nextRandom = createTestRandoms();
      const isSqlite = servers === 1;
      const { databaseUrl, cluster } = await sites.start('faults', servers);
      const url = () => cluster.url;
      const openBoard = {
        id: openBoardId,
        clients: await openBoardClients(url, openClients),
        tally: createTally(),
      };
      const boards = await openPrivateBoards(url, privateBoards);
      const logs = await openBoardLogs(databaseUrl);
      const all = [openBoard, ...boards];
      const clients = all.flatMap((board) => board.clients);
      const done = () => all.reduce((sum, { tally }) => sum + tally.acknowledged.size, 0);
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
        logs.follow(isOver),
        ...boards.map((board) => changeMembers(board, nextRandom(), isOver)),
        ...all.flatMap(({ clients, tally }) =>
          clients.map((client) => makeChanges(client, tally, nextRandom(), isOver)),
        ),
      ]);

      const seconds = (performance.now() - startedAt) / 1_000;
      await expectSameBoards(cluster.url, openBoard.clients);
      for (const { id: boardId, owner, clients } of boards) {
        await expectSameBoards(cluster.url, clients, { boardId, headers: owner.headers });
      }
      const order = clients.flatMap((client) => client.faults);
      await Promise.all(clients.map((client) => client.close()));
      await cluster.close();
      await logs.read();
      const stored = await checkStoredBoards(databaseUrl, logs);
      const compared = all.map(({ id, tally }) => compareWithStored(stored.get(id), tally));
      const lost = compared.flatMap((board) => board.lost);
      const repeated = compared.flatMap((board) => board.repeated);
      const sum = (count: (board: (typeof all)[number]) => number) =>
        all.reduce((total, board) => total + count(board), 0);
      const connections = clients.reduce((sum, client) => sum + client.connections() - 1, 0);
      const kindsOf = (events: readonly LoggedEvent[]) => new Set<string>(events.map(({ kind }) => kind));
      const made = {
        open: kindsOf(logs.eventsOf(openBoardId)),
        private: kindsOf(boards.flatMap(({ id }) => logs.eventsOf(id))),
      };
      const figures = [
        `${done()} changes applied in ${seconds.toFixed(0)} s, ${openBoard.tally.acknowledged.size} to the open board`,
        `${made.open.size} kinds on the open board and ${made.private.size} on the others`,
        `${sum(({ tally }) => tally.rejected.size)} rejected as conflicts`,
        `${sum(({ tally }) => tally.resent)} retries`,
        `${boards.reduce((total, { removals }) => total + removals, 0)} removals`,
        ...[...faults].map(([kind, count]) => `${count} ${kind}`),
        `${connections} attempts to reconnect`,
        `lost ${lost.length}`,
        `repeated ${repeated.length}`,
      ];
      process.stdout.write(`${name}: ${figures.join(', ')}\n`);
      expect({ lost, repeated, order }).toEqual({ lost: [], repeated: [], order: [] });
      // In less time, a rare change may not come up.
      if (soakMinutes < 5) return;
      expect(openKinds.filter(([kind]) => !made.open.has(kind))).toEqual([]);
      const privately = [...privateKinds.map(([kind]) => kind), ...Object.keys(managedKinds)];
      expect(privately.filter((kind) => !made.private.has(kind))).toEqual([]);
    },
    (soakMinutes + 5) * 60_000,
  );
});
