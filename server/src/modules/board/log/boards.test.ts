import { setTimeout } from 'node:timers/promises';
import { ranksBetween } from '@canary/board/rank';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../../../../client/src/testing/gate.ts';
import { deletionAt } from '../../../../../tests/support/board-events.ts';
import { openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { createPubSub } from '../../../platform/pubsub/pubsub.ts';
import { ReplayStream } from '../../../platform/pubsub/replay-stream.ts';
import type { BoardDb } from '../database.ts';
import { BoardAccess } from '../members/access.ts';
import { readDeletedCards } from '../reading/archived-cards.ts';
import { type Boards, openBoards } from './boards.ts';
import { hashInvitation } from './invitation.ts';
import { readBoard } from './read-board.ts';

const notFound = { extensions: { code: 'NOT_FOUND' } };

/** The owner of every board. */
const owner = { id: 'owner', name: 'Olga', accountId: 'olga', role: 'owner' } as const;

/** Boards of a database on which servers are opened. The servers learn of each other's changes by polling only. */
async function openSite(ids: readonly string[], budget?: number) {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  await db.board.createMany({ data: ids.map((id) => ({ id, users: 1 })) });
  await db.boardUser.createMany({
    data: ids.map((boardId) => ({ boardId, ...owner, createdAt: new Date() })),
  });
  const openServer = async (from: BoardDb = db, pubsub = createPubSub()) => {
    const shared = { ...pubsub, isShared: true };
    const boards = await openBoards({ db: from, pubsub: shared, logger: fastify().log, clock }, budget);
    onTestFinished(() => boards.close());
    return boards;
  };
  return { db, clock, openServer };
}

const use = (boards: Boards, id: string) =>
  BoardAccess.open({ boards, boardAccess: 'open' }, { ...visitor, userId: 'olga' }, id, 'editCards');

test('A board that doesn’t exist is not found, now and later, until it exists', async () => {
  const { db, openServer } = await openSite([]);
  const boards = await openServer();
  for (let time = 0; time < 2; time += 1) {
    await expect(boards.hold('new', '192.0.2.1')).rejects.toMatchObject(notFound);
    expect(boards.find('new')).toBeUndefined();
  }
  await db.board.create({ data: { id: 'new', users: 1 } });
  await db.boardUser.create({ data: { boardId: 'new', ...owner, createdAt: new Date() } });
  expect((await use(boards, 'new')).board.id).toBe('new');
});

describe('Two boards', () => {
  test('have cards, people, versions and idempotency keys of their own', async () => {
    const { db, openServer } = await openSite(['one', 'two']);
    const boards = await openServer();
    const [one, two] = await Promise.all(['one', 'two'].map((id) => use(boards, id)));
    if (!one || !two) throw new Error('Two boards were expected.');
    for (const access of [one, two]) {
      const title = `On ${access.board.id}`;
      const card = { id: 'a', title, columnId: 'todo', assigneeIds: ['ada'] };
      await access.change('createBoardUser', { id: 'ada', name: 'Ada' }, 'person');
      await access.change('createTask', card, 'card');
      await access.change('createTask', { id: 'gone', title, columnId: 'todo' });
      await access.change('deleteTask', { id: 'gone' });
    }
    await one.change('moveTask', { id: 'a', columnId: 'done' });
    await one.change('deleteBoardUser', { id: 'ada' });
    expect(await readBoard(db, 'one')).toMatchObject({
      version: 6,
      tasks: [{ title: 'On one', columnId: 'done', assigneeIds: [] }],
      users: [owner],
    });
    expect(await readBoard(db, 'two')).toMatchObject({
      version: 4,
      tasks: [{ title: 'On two', columnId: 'todo', assigneeIds: ['ada'] }],
      users: [{ id: 'ada' }, owner],
    });
    expect(two.board.log.board.snapshot()).toEqual(await readBoard(db, 'two'));
    const { edges } = await readDeletedCards(two, { first: 10 });
    expect(edges.map(({ node }) => node.task.title)).toEqual(['On two']);
    expect(await readBoard(db, 'board')).toMatchObject({ version: 0, tasks: [], users: [] });
  });

  test('don’t see cards and people of each other, whatever a change names', async () => {
    const { openServer } = await openSite(['one', 'two']);
    const boards = await openServer();
    const [one, two] = [await use(boards, 'one'), await use(boards, 'two')];
    await one.change('createBoardUser', { id: 'ada', name: 'Ada' });
    await one.change('createTask', { id: 'a', title: 'A', columnId: 'todo' });
    await two.change('createTask', { id: 'b', title: 'B', columnId: 'todo' });
    await expect(two.change('moveTask', { id: 'a', columnId: 'done' })).rejects.toMatchObject(notFound);
    await expect(two.change('updateTask', { id: 'b', assignees: { add: ['ada'] } })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'assignees' },
    });
    // A neighbour on another board is like a deleted neighbour: the card goes to the end.
    await two.change('moveTask', { id: 'b', columnId: 'todo', before: 'a' });
    expect(one.board.log.board.version()).toBe(2);
  });

  test('are changed together in one transaction, and in turns if there are many changes', async () => {
    const { db, openServer } = await openSite(['one', 'two']);
    const transact = vi.spyOn(db, '$transaction');
    const boards = await openServer();
    const [one, two] = [await use(boards, 'one'), await use(boards, 'two')];
    const order: string[] = [];
    const add = async (access: BoardAccess<'editCards'>, index: number) => {
      await access.change('createTask', { title: `Card ${index}`, columnId: 'todo' });
      order.push(access.board.id);
    };
    const many = Array.from({ length: 150 }, (_, index) => add(one, index));
    await Promise.all([...many, add(two, 0)]);
    expect(transact).toHaveBeenCalledTimes(2);
    expect(order.indexOf('two')).toBeLessThan(100);
    expect((await readBoard(db, 'one')).version).toBe(150);
  });
});

