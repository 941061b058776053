import { plainCard } from '@canary/board/rows';
import { expect, test } from 'vitest';
import { openBoardForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createPubSub } from '../../../platform/pubsub/pubsub.ts';
import { ReplayStream } from '../../../platform/pubsub/replay-stream.ts';
import type { BoardDb } from '../database.ts';
import { newEvent } from './event.ts';
import { createLiveBoard } from './live-board.ts';
import { readBoard, readLog } from './read-board.ts';

const task = (id: string, rank: string, assigneeIds: readonly string[] = []) => ({
  ...plainCard,
  ...{ id, rank, assigneeIds, columnId: 'todo', title: id },
});

/** A board with cards and people in no order. */
function openBoard() {
  const board = createLiveBoard();
  board.load({
    version: 7,
    tasks: [
      task('c', 'a2'),
      { ...task('b', 'a1', ['ada']), columnId: 'done' },
      task('d', 'a0', ['ada']),
      task('a', 'a1'),
    ],
    users: ['Zoe', 'ada', 'Émile', 'Ada'].map((name) => ({ id: name, name })),
  });
  return board;
}

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(' ');

test('Cards are sorted by rank and people by name, as the text of both databases’ byte order', () => {
  const board = openBoard();
  expect(ids(board.snapshot().tasks)).toBe('d a b c');
  expect(ids(board.snapshot().users)).toBe('Ada Zoe ada Émile');
  expect(ids(board.column('todo'))).toBe('d a c');
});

test('A snapshot stays as it was, and the next snapshot has the changes since', () => {
  const board = openBoard();
  const before = board.snapshot();
  const copy = structuredClone(before);
  expect(board.snapshot()).toBe(before);
  board.apply({ version: 8, writes: { cards: [{ id: 'c', rank: 'Zz' }] } });
  board.apply({ version: 9, writes: { deleted: { people: ['ada'] } } });
  expect(before).toEqual(copy);
  expect(board.snapshot()).toMatchObject({ version: 9, tasks: { length: 4 }, users: { length: 3 } });
  expect(ids(board.snapshot().tasks)).toBe('c d a b');
  expect(board.user('ada')).toBeUndefined();
  expect(board.snapshot().tasks.every(({ assigneeIds }) => assigneeIds.length === 0)).toBe(true);
  board.load({ version: 1, tasks: [], users: [] });
  expect(board.snapshot()).toMatchObject({ version: 1, tasks: [], users: [] });
});

test('The size of cards is the size of their rows as JSON, after every change', () => {
  const board = openBoard();
  const bytesNow = () =>
    Buffer.byteLength(
      board
        .snapshot()
        .tasks.map((card) => JSON.stringify(card))
        .join(''),
    );
  const writes = [
    { cards: [{ id: 'c', title: 'Crème', rank: 'Zz' }, task('e', 'a9')] },
    { deleted: { cards: ['a'] } },
    { deleted: { columns: ['todo'] }, moveTo: 'done' },
    { deleted: { people: ['ada'] } },
  ];
  expect(board.size()).toEqual({ users: 4, cardBytes: bytesNow() });
  writes.forEach((written, index) => {
    board.simulate((state) => state.apply({ version: 8 + index, writes: { cards: [task('f', 'a8')] } }));
    board.apply({ version: 8 + index, writes: written });
    expect(board.size().cardBytes).toBe(bytesNow());
  });
});

/** Opens a server's log on a board with one person and two cards. Other servers' changes reach it by its polling only. */
async function openSite() {
  const db = await openDatabaseForTest();
  const createdAt = new Date(0);
  await db.boardUser.create({ data: { boardId: 'board', id: 'ada', name: 'Ada', createdAt } });
  const cards = ['a', 'b'].map((id, index) => ({
    ...{ boardId: 'board', id, number: index + 1, title: id, columnId: 'todo', rank: `a${index}`, createdAt },
  }));
  await db.task.createMany({ data: cards });
  await db.taskAssignee.create({ data: { boardId: 'board', taskId: 'a', personId: 'ada', position: 0 } });
  /** Changes the board as another server does. */
  const move = async (id: string, rank: string) => {
    await db.task.update({ where: { boardId_id: { boardId: 'board', id } }, data: { rank } });
    const { version } = await db.board.update({
      where: { id: 'board' },
      data: { version: { increment: 1 } },
    });
    const writes = { cards: [{ id, rank }] };
    const by = { changeId: null, actorId: null, createdAt };
    const event = newEvent({ ...by, boardId: 'board', version, kind: 'moveTask', writes });
    await db.boardEvent.create({ data: { ...event, writes } });
  };
  const clock = createTestClock();
  const open = async (from: BoardDb = db) => {
    const pubsub = { ...createPubSub(), isShared: true };
    return await openBoardForTest(from, clock, pubsub);
  };
  const poll = () => clock.advance(2_000);
  return { db, move, open, poll };
}

/** A database with a function that is called before each read of the log. */
function watchLog(db: BoardDb, onRead: () => void): BoardDb {
  const findMany = ({ args, query }: { args: object; query: (args: object) => Promise<unknown> }) => {
    onRead();
    return query(args);
  };
  return db.$extends({ query: { boardEvent: { findMany } } }) as unknown as BoardDb;
}

test('A server that missed every wake-up has the board after its next poll', async () => {
  const { db, move, open, poll } = await openSite();
  const { board } = (await open()).board.log;
  await move('a', 'a2');
  await move('b', 'a3');
  expect(board.version()).toBe(0);
  poll();
  await expect.poll(board.snapshot).toEqual(await readBoard(db, 'board'));
});

