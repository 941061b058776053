import { expect, onTestFinished, test } from 'vitest';
import { openBoardLogs } from '../support/board-logs.ts';
import { checkStoredBoards, compareWithStored, expectSameBoards } from '../support/board-proof.ts';
import { builtServer } from '../support/built-server.ts';
import { startCluster } from '../support/cluster.ts';
import { type FaultCounts, keepFailing, killServers } from '../support/faults.ts';
import { changeOffline } from '../support/killed-browser.ts';
import { openPrivateBoards } from '../support/private-boards.ts';
import { createTestRandoms } from '../support/random.ts';
import { isSoak, soakMinutes } from '../support/soak.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const browserCount = 3;
/** About how many changes browsers keep between two server kills. */
const changesPerFault = 10;

// `tests/e2e/killed-browser.test.ts` kills a browser once, and describes what its user sees.
test.runIf(isSoak)(
  'Changes that browsers kept offline are made once, however often the browsers and the server are killed',
  async () => {
    const nextRandom = createTestRandoms();
    const folder = await createTempFolder();
    onTestFinished(() => folder.remove());
    const databaseUrl = `file:${folder.path}/test.db`;
    const env = { REQUEST_LIMIT: 'off', OPERATION_LIMIT: 'off' };
    const cluster = await startCluster({ databaseUrl, ports: [0], command: [builtServer], env });
    onTestFinished(() => cluster.close());
    const boards = await openPrivateBoards(() => cluster.url, { boards: 1, members: browserCount });
    const [board] = boards;
    if (!board) throw new Error('There is a board.');
    const { id: boardId, owner, members, clients, tally } = board;
    const logs = await openBoardLogs(databaseUrl);

    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt > soakMinutes * 60_000;
    const faults: FaultCounts = new Map();
    const done = () => tally.acknowledged.size;
    const kill = { 'server kills': killServers(cluster, nextRandom()) };
    const address = `${cluster.url}/b/${boardId}`;
    const [kills] = await Promise.all([
      Promise.all(
        members.map((member) =>
          changeOffline({ member, address, profile: `${folder.path}/${member.name}` }, tally, {
            random: nextRandom(),
            isOver,
          }),
        ),
      ),
      keepFailing(kill, faults, { every: changesPerFault, done, isOver, random: nextRandom() }),
      logs.follow(isOver),
    ]);

    await expectSameBoards(cluster.url, clients, { boardId, headers: owner.headers });
    await Promise.all(clients.map((client) => client.close()));
    await cluster.close();
    await logs.read();
    const stored = await checkStoredBoards(databaseUrl, logs);
    const { lost, repeated } = compareWithStored(stored.get(boardId), tally);
    const figures = [
      `${done()} changes kept by ${browserCount} browsers in ${soakMinutes} minutes`,
      `${kills.reduce((sum, count) => sum + count, 0)} browser kills`,
      ...[...faults].map(([kind, count]) => `${count} ${kind}`),
      `lost ${lost.length}`,
      `repeated ${repeated.length}`,
    ];
    process.stdout.write(`${figures.join(', ')}\n`);
    expect({ lost, repeated }).toEqual({ lost: [], repeated: [] });
    expect(Math.min(...kills)).toBeGreaterThan(1);
  },
  (soakMinutes + 10) * 60_000,
);