test('The log says who acted, except on the open board', async () => {
  const { db, openServer } = await openSite(['one']);
  const boards = await openServer();
  for (const id of ['one', 'board']) {
    const access = await use(boards, id);
    await access.change('createTask', { title: 'A', columnId: 'todo' });
  }
  const events = await db.boardEvent.findMany({ orderBy: { boardId: 'asc' } });
  expect(events).toMatchObject([
    { boardId: 'board', actorId: null },
    { boardId: 'one', actorId: 'olga' },
  ]);
});

test.each([
  ['revoked', { revokedAt: new Date(0) }],
  ['expired', { expiresAt: new Date(0) }],
  ['used up', { uses: 1 }],
])('No user joins with an invitation that is %s after it was checked', async (_how, data) => {
  const { db, clock, openServer } = await openSite(['a']);
  const dates = { createdAt: new Date(clock.now()), expiresAt: new Date(clock.now() + 1_000) };
  const { id } = await db.boardInvitation.create({
    data: {
      boardId: 'a',
      hash: hashInvitation('link'),
      role: 'editor',
      maxUses: 1,
      inviterId: 'olga',
      ...dates,
    },
  });
  const ben = { userId: 'ben', address: '192.0.2.1' };
  const access = await BoardAccess.openInvited({ boards: await openServer() }, ben, 'link');
  await db.boardInvitation.updateMany({ data });
  const join = { id: 'ben', name: 'Ben', role: 'editor', isClaimed: false, invitationId: id } as const;
  await expect(access.change('joinBoard', join)).rejects.toMatchObject(notFound);
  expect(await db.boardUser.count()).toBe(1);
});

test('Boards that aren’t in use leave memory beyond its budget, the least recently used first', async () => {
  // A board takes 16 KB at least, and the open board stays.
  const { openServer } = await openSite(['a', 'b', 'c', 'd'], 3 * 17_500);
  const boards = await openServer();
  const inMemory = () => ['board', 'a', 'b', 'c', 'd'].filter((id) => boards.find(id)).join(' ');
  const followed = await use(boards, 'a');
  for (const id of ['b', 'c']) {
    const access = await use(boards, id);
    await access.change('createTask', { title: `On ${id}`, columnId: 'todo' });
    access.close();
  }
  expect(inMemory()).toBe('board a c');
  followed.close();
  const again = await use(boards, 'c');
  again.close();
  (await use(boards, 'd')).close();
  expect(inMemory()).toBe('board c d');
  const reloaded = await use(boards, 'b');
  expect(reloaded.board.log.board.snapshot().tasks).toMatchObject([{ title: 'On b' }]);
  reloaded.close();
});

