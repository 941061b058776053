import { expect, test, vi } from 'vitest';
import { deletionAt } from '../../../../../tests/support/board-events.ts';
import { openBoardForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createPubSub, type PubSub } from '../../../platform/pubsub/pubsub.ts';
import { createSignals } from '../../../platform/pubsub/signals.ts';
import type { BoardDb, BoardDbClient } from '../database.ts';
import { newEvent } from './event.ts';
import { readLog } from './read-board.ts';

/** Topics whose signals all get lost. */
const lost: PubSub = {
  isShared: true,
  publish: () => undefined,
  subscribe: () => createSignals(() => undefined).signals,
};

/** An empty database on which servers open a log each, with a function that adds a card. */
async function openSite() {
  const database = await openDatabaseForTest();
  const clock = createTestClock();
  let reads = 0;
  const db = database.$extends({
    query: {
      boardEvent: {
        findMany: ({ args, query }) => {
          reads += 1;
          return query(args);
        },
      },
    },
  }) as unknown as BoardDb;
  const openServer = async (pubsub: PubSub) => {
    const changes = await openBoardForTest(db, clock, pubsub);
    const { log } = changes.board;
    const add = (title: string) => changes.change('createTask', { title, columnId: 'todo' }, title);
    return { log, changes, add };
  };
  return { db, clock, openServer, reads: () => reads };
}

/** Adds changes to an empty log, without a signal. */
async function addEvents(db: BoardDb, count: number): Promise<void> {
  await db.boardEvent.createMany({
    data: Array.from({ length: count }, (_, index) => deletionAt(index + 1)),
  });
  await db.board.updateMany({ data: { version: count } });
}

const versions = [{ version: 1 }, { version: 2 }];

test('Changes whose signals were lost are found within two seconds', async () => {
  const { clock, openServer } = await openSite();
  const { log } = await openServer(lost);
  const { add } = await openServer(lost);
  for (const title of ['A', 'B']) await add(title);
  expect(log.events.newest()).toBe(0);
  const added = new Promise<void>((resolve) => log.events.onAdded(resolve));
  clock.advance(2_000);
  await added;
  expect(log.events.recent(0)).toMatchObject({ items: versions, cursor: 2 });
});

test('All changes whose signals were lost are found at once, however many', async () => {
  const { db, clock, openServer } = await openSite();
  const { log } = await openServer(lost);
  await addEvents(db, 1_200);
  clock.advance(2_000);
  await expect.poll(log.events.newest).toBe(1_200);
});

test('An answered change is in the log of its server, without a query', async () => {
  const { openServer, reads } = await openSite();
  const { log, add } = await openServer(createPubSub());
  for (const title of ['A', 'B']) {
    const id = await add(title);
    expect(log.events.recent(0)?.items.at(-1)).toMatchObject({ writes: { cards: [{ id }] } });
  }
  expect(log.events.recent(0)).toMatchObject({ items: versions, cursor: 2 });
  expect(reads()).toBe(0);
});

test('A change is answered when earlier changes of other servers are in the log too', async () => {
  const { openServer } = await openSite();
  const one = await openServer(lost);
  const other = await openServer(lost);
  await other.add('A');
  await one.add('B');
  expect(one.log.events.recent(0)).toMatchObject({ items: versions, cursor: 2 });
});

test('A change that another server applied before is answered when it is in the log', async () => {
  const { openServer } = await openSite();
  const one = await openServer(lost);
  const other = await openServer(lost);
  for (const title of ['A', 'B']) await other.add(title);
  await one.add('B');
  expect(one.log.events.recent(0)).toMatchObject({ items: versions, cursor: 2 });
});

/** Makes the next transaction fail after it was committed, as when the connection is lost then. */
function loseNextAnswer(db: BoardDb): void {
  const transact = db.$transaction.bind(db);
  const commitUnheard = async (work: (transaction: BoardDbClient) => Promise<unknown>) => {
    await transact(work);
    throw new Error('The transaction has no answer.');
  };
  vi.spyOn(db, '$transaction').mockImplementationOnce(commitUnheard as unknown as typeof transact);
}

