import { describe, expect, test } from 'vitest';
import { openBoardClients } from '../support/board-client.ts';
import { expectSameBoards, readWholeLog } from '../support/board-proof.ts';
import { createTally, makeChanges } from '../support/board-workload.ts';
import { createTestRandoms } from '../support/random.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak } from '../support/soak.ts';

/** Fifteen changes by each client, which is enough for every kind of change to meet every other. `pnpm soak` makes more. */
const changes = isSoak ? 5_000 : 300;

const sites = prepareSites();

describe.each([
  ['SQLite', 1],
  ['Postgres with two servers', 2],
])('The board on %s', (name, servers) => {
  test(`shows the same to all 20 clients after ${changes} concurrent changes`, async () => {
    const nextRandom = createTestRandoms();
    const { databaseUrl, cluster } = await sites.start('board', servers);
    const tally = createTally();
    const startedAt = performance.now();
    const clients = await openBoardClients(() => cluster.url);
    let left = changes;
    await Promise.all(clients.map((client) => makeChanges(client, tally, nextRandom(), () => left-- <= 0)));
    const seconds = (performance.now() - startedAt) / 1_000;

    const { tasks, version } = await expectSameBoards(cluster.url, clients);
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(tally.resent).toBe(0);
    expect(version).toBe(tally.acknowledged.size);
    expect(tally.acknowledged.size + tally.rejected.size).toBe(changes);
    await Promise.all(clients.map((client) => client.close()));
    await cluster.close();
    expect(await readWholeLog(databaseUrl)).toEqual(tally.acknowledged);
    process.stdout.write(
      `${name}: ${changes} changes in ${seconds.toFixed(1)} s, ${tally.acknowledged.size} applied, ` +
        `${tally.rejected.size} rejected as conflicts, ${tasks.length} cards at the end.\n`,
    );
  }, 600_000);
});