test('While boards in use take half of the memory, no other board is read', async () => {
  const { openServer } = await openSite(['a', 'b', 'c', 'd'], 2 * 17_500);
  const boards = await openServer();
  const [first, second] = [await use(boards, 'a'), await use(boards, 'b')];
  let isRead = false;
  const third = use(boards, 'c').then((access) => {
    isRead = true;
    return access;
  });
  // A board in memory is used without waiting.
  (await use(boards, 'b')).close();
  await setTimeout(50);
  expect(isRead).toBe(false);
  first.releaseCards();
  const access = await third;
  for (const one of [first, second, access]) one.close();
});

test('Beyond the budget, the cards of boards that are only followed leave memory, and are read for the next operation', async () => {
  const { clock, openServer } = await openSite(['a', 'b'], 1);
  const [boards, other] = [await openServer(), await openServer()];
  const followed = await use(boards, 'a');
  const title = 'Tea';
  await followed.change('createTask', { id: 'tea', title, columnId: 'todo' });
  followed.releaseCards();
  const { log } = followed.board;
  expect([log.board.hasCards(), log.board.roleOf('olga'), log.board.version()]).toEqual([false, 'owner', 1]);
  expect(() => log.board.card('tea')).toThrow('not in memory');
  expect(log.events.recent(0)).toBeNull();
  const stream = new ReplayStream(log.events, 0);
  expect(await stream.next()).toMatchObject({ value: { version: 1 } });

  const add = async (from: Boards, id: string) => {
    const access = await use(from, 'a');
    await access.change('createTask', { id, title, columnId: 'todo' });
    access.close();
  };
  await add(boards, 'milk');
  await add(other, 'bread');
  clock.advance(2_000);
  expect(await stream.next()).toMatchObject({ value: { version: 2 } });
  expect(await stream.next()).toMatchObject({ value: { version: 3 } });
  expect([log.board.hasCards(), log.board.size().cardBytes]).toEqual([false, 0]);
  const again = await Promise.all([use(boards, 'a'), use(boards, 'a')]);
  expect(log.board.snapshot().tasks.map(({ id }) => id)).toEqual(['tea', 'milk', 'bread']);
  for (const access of again) access.close();
  expect(log.board.hasCards()).toBe(false);
  followed.close();
  expect(boards.find('a')).toBeUndefined();
});

test('The boards of an address are read one after another, and another address has its turn between them', async () => {
  const { db, openServer } = await openSite(['a', 'b', 'c', 'd']);
  const { opened, open } = gate();
  const reading: string[] = [];
  const watched = db.$extends({
    query: {
      task: {
        findMany: async ({ args, query }) => {
          reading.push(String(args.where?.boardId));
          if (args.where?.boardId !== 'board') await opened;
          return await query(args);
        },
      },
    },
  }) as unknown as BoardDb;
  const boards = await openServer(watched);
  onTestFinished(open);
  const holding = ['a', 'b', 'c'].map((id) => boards.hold(id, '192.0.2.1'));
  const other = boards.hold('d', '192.0.2.2');
  await expect.poll(() => reading).toEqual(['board', 'a', 'd']);
  open();
  for (const { release } of await Promise.all([...holding, other])) release();
  expect(reading).toEqual(['board', 'a', 'd', 'b', 'c']);
});

