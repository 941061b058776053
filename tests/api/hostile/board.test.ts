import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxRankLength, ranksBetween } from '../../../board/src/rank.ts';
import type { BoardAccess } from '../../../server/src/modules/board/access.ts';
import {
  createBoardUser,
  deleteBoardUser,
  updateBoardUser,
} from '../../../server/src/modules/board/board-users.ts';
import { readBoard, readLog } from '../../../server/src/modules/board/read-board.ts';
import {
  createTask,
  deleteTask,
  moveTask,
  restoreTask,
  updateTask,
} from '../../../server/src/modules/board/tasks.ts';
import { type OpenDatabase, openDatabase } from '../../../server/src/platform/database/database.ts';
import { openBoardForTest } from '../../support/for-test.ts';
import { createTestDatabase } from '../../support/shared-postgres.ts';
import { createTempFolder } from '../../support/temp-folder.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(async () => {
  await folder?.remove();
});

const full = (field: string) => ({
  message: expect.stringContaining('The board is full'),
  extensions: { code: 'BAD_USER_INPUT', field },
});

describe.each(['sqlite', 'postgres'] as const)('A board on %s', (provider) => {
  let db: OpenDatabase['client'];
  let board: BoardAccess<'edit'>;
  let count = 0;

  beforeEach(async () => {
    const name = `limits-${count++}`;
    const url = provider === 'sqlite' ? `file:${join(folder.path, name)}.db` : await createTestDatabase();
    const database = await openDatabase(url);
    db = database.client;
    board = await openBoardForTest(db);
    return () => database.close();
  });

  const setRow = (data: {
    version?: number;
    tasks?: number;
    users?: number;
    textBytes?: number;
    lastNumber?: number;
  }) => db.board.updateMany({ data });
  const add = async (title: string) => (await createTask(board, { title, column: 'todo' })).id;

  /** Fills the first column with cards of these ranks, for a server that starts then. Returns their ids. */
  const fill = async (ranks: readonly string[]) => {
    const tasks = ranks.map((rank, index) => ({
      boardId: 'board',
      id: crypto.randomUUID(),
      number: index + 1,
      title: 'x',
      column: 'todo',
      rank,
      createdAt: new Date(),
    }));
    await db.task.createMany({ data: tasks });
    await db.board.updateMany({ data: { lastNumber: ranks.length } });
    board = await openBoardForTest(db);
    return tasks.map(({ id }) => id);
  };
  /** Adds cards before a card, each on the other side of the last one. Returns the new order. */
  const addAlternately = async (cards: readonly string[], before: string, times: number) => {
    const order = [...cards];
    let newest = before;
    for (let index = 0; index < times; index += 1) {
      const isBefore = index % 2 === 0;
      const at = order.indexOf(newest) + (isBefore ? 0 : 1);
      const side = isBefore ? { before: newest } : { after: newest };
      newest = (await createTask(board, { title: `${index}`, column: 'todo', ...side })).id;
      order.splice(at, 0, newest);
    }
    return order;
  };
  /** The start of a rank after 25 inserts that made it longer. */
  const deep = 'a0'.repeat(25);

  test('keeps ranks short when each card goes to the other side of the last one', async () => {
    const cards = await fill(['a0', deep, `${deep}a1`, 'a1']);
    const order = await addAlternately(cards, cards[2] ?? '', 30);
    const { version, tasks } = await readBoard(db, 'board');
    expect(tasks.map(({ id }) => id)).toEqual(order);
    expect(Math.max(...tasks.map(({ rank }) => rank.length))).toBeLessThanOrEqual(maxRankLength);
    // The cards that made room have events, so clients that follow the board know their ranks.
    const log = (await readLog(db, 'board', 0, 1_000)) ?? [];
    expect(log.map((event) => event.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    const followed = new Map(log.map(({ payload }) => [payload.id, payload]));
    expect(tasks.map((task) => followed.get(task.id) ?? task)).toEqual(tasks);
    expect(followed.has(cards[1] ?? '')).toBe(true);
  });

  test('keeps ranks short among a hundred cards with long ranks', async () => {
    const cards = await fill(ranksBetween(deep, `${'a0'.repeat(24)}a1`, 100));
    const order = await addAlternately(cards, cards[50] ?? '', 12);
    const { tasks } = await readBoard(db, 'board');
    expect(tasks.map(({ id }) => id)).toEqual(order);
    expect(Math.max(...tasks.map(({ rank }) => rank.length))).toBeLessThanOrEqual(maxRankLength);
  });

  test('rejects a card where hundreds of cards have long ranks, and changes nothing', async () => {
    const cards = await fill(ranksBetween(deep, `${'a0'.repeat(24)}a1`, 600));
    await expect(addAlternately(cards, cards[300] ?? '', 30)).rejects.toMatchObject({
      message: 'Too many cards were placed here. Choose another position.',
      extensions: { code: 'BAD_USER_INPUT', field: 'column' },
    });
    const { version, tasks } = await readBoard(db, 'board');
    expect(tasks.length).toBe(cards.length + version);
    await add('at the end');
  });

  test('holds 10,000 cards and 500 people, of which some can be deleted when it has more', async () => {
    const id = await add('deleted before');
    await deleteTask(board, { id });
    const other = await add('other');
    await setRow({ tasks: 9_999, users: 499 });
    await add('the last one');
    const ada = await createBoardUser(board, { name: 'Ada' });
    await expect(add('one more')).rejects.toMatchObject(full('column'));
    await expect(restoreTask(board, { id })).rejects.toMatchObject(full('column'));
    await expect(createBoardUser(board, { name: 'Grace' })).rejects.toMatchObject(full('name'));
    await setRow({ tasks: 20_000, users: 1_000 });
    await updateBoardUser(board, { id: ada.id, name: 'Ada Lovelace' });
    await moveTask(board, { id: other, column: 'done' });
    await deleteTask(board, { id: other });
  });

  test('holds 2 MB of titles and names', async () => {
    const id = await add('Grüße');
    const ada = await createBoardUser(board, { name: 'Ada' });
    await updateBoardUser(board, { id: ada.id, name: 'Ada Lovelace' });
    await updateTask(board, { id, title: 'Grüße 🎉' });
    const bytes = Buffer.byteLength('Ada LovelaceGrüße 🎉');
    const counted = async () => (await db.board.findFirstOrThrow()).textBytes;
    expect(await counted()).toBe(bytes);
    await deleteTask(board, { id });
    expect(await counted()).toBe(12);
    await restoreTask(board, { id });
    expect(await counted()).toBe(bytes);
    await setRow({ textBytes: 2_000_000 });
    await expect(add('a')).rejects.toMatchObject(full('title'));
    await expect(updateTask(board, { id, title: 'Grüße 🎉!' })).rejects.toMatchObject(full('title'));
    await updateTask(board, { id, assigneeId: ada.id });
    await setRow({ textBytes: 3_000_000 });
    await updateTask(board, { id, title: 'Hi' });
    await setRow({ textBytes: 2_000_000 });
    await deleteBoardUser(board, { id: ada.id });
    await add('a');
  });

  test('keeps 100,000 changes, and all of the last hour', async () => {
    const event = { boardId: 'board', kind: 'TASK_DELETED', payload: { id: 'gone' } } as const;
    const earlier = new Date(Date.now() - 61 * 60_000);
    await db.boardEvent.createMany({
      data: [
        { ...event, version: 999, createdAt: earlier },
        { ...event, version: 1_000, createdAt: new Date() },
        { ...event, version: 1_001, createdAt: earlier },
      ],
    });
    await setRow({ version: 100_999 });
    await add('a');
    const kept = await db.boardEvent.findMany({ orderBy: { version: 'asc' } });
    expect(kept.map(({ version }) => version)).toEqual([1_000, 1_001, 101_000]);
  });

  test('keeps the 10,000 cards that were deleted last', async () => {
    const now = Date.now();
    const card = {
      boardId: 'board',
      title: 'x',
      column: 'done',
      rank: 'a0',
      createdAt: new Date(now - 1),
    } as const;
    await db.task.create({ data: { ...card, id: 'early', number: 1, deletedAt: new Date(now - 1) } });
    await db.task.create({ data: { ...card, id: 'late', number: 2, deletedAt: new Date(now) } });
    await db.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "number", "title", "column", "rank", "createdAt", "deletedAt")
      WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 9999)
      SELECT "boardId", 'late ' || n, n + 2, "title", "column", "rank", "createdAt", "deletedAt" FROM "Task", copies WHERE "id" = 'late'`;
    await setRow({ version: 999, lastNumber: 10_001 });
    await add('a');
    expect(await db.task.count({ where: { id: 'early' } })).toBe(0);
    expect(await db.task.count({ where: { deletedAt: { not: null } } })).toBe(10_000);
    expect(await db.task.count({ where: { deletedAt: null } })).toBe(1);
  });
});
