import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { deletionAt } from '../support/board-events.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { createTestClock } from '../support/test-clock.ts';

const newest = 600;

/** Creates a database with a board that was changed 600 times; returns its address. */
async function createBoard(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const url = `file:${join(folder.path, 'board.db')}`;
  const { client: db, close } = await openDatabase(url);
  await db.boardEvent.createMany({
    data: Array.from({ length: newest }, (_, index) => deletionAt(index + 1)),
  });
  await db.board.updateMany({ data: { version: newest } });
  await close();
  return url;
}

test('Hundreds of clients that reconnect to a restarted server cause one read of the log', async () => {
  // With a clock that stands still, the log isn't polled.
  const server = await startServerForTest({ databaseUrl: await createBoard(), clock: createTestClock() });
  const reads = vi.spyOn(server.db.boardEvent, 'findMany');
  const query = 'subscription ($since: Int!) { boardEvents(since: $since) { version } }';
  const clients = Array.from({ length: 7 }, () => connectForTest(server.url));
  const streams = Array.from({ length: 301 }, (_, index) => {
    const since = index === 0 ? 0 : newest - index;
    return { since, results: clients[index % clients.length]?.iterate({ query, variables: { since } }) };
  });
  const received = await Promise.all(
    streams.map(async ({ since, results }) => {
      const versions: number[] = [];
      while (versions.at(-1) !== newest) {
        versions.push(Object((await results?.next())?.value).data.boardEvents.version);
      }
      return { since, versions };
    }),
  );
  for (const { since, versions } of received) {
    expect(versions).toEqual(Array.from({ length: newest - since }, (_, index) => since + 1 + index));
  }
  // Each event is read once, 500 at a time, and the events since the start once more.
  expect(reads.mock.calls.length).toBeLessThanOrEqual(3);
});
