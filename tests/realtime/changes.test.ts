import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimits, type RateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import {
  createBoardUser,
  deleteBoardUser,
  restoreBoardUser,
  updateBoardUser,
} from '../../server/src/modules/board/board-users.ts';
import type { BoardChanges } from '../../server/src/modules/board/change.ts';
import { purgeTask, readDeletedTasks } from '../../server/src/modules/board/deleted-tasks.ts';
import { readBoard, readLog } from '../../server/src/modules/board/read-board.ts';
import {
  createTask,
  deleteTask,
  moveTask,
  restoreTask,
  updateTask,
} from '../../server/src/modules/board/tasks.ts';
import { type Db, type OpenDatabase, openDatabase } from '../../server/src/platform/database/database.ts';
import { openBoardForTest } from '../support/for-test.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';
import { visitor } from '../support/visitor.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(async () => {
  await folder?.remove();
});

describe.each(['sqlite', 'postgres'] as const)('The board on %s', (provider) => {
  let database: OpenDatabase;
  let db: Db;
  let board: BoardChanges;
  let rateLimits: RateLimits;
  let clock: TestClock;
  let count = 0;

  beforeEach(async () => {
    const name = `board-${count++}`;
    const url = provider === 'sqlite' ? `file:${join(folder.path, name)}.db` : await createTestDatabase();
    database = await openDatabase(url);
    clock = createTestClock();
    db = database.client;
    board = await openBoardForTest(db, clock);
    rateLimits = createRateLimits(db, clock);
    return () => database.close();
  });

  const add = async (title: string, column: 'todo' | 'inprogress' | 'done' = 'todo') => {
    return (await createTask({ boardChanges: board }, visitor, { title, column })).id;
  };
  const titles = async (column = 'todo') =>
    (await readBoard(db)).tasks.filter((task) => task.column === column).map(({ title }) => title);

  test('adds a new card at the end and moves a card beside another', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    await moveTask({ boardChanges: board }, visitor, { id: c, column: 'todo', before: a });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    await moveTask({ boardChanges: board }, visitor, { id: c, column: 'todo', after: a });
    expect(await titles()).toEqual(['a', 'c', 'b']);
    await moveTask({ boardChanges: board }, visitor, { id: a, column: 'done', after: b });
    expect(await titles()).toEqual(['c', 'b']);
    expect(await titles('done')).toEqual(['a']);
  });

  test('applies a change with the same idempotency key once and repeats its result', async () => {
    const first = await createTask({ boardChanges: board }, visitor, {
      title: 'a',
      column: 'todo',
      changeId: 'once',
    });
    const second = await createTask({ boardChanges: board }, visitor, {
      title: 'a',
      column: 'todo',
      changeId: 'once',
    });
    expect(second).toEqual(first);
    expect(await titles()).toEqual(['a']);
    expect((await readBoard(db)).version).toBe(1);
    await expect(
      createBoardUser({ boardChanges: board }, visitor, { name: 'Ada', changeId: 'once' }),
    ).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
  });

  test('rejects an idempotency key that was used for another card', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await deleteTask({ boardChanges: board }, visitor, { id: a, changeId: 'once' });
    await expect(
      deleteTask({ boardChanges: board }, visitor, { id: b, changeId: 'once' }),
    ).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
    expect(await titles()).toEqual(['b']);
  });

  test('prunes the oldest events in batches', async () => {
    const longAgo = new Date(0);
    const event = { kind: 'TASK_DELETED', payload: { id: 'gone' }, createdAt: longAgo } as const;
    const data = Array.from({ length: 3_000 }, (_, index) => ({ ...event, version: index + 1 }));
    await db.boardEvent.createMany({ data });
    await db.board.updateMany({ data: { version: 19_999 } });
    await add('a');
    expect((await db.boardEvent.findFirst({ orderBy: { version: 'asc' } }))?.version).toBe(2_002);
  });

  test('keeps deleted cards for 30 days', async () => {
    const [early, late] = [await add('early'), await add('late')];
    await deleteTask({ boardChanges: board }, visitor, { id: early });
    clock.advance(1);
    await deleteTask({ boardChanges: board }, visitor, { id: late });
    clock.advance(30 * 24 * 60 * 60_000);
    // Every thousandth change deletes old rows.
    await db.board.updateMany({ data: { version: 999 } });
    await add('a');
    await expect(restoreTask({ boardChanges: board }, visitor, { id: early })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await restoreTask({ boardChanges: board }, visitor, { id: late });
    expect(await titles()).toEqual(['a', 'late']);
  });

  test('remembers idempotency keys for 30 days', async () => {
    const now = new Date(clock.now());
    const event = { kind: 'TASK_DELETED', payload: { id: 'gone' }, createdAt: now } as const;
    await db.boardEvent.create({ data: { ...event, version: 1, changeId: 'once' } });
    const pruneAt = async (version: number) => {
      await db.board.updateMany({ data: { version: version - 1 } });
      await add('a');
    };
    clock.advance(30 * 24 * 60 * 60_000);
    await pruneAt(20_000);
    expect(await deleteTask({ boardChanges: board }, visitor, { id: 'gone', changeId: 'once' })).toEqual({
      id: 'gone',
    });
    clock.advance(1);
    await pruneAt(21_000);
    await expect(
      deleteTask({ boardChanges: board }, visitor, { id: 'gone', changeId: 'once' }),
    ).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('restores a deleted card at its position', async () => {
    const [, b] = [await add('a'), await add('b'), await add('c')];
    await deleteTask({ boardChanges: board }, visitor, { id: b });
    expect(await titles()).toEqual(['a', 'c']);
    await restoreTask({ boardChanges: board }, visitor, { id: b });
    expect(await titles()).toEqual(['a', 'b', 'c']);
    await expect(restoreTask({ boardChanges: board }, visitor, { id: b })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('lists deleted cards in pages, the last deleted first, and deletes them for good', async () => {
    const ids = [await add('a'), await add('b'), await add('c')];
    const [a = '', b = '', c = ''] = ids;
    for (const id of ids) {
      await deleteTask({ boardChanges: board }, visitor, { id });
      clock.advance(1);
    }
    const list = async (first: number, after: string | null = null) => {
      const { edges, pageInfo } = await readDeletedTasks({ db, clock }, visitor, { first, after });
      return { ids: edges.map(({ node }) => node.task.id), ...pageInfo };
    };
    const page = await list(2);
    expect(page).toMatchObject({ ids: [c, b], hasNextPage: true });
    expect(await list(2, page.endCursor)).toMatchObject({ ids: [a], hasNextPage: false });
    await purgeTask({ db }, visitor, { id: b });
    await restoreTask({ boardChanges: board }, visitor, { id: c });
    await expect(purgeTask({ db }, visitor, { id: c })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await expect(restoreTask({ boardChanges: board }, visitor, { id: b })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    expect((await list(9)).ids).toEqual([a]);
    expect(await titles()).toEqual(['c']);
    clock.advance(30 * 24 * 60 * 60_000);
    expect((await list(9)).ids).toEqual([]);
  });

  test('unassigns the cards of a removed person', async () => {
    const ada = await createBoardUser({ boardChanges: board }, visitor, { name: 'Ada' });
    const id = await add('a');
    await updateTask({ boardChanges: board }, visitor, { id, assigneeId: ada.id });
    expect((await readBoard(db)).tasks[0]?.assigneeId).toBe(ada.id);
    await deleteBoardUser({ boardChanges: board }, visitor, { id: ada.id });
    expect((await readBoard(db)).tasks[0]?.assigneeId).toBe(null);
    await expect(
      updateTask({ boardChanges: board }, visitor, { id, assigneeId: ada.id }),
    ).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'assigneeId' },
    });
  });

  test('restores a removed person with their cards, unless they were assigned to another person since', async () => {
    const [ada, grace] = [
      await createBoardUser({ boardChanges: board }, visitor, { name: 'Ada' }),
      await createBoardUser({ boardChanges: board }, visitor, { name: 'Grace' }),
    ];
    const taskIds: string[] = [];
    for (const title of ['a', 'b', 'c']) {
      taskIds.push(
        (await createTask({ boardChanges: board }, visitor, { title, column: 'todo', assigneeId: ada.id }))
          .id,
      );
    }
    const [a = '', b = '', c = ''] = taskIds;
    await deleteBoardUser({ boardChanges: board }, visitor, { id: ada.id });
    await updateTask({ boardChanges: board }, visitor, { id: b, assigneeId: grace.id });
    await deleteTask({ boardChanges: board }, visitor, { id: c });
    const { version } = await readBoard(db);
    const restore = () =>
      restoreBoardUser({ boardChanges: board, rateLimits }, visitor, {
        ...ada,
        taskIds: [...taskIds, a],
        changeId: 'once',
      });
    expect(await restore()).toEqual(ada);
    expect(await restore()).toEqual(ada);
    const { tasks, users } = await readBoard(db);
    expect(users).toEqual([ada, grace]);
    expect(tasks.map(({ assigneeId }) => assigneeId)).toEqual([ada.id, grace.id]);
    // Events that servers and clients of earlier builds know.
    expect((await readLog(db, version, 100))?.map(({ kind, changeId }) => [kind, changeId])).toEqual([
      ['BOARD_USER_CREATED', 'once'],
      ['TASK_UPDATED', null],
    ]);
    await updateBoardUser({ boardChanges: board }, visitor, { id: ada.id, name: 'Countess' });
    expect(
      await restoreBoardUser({ boardChanges: board, rateLimits }, visitor, { ...ada, taskIds: [] }),
    ).toEqual({
      id: ada.id,
      name: 'Countess',
    });
  });

  test('logs one event per version, and none for a rejected change', async () => {
    const id = await add('a');
    await expect(
      moveTask({ boardChanges: board }, visitor, { id, column: 'todo', before: id }),
    ).rejects.toThrow('relative to itself');
    await expect(
      createTask({ boardChanges: board }, visitor, { id, title: 'b', column: 'todo' }),
    ).rejects.toThrow();
    await updateTask({ boardChanges: board }, visitor, { id, title: 'b' });
    const log = await readLog(db, 0, 100);
    expect(log?.map(({ version, kind }) => [version, kind])).toEqual([
      [1, 'TASK_CREATED'],
      [2, 'TASK_UPDATED'],
    ]);
  });

  test('orders a hundred concurrent changes without gaps', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => add(`card ${index}`)));
    const { version, tasks } = await readBoard(db);
    expect(version).toBe(100);
    expect(new Set(tasks.map(({ rank }) => rank)).size).toBe(100);
    expect((await readLog(db, 40, 1_000))?.map((event) => event.version)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 41),
    );
  });
});