test('A large board is read in pages, with the assignees of its cards in their order', async () => {
  const { db, openServer } = await openSite(['a']);
  const pages: number[] = [];
  const watched = db.$extends({
    query: {
      task: {
        findMany: async ({ args, query }) => {
          const rows = await query(args);
          pages.push(rows.length);
          return rows;
        },
      },
    },
  }) as unknown as BoardDb;
  const cards = ranksBetween(null, null, 1_200).map((rank, index) => ({
    ...{ boardId: 'a', id: crypto.randomUUID(), number: index + 1, title: 'x', columnId: 'todo', rank },
    createdAt: new Date(),
  }));
  await db.task.createMany({ data: cards });
  const people = ['z', 'y'].map((id) => ({ boardId: 'a', id, name: id, createdAt: new Date() }));
  await db.boardUser.createMany({ data: people });
  await db.taskAssignee.createMany({
    data: cards.flatMap(({ boardId, id: taskId }) =>
      people.map(({ id: personId }, position) => ({ boardId, taskId, personId, position })),
    ),
  });
  const { tasks } = (await use(await openServer(watched), 'a')).board.log.board.snapshot();
  expect(tasks.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  for (const { assigneeIds } of tasks) expect(assigneeIds).toEqual(['z', 'y']);
  expect(pages).toEqual([0, 500, 500, 200]);
});

test('Archived cards are counted until they are restored or deleted for good', async () => {
  const { db, openServer } = await openSite(['one']);
  await db.boardColumn.create({ data: { boardId: 'one', id: 'todo', name: 'To do', rank: 'a0' } });
  const access = await use(await openServer(), 'one');
  const counts = async () => {
    const { tasks, archived } = await db.board.findUniqueOrThrow({ where: { id: 'one' } });
    return { tasks, archived };
  };
  for (const id of ['a', 'b']) {
    await access.change('createTask', { id, title: id, columnId: 'todo' });
    await access.change('deleteTask', { id });
  }
  expect(await counts()).toEqual({ tasks: 0, archived: 2 });
  await access.change('restoreTask', { id: 'a' });
  expect(await counts()).toEqual({ tasks: 1, archived: 1 });
  await access.change('purgeTask', { id: 'b' });
  expect(await counts()).toEqual({ tasks: 1, archived: 0 });
});

test('A subscriber learns that the board was deleted on another server, also if the log doesn’t reach back to it', async () => {
  const { db, clock, openServer } = await openSite(['one']);
  const [boards, other] = [await openServer(), await openServer()];
  const closed = vi.fn();
  const followed = await use(boards, 'one');
  followed.onClosed(closed);
  await (await use(other, 'one')).change('deleteBoard', {});
  await db.boardEvent.deleteMany();
  await db.board.update({ where: { id: 'one' }, data: { version: 2 } });
  await db.boardEvent.create({ data: { ...deletionAt(2), boardId: 'one' } });
  clock.advance(2_000);
  await expect.poll(() => closed.mock.calls).toMatchObject([[{ reason: 'DELETED' }]]);
});

/** A database client, and the numbers of boards whose versions it read, and the boards whose logs it read. */
function watchReads(db: BoardDb) {
  const [polled, read]: [number[], string[]] = [[], []];
  const watched = db.$extends({
    query: {
      board: {
        findMany: ({ args, query }) => {
          polled.push(Object.values(args.where?.id ?? {}).flat().length);
          return query(args);
        },
      },
      boardEvent: {
        findMany: ({ args, query }) => {
          read.push(String(args.where?.boardId));
          return query(args);
        },
      },
    },
  }) as unknown as BoardDb;
  return { watched, polled, read };
}

test('The boards in use are polled with one query, and only changed boards are read', async () => {
  const { db, clock, openServer } = await openSite(['a', 'b', 'c']);
  const { watched, polled, read } = watchReads(db);
  const [boards, other] = [await openServer(watched), await openServer()];
  const [a, b] = [await use(boards, 'a'), await use(boards, 'b')];
  (await use(boards, 'c')).close();
  await (await use(other, 'a')).change('createTask', { title: 'A', columnId: 'todo' });
  clock.advance(2_000);
  await expect.poll(a.board.log.events.newest).toBe(1);
  expect(b.board.log.events.newest()).toBe(0);
  expect(polled).toEqual([3]);
  expect(read).toEqual(['a']);
});

test('After a lost connection, one query covers the boards in use, and other boards are read when they are used', async () => {
  const { db, openServer } = await openSite(['a', 'b', 'c']);
  const { watched, polled, read } = watchReads(db);
  const pubsub = createPubSub();
  const [boards, other] = [await openServer(watched, pubsub), await openServer()];
  const [a, b] = [await use(boards, 'a'), await use(boards, 'b')];
  (await use(boards, 'c')).close();
  for (const id of ['b', 'c'])
    await (await use(other, id)).change('createTask', { title: 'A', columnId: 'todo' });
  pubsub.publishAll();
  await expect.poll(b.board.log.events.newest).toBe(1);
  expect(a.board.log.events.newest()).toBe(0);
  expect(polled).toEqual([3]);
  expect(read).toEqual(['b']);
  const { board } = await use(boards, 'c');
  expect(board.log.events.newest()).toBe(1);
});
