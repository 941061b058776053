import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimits, type RateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import type { BoardAccess } from '../../server/src/modules/board/access.ts';
import {
  createBoardUser,
  deleteBoardUser,
  restoreBoardUser,
  updateBoardUser,
} from '../../server/src/modules/board/board-users.ts';
import { readDeletedTasks } from '../../server/src/modules/board/deleted-tasks.ts';
import { readBoard, readLog } from '../../server/src/modules/board/read-board.ts';
import {
  createTask,
  deleteTask,
  moveTask,
  purgeTask,
  restoreTask,
  updateTask,
} from '../../server/src/modules/board/tasks.ts';
import {
  type AllTables,
  type OpenDatabase,
  openDatabase,
} from '../../server/src/platform/database/database.ts';
import { openBoardForTest } from '../support/for-test.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(async () => {
  await folder?.remove();
});

describe.each(['sqlite', 'postgres'] as const)('The board on %s', (provider) => {
  let database: OpenDatabase;
  let db: AllTables;
  let board: BoardAccess<'edit'>;
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
    return (await createTask(board, { title, column })).id;
  };
  const titles = async (column = 'todo') =>
    (await readBoard(db, 'board')).tasks.filter((task) => task.column === column).map(({ title }) => title);

  test('adds a new card at the end and moves a card beside another', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    await moveTask(board, { id: c, column: 'todo', before: a });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    await moveTask(board, { id: c, column: 'todo', after: a });
    expect(await titles()).toEqual(['a', 'c', 'b']);
    await moveTask(board, { id: a, column: 'done', after: b });
    expect(await titles()).toEqual(['c', 'b']);
    expect(await titles('done')).toEqual(['a']);
  });

  test('applies a change with the same idempotency key once and repeats its result', async () => {
    const first = await createTask(board, {
      title: 'a',
      column: 'todo',
      changeId: 'once',
    });
    const second = await createTask(board, {
      title: 'a',
      column: 'todo',
      changeId: 'once',
    });
    expect(second).toEqual(first);
    expect(await titles()).toEqual(['a']);
    expect((await readBoard(db, 'board')).version).toBe(1);
    await expect(createBoardUser(board, { name: 'Ada', changeId: 'once' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
  });

  test('rejects an idempotency key that was used for another card', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await deleteTask(board, { id: a, changeId: 'once' });
    await expect(deleteTask(board, { id: b, changeId: 'once' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
    expect(await titles()).toEqual(['b']);
  });

  test('prunes the oldest events in batches', async () => {
    const longAgo = new Date(0);
    const event = {
      boardId: 'board',
      kind: 'TASK_DELETED',
      payload: { id: 'gone' },
      createdAt: longAgo,
    } as const;
    const data = Array.from({ length: 3_000 }, (_, index) => ({ ...event, version: index + 1 }));
    await db.boardEvent.createMany({ data });
    await db.board.updateMany({ data: { version: 19_999 } });
    await add('a');
    expect((await db.boardEvent.findFirst({ orderBy: { version: 'asc' } }))?.version).toBe(2_002);
  });

  test('keeps deleted cards for 30 days', async () => {
    const [early, late] = [await add('early'), await add('late')];
    await deleteTask(board, { id: early });
    clock.advance(1);
    await deleteTask(board, { id: late });
    clock.advance(30 * 24 * 60 * 60_000);
    // Every thousandth change deletes old rows.
    await db.board.updateMany({ data: { version: 999 } });
    await add('a');
    await expect(restoreTask(board, { id: early })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await restoreTask(board, { id: late });
    expect(await titles()).toEqual(['a', 'late']);
  });

  test('remembers idempotency keys for 30 days', async () => {
    const now = new Date(clock.now());
    const event = {
      boardId: 'board',
      kind: 'TASK_DELETED',
      payload: { id: 'gone' },
      createdAt: now,
    } as const;
    await db.boardEvent.create({ data: { ...event, version: 1, changeId: 'once' } });
    const pruneAt = async (version: number) => {
      await db.board.updateMany({ data: { version: version - 1 } });
      await add('a');
    };
    clock.advance(30 * 24 * 60 * 60_000);
    await pruneAt(20_000);
    expect(await deleteTask(board, { id: 'gone', changeId: 'once' })).toEqual({
      id: 'gone',
    });
    clock.advance(1);
    await pruneAt(21_000);
    await expect(deleteTask(board, { id: 'gone', changeId: 'once' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('restores a deleted card at its position', async () => {
    const [, b] = [await add('a'), await add('b'), await add('c')];
    await deleteTask(board, { id: b });
    expect(await titles()).toEqual(['a', 'c']);
    await restoreTask(board, { id: b });
    expect(await titles()).toEqual(['a', 'b', 'c']);
    await expect(restoreTask(board, { id: b })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('lists deleted cards in pages, the last deleted first, and deletes them for good', async () => {
    const ids = [await add('a'), await add('b'), await add('c')];
    const [a = '', b = '', c = ''] = ids;
    for (const id of ids) {
      await deleteTask(board, { id });
      clock.advance(1);
    }
    const list = async (first: number, after: string | null = null) => {
      const { edges, pageInfo } = await readDeletedTasks(board, { first, after });
      return { ids: edges.map(({ node }) => node.task.id), ...pageInfo };
    };
    const page = await list(2);
    expect(page).toMatchObject({ ids: [c, b], hasNextPage: true });
    expect(await list(2, page.endCursor)).toMatchObject({ ids: [a], hasNextPage: false });
    await purgeTask(board, { id: b });
    await restoreTask(board, { id: c });
    await expect(purgeTask(board, { id: c })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await expect(restoreTask(board, { id: b })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    expect((await list(9)).ids).toEqual([a]);
    expect(await titles()).toEqual(['c']);
    clock.advance(30 * 24 * 60 * 60_000);
    expect((await list(9)).ids).toEqual([]);
  });

  test('unassigns the cards of a removed person', async () => {
    const ada = await createBoardUser(board, { name: 'Ada' });
    const id = await add('a');
    await updateTask(board, { id, assigneeId: ada.id });
    expect((await readBoard(db, 'board')).tasks[0]?.assigneeIds).toEqual([ada.id]);
    await deleteBoardUser(board, { id: ada.id });
    expect((await readBoard(db, 'board')).tasks[0]?.assigneeIds).toEqual([]);
    await expect(updateTask(board, { id, assigneeId: ada.id })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'assigneeId' },
    });
  });

  test('restores a removed person with their cards, unless they were assigned to another person since', async () => {
    const [ada, grace] = [
      await createBoardUser(board, { name: 'Ada' }),
      await createBoardUser(board, { name: 'Grace' }),
    ];
    const taskIds: string[] = [];
    for (const title of ['a', 'b', 'c']) {
      taskIds.push((await createTask(board, { title, column: 'todo', assigneeId: ada.id })).id);
    }
    const [a = '', b = '', c = ''] = taskIds;
    await deleteBoardUser(board, { id: ada.id });
    await updateTask(board, { id: b, assigneeId: grace.id });
    await deleteTask(board, { id: c });
    const { version } = await readBoard(db, 'board');
    const restore = () =>
      restoreBoardUser(
        board,
        {
          ...ada,
          taskIds: [...taskIds, a],
          changeId: 'once',
        },
        rateLimits,
      );
    expect(await restore()).toEqual(ada);
    expect(await restore()).toEqual(ada);
    const { tasks, users } = await readBoard(db, 'board');
    expect(users).toEqual([ada, grace]);
    expect(tasks.map(({ assigneeIds }) => assigneeIds)).toEqual([[ada.id], [grace.id]]);
    expect((await readLog(db, 'board', version, 100))?.map(({ kind, changeId }) => [kind, changeId])).toEqual(
      [
        ['BOARD_USER_CREATED', 'once'],
        ['TASK_UPDATED', null],
      ],
    );
    await updateBoardUser(board, { id: ada.id, name: 'Countess' });
    expect(await restoreBoardUser(board, { ...ada, taskIds: [] }, rateLimits)).toEqual({
      id: ada.id,
      name: 'Countess',
      accountId: null,
      role: null,
    });
  });

  test('logs one event per version, and none for a rejected change', async () => {
    const id = await add('a');
    await expect(moveTask(board, { id, column: 'todo', before: id })).rejects.toThrow('relative to itself');
    await expect(createTask(board, { id, title: 'b', column: 'todo' })).rejects.toThrow();
    await updateTask(board, { id, title: 'b' });
    const log = await readLog(db, 'board', 0, 100);
    expect(log?.map(({ version, kind }) => [version, kind])).toEqual([
      [1, 'TASK_CREATED'],
      [2, 'TASK_UPDATED'],
    ]);
  });

  test('orders a hundred concurrent changes without gaps', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => add(`card ${index}`)));
    const { version, tasks } = await readBoard(db, 'board');
    expect(version).toBe(100);
    expect(new Set(tasks.map(({ rank }) => rank)).size).toBe(100);
    expect((await readLog(db, 'board', 40, 1_000))?.map((event) => event.version)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 41),
    );
  });
});
