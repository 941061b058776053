import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBoardClient } from '../utils/board-client.ts';
import { expectSameBoards, readWholeLog } from '../utils/board-proof.ts';
import { createTally, makeChanges } from '../utils/board-workload.ts';
import { startCluster } from '../utils/cluster.ts';
import { startPostgres, type TestPostgres } from '../utils/postgres.ts';
import { createTempFolder } from '../utils/temp-folder.ts';

const changes = 5_000;

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
  ['SQLite', 1],
  ['Postgres with two servers', 2],
])('The board on %s', (name, servers) => {
  test(`Twenty clients make ${changes} changes at once, and all see the same board at the end`, async () => {
    const databaseUrl =
      servers === 1 ? `file:${join(folder.path, 'board.db')}` : await postgres.createDatabase('board');
    const cluster = await startCluster({
      databaseUrl,
      ports: Array.from({ length: servers }, () => 0),
      env: { REQUEST_LIMIT: 'off' },
    });
    onTestFinished(() => cluster.close());
    const tally = createTally();
    const startedAt = performance.now();
    const clients = await Promise.all(Array.from({ length: 20 }, () => openBoardClient(() => cluster.url)));
    let left = changes;
    await Promise.all(clients.map((client) => makeChanges(client, tally, () => left-- <= 0)));
    const seconds = (performance.now() - startedAt) / 1_000;

    const { tasks, version } = await expectSameBoards(cluster.url, clients);
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(tally.resent).toBe(0);
    expect(version).toBe(tally.acknowledged.size);
    expect(tally.acknowledged.size + tally.refused.size).toBe(changes);
    await Promise.all(clients.map((client) => client.close()));
    await cluster.close();
    expect(await readWholeLog(databaseUrl)).toEqual(tally.acknowledged);
    process.stdout.write(
      `${name}: ${changes} changes in ${seconds.toFixed(1)} s, ${tally.acknowledged.size} made, ` +
        `${tally.refused.size} refused since others were first, ${tasks.length} cards at the end.\n`,
    );
  }, 600_000);
});