test('A change whose commit got no answer is answered when it is in the log', async () => {
  const { db, openServer } = await openSite();
  const { log, add } = await openServer(lost);
  loseNextAnswer(db);
  await add('A');
  expect(log.events.recent(0)).toMatchObject({ items: [{ version: 1 }], cursor: 1 });
});

test.each([[['A', null]], [[null, 'B']], [[null]]])(
  'All changes whose commit got no answer are in the log and signalled at once, with the keys %j',
  async (keys) => {
    const { db, openServer } = await openSite();
    const publish = vi.fn();
    const { log, changes } = await openServer({ ...lost, publish });
    loseNextAnswer(db);
    const create = (changeId: string | null) =>
      changes.change('createTask', { title: 'Card', columnId: 'todo' }, changeId);
    await Promise.allSettled(keys.map(create));
    const events = keys.map((changeId, index) => ({ version: index + 1, changeId }));
    expect(log.events.recent(0)).toMatchObject({ items: events });
    expect(publish).toHaveBeenCalledOnce();
  },
);

test('The log has no gap if earlier events are missing when it gets one', async () => {
  const { db, openServer } = await openSite();
  const { log } = await openServer(lost);
  await addEvents(db, 3);
  await log.append((await readLog(db, 'board', 2, 1)) ?? []);
  expect(log.events.recent(0)).toMatchObject({ items: [...versions, { version: 3 }], cursor: 3 });
});

test('A change is signalled once, even if it is sent again', async () => {
  const { openServer } = await openSite();
  const publish = vi.fn();
  const { add } = await openServer({ ...createPubSub(), publish });
  for (const title of ['A', 'A']) await add(title);
  expect(publish).toHaveBeenCalledOnce();
});

test('A change is signalled to the logs of other servers', async () => {
  const { openServer } = await openSite();
  const pubsub = createPubSub();
  const one = await openServer(pubsub);
  const other = await openServer(pubsub);
  await one.add('A');
  await expect.poll(() => other.log.events.recent(0)?.items).toMatchObject([{ version: 1 }]);
});

test('Subscribers from before a server’s start get each change once, from few queries', async () => {
  const { db, openServer, reads } = await openSite();
  await addEvents(db, 1_200);
  const { log } = await openServer(createPubSub());
  const bytes = log.bytes();
  const { read, recent } = log.events;
  expect(recent(0)).toBeNull();
  const [one, other] = await Promise.all([read(0), read(0)]);
  expect(other).toEqual(one);
  const batches = [one, await read(500), await read(1_000)];
  expect(batches.map(({ cursor }) => cursor)).toEqual([500, 1_000, 1_200]);
  const replayed = batches.flatMap(({ items }) => items.map(({ version }) => version));
  expect(replayed).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
  expect(recent(700)?.items).toHaveLength(500);
  expect(reads()).toBe(3);
  const added = (await readLog(db, 'board', 0, 1_200)) ?? [];
  // The events are in memory from now on.
  expect(log.bytes()).toBeGreaterThan(
    bytes + 1_200 * 512 + added.reduce((sum, event) => sum + event.bytes, 0),
  );
});

test('The log holds a few megabytes of large events, and reads the events before them', async () => {
  const { db, openServer } = await openSite();
  const { log, add } = await openServer(createPubSub());
  await add('A');
  const cards = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, title: 'x'.repeat(300) }));
  const last = 400;
  for (let version = 2; version <= last; version += 1) {
    const by = { changeId: null, actorId: null, createdAt: new Date(0) };
    const writes = { cards };
    const event = newEvent({ ...by, boardId: 'board', version, kind: 'updateTask', writes });
    await db.boardEvent.create({ data: { ...event, writes } });
    await log.append([event]);
  }
  expect(log.bytes()).toBeLessThan(3 * 4_500_000);
  expect(log.events.recent(0)).toBeNull();
  const versions: number[] = [];
  for (let cursor = 0; cursor < last; ) {
    const batch = await log.events.read(cursor);
    expect(batch.isLast).toBe(false);
    versions.push(...batch.items.map(({ version }) => version));
    cursor = batch.cursor;
  }
  expect(versions).toEqual(Array.from({ length: last }, (_, index) => index + 1));
});