test('A query has the changes that other servers have made before, whether or not this one has heard of them', async () => {
  const { db, move, open } = await openSite();
  const { board, currentBoard } = (await open()).board.log;
  await move('a', 'a2');
  expect(board.version()).toBe(0);
  expect((await currentBoard()).snapshot()).toEqual(await readBoard(db, 'board'));
});

test('A server whose next changes were pruned reads the board again and resets its subscribers', async () => {
  const { db, move, open, poll } = await openSite();
  const { board, events } = (await open()).board.log;
  const subscriber = new ReplayStream(events, 0);
  const next = subscriber.next();
  for (const rank of ['a2', 'a3', 'a4']) await move('a', rank);
  await db.boardEvent.deleteMany({ where: { version: { lt: 3 } } });
  poll();
  await expect.poll(board.snapshot).toEqual(await readBoard(db, 'board'));
  expect(await next).toMatchObject({ value: { kind: 'RESET', version: 3 } });
  await subscriber.return();
});

test('A server that finds none of the changes of other servers in the log makes its own on the newest board', async () => {
  const { db, move, open } = await openSite();
  const access = await open();
  const { board } = access;
  await move('a', 'a2');
  await db.boardEvent.deleteMany();
  await access.change('moveTask', { id: 'b', columnId: 'todo', after: 'a' });
  expect(board.log.board.column('todo').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(board.log.board.snapshot()).toEqual(await readBoard(db, 'board'));
});

test('A server reads the board once, and has a change on it when the change is committed', async () => {
  const { db, move, open } = await openSite();
  let reads = 0;
  const seen: string[] = [];
  const watched = db.$extends({
    query: {
      task: {
        findMany: ({ args, query }) => {
          reads += 1;
          return query(args);
        },
      },
      $executeRaw: ({ args, query }) => {
        seen.push(ids(log.board.column('todo')));
        return query(args);
      },
    },
  }) as unknown as BoardDb;
  const changes = await open(watched);
  const { log } = changes.board;
  await move('a', 'a2');
  await changes.change('moveTask', { id: 'b', columnId: 'todo', after: 'a' });
  await changes.change('moveTask', { id: 'a', columnId: 'todo', after: 'b' });
  expect(seen).toEqual(['b a', 'b a', 'b a', 'a b', 'a b', 'a b']);
  expect(log.board.snapshot()).toEqual(await readBoard(db, 'board'));
  expect(ids(log.board.column('todo'))).toBe('b a');
  expect(reads).toBe(1);
});

test('A query fails if the changes of other servers can’t be read, and the next query reads them', async () => {
  const { db, move, open } = await openSite();
  const failure = new Error('Connection terminated unexpectedly');
  let isFailing = false;
  const unreliable = watchLog(db, () => {
    if (isFailing) throw failure;
  });
  const { currentBoard } = (await open(unreliable)).board.log;
  await move('a', 'a2');
  isFailing = true;
  await expect(currentBoard()).rejects.toBe(failure);
  isFailing = false;
  expect((await currentBoard()).snapshot()).toEqual(await readBoard(db, 'board'));
});

test('A change waits for at most two reads of the log, however often it is signalled meanwhile', async () => {
  const { db, move, open, poll } = await openSite();
  let reads = Number.POSITIVE_INFINITY;
  const busy = watchLog(db, () => {
    reads += 1;
    if (reads < 10) poll();
  });
  const { append } = (await open(busy)).board.log;
  for (const rank of ['a2', 'a3']) await move('a', rank);
  const later = await readLog(db, 'board', 1, 1);
  reads = 0;
  poll();
  await append(later ?? []);
  expect(reads).toBeLessThanOrEqual(2);
});

test('A board that was read slowly doesn’t replace a newer one', async () => {
  const { db, move, open, poll } = await openSite();
  let held: Promise<void> | null = null;
  let release = () => {};
  const slow = db.$extends({
    query: {
      task: {
        findMany: async ({ args, query }) => {
          const [found, hold] = [await query(args), held];
          held = null;
          await hold;
          return found;
        },
      },
    },
  }) as unknown as BoardDb;
  const changes = await open(slow);
  const { log } = changes.board;
  for (const rank of ['a2', 'a3', 'a4']) await move('a', rank);
  await db.boardEvent.deleteMany({ where: { version: { lt: 3 } } });
  held = new Promise((resolve) => {
    release = resolve;
  });
  poll();
  await expect.poll(() => held === null).toBe(true);
  const versions: number[] = [];
  log.events.onAdded(() => versions.push(log.events.newest()));
  await changes.change('moveTask', { id: 'b', columnId: 'todo', after: 'a' });
  release();
  await log.close();
  expect(versions).toEqual([3, 4]);
});

test('A server that starts while other servers change the board has all changes, in the right order', async () => {
  const { db, move, open, poll } = await openSite();
  // Changes after the version is read, and before the cards are.
  const slow = db.$extends({
    query: {
      board: {
        findUnique: async ({ args, query }) => {
          const found = await query(args);
          if (found?.version === 0) for (const rank of ['a2', 'Zz', 'a3']) await move('a', rank);
          return found;
        },
      },
    },
  }) as unknown as BoardDb;
  const { board } = (await open(slow)).board.log;
  poll();
  await expect.poll(board.version).toBe(3);
  expect(board.snapshot()).toEqual(await readBoard(db, 'board'));
});
