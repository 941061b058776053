import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxBoardBytes } from '../../../board/src/limits.ts';
import { maxRankLength, ranksBetween } from '../../../board/src/rank.ts';
import { purgeDeletedCards } from '../../../server/src/modules/board/log/prune.ts';
import { readBoard, readLog } from '../../../server/src/modules/board/log/read-board.ts';
import type { BoardAccess } from '../../../server/src/modules/board/members/access.ts';
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
  let board: BoardAccess<'editCards'>;
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
    cardBytes?: number;
    lastNumber?: number;
  }) => db.board.updateMany({ data });
  const add = async (title: string, place: { before?: string; after?: string } = {}) =>
    String(await board.change('createTask', { title, columnId: 'todo', ...place }));
  const addPerson = async (name: string) => String(await board.change('createBoardUser', { name }));

  /** Fills the first column with cards of these ranks, for a server that starts then. Returns their ids. */
  const fill = async (ranks: readonly string[]) => {
    const cards = ranks.map((rank, index) => ({
      boardId: 'board',
      id: crypto.randomUUID(),
      number: index + 1,
      title: 'x',
      columnId: 'todo',
      rank,
      createdAt: new Date(),
    }));
    await db.task.createMany({ data: cards });
    await db.board.updateMany({ data: { lastNumber: ranks.length } });
    board = await openBoardForTest(db);
    return cards.map(({ id }) => id);
  };
  /** Adds cards before a card, each on the other side of the previous card. Returns the new order. */
  const addAlternately = async (cards: readonly string[], before: string, times: number) => {
    const order = [...cards];
    let newest = before;
    for (let index = 0; index < times; index += 1) {
      const isBefore = index % 2 === 0;
      const at = order.indexOf(newest) + (isBefore ? 0 : 1);
      const side = isBefore ? { before: newest } : { after: newest };
      newest = await add(`${index}`, side);
      order.splice(at, 0, newest);
    }
    return order;
  };
  /** The start of a rank after 25 inserts that made it longer. */
  const deep = 'a0'.repeat(25);

  test('keeps ranks short when each card goes to the other side of the previous card', async () => {
    const cards = await fill(['a0', deep, `${deep}a1`, 'a1']);
    const followed = new Map((await readBoard(db, 'board')).tasks.map((card) => [card.id, card]));
    const before = followed.get(cards[1] ?? '');
    const order = await addAlternately(cards, cards[2] ?? '', 30);
    const { version, tasks } = await readBoard(db, 'board');
    expect(tasks.map(({ id }) => id)).toEqual(order);
    expect(Math.max(...tasks.map(({ rank }) => rank.length))).toBeLessThanOrEqual(maxRankLength);
    // The cards that made room are in the events of the new cards, so clients that follow the board know their ranks.
    const log = (await readLog(db, 'board', 0, 1_000)) ?? [];
    expect(version).toBe(30);
    expect(log.map((event) => event.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    for (const { writes } of log)
      for (const patch of writes.cards ?? [])
        followed.set(patch.id, Object.assign({}, followed.get(patch.id), patch));
    expect(tasks.map(({ id }) => followed.get(id))).toEqual(tasks);
    expect(followed.get(cards[1] ?? '')).not.toEqual(before);
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
      extensions: { code: 'BAD_USER_INPUT', field: 'columnId' },
    });
    const { version, tasks } = await readBoard(db, 'board');
    expect(tasks.length).toBe(cards.length + version);
    await add('at the end');
  });

  test('holds 10,000 cards and 500 people, of which some can be deleted when it has more', async () => {
    const id = await add('deleted before');
    await board.change('deleteTask', { id });
    const other = await add('other');
    await setRow({ tasks: 9_999, users: 499 });
    await add('the last one');
    const ada = await addPerson('Ada');
    await expect(add('one more')).rejects.toMatchObject(full('columnId'));
    await expect(board.change('restoreTask', { id })).rejects.toMatchObject(full('columnId'));
    await expect(addPerson('Grace')).rejects.toMatchObject(full('name'));
    await setRow({ tasks: 20_000, users: 1_000 });
    await board.change('updateBoardUser', { id: ada, name: 'Ada Lovelace' });
    await board.change('moveTask', { id: other, columnId: 'done' });
    await board.change('deleteTask', { id: other });
  });

  test('holds 8 MB of cards, and counts the bytes of all fields of the cards on the board', async () => {
    const countStored = async () => {
      const { cardBytes } = await db.board.findFirstOrThrow();
      const { tasks } = await readBoard(db, 'board');
      expect(cardBytes).toBe(tasks.reduce((sum, card) => sum + Buffer.byteLength(JSON.stringify(card)), 0));
      return cardBytes;
    };
    const id = await add('Grüße');
    const empty = await countStored();
    const ada = await addPerson('Ada');
    await board.change('updateBoardUser', { id: ada, name: 'Ada Lovelace' });
    expect(await countStored()).toBe(empty);
    await board.change('updateTask', { id, title: 'Grüße 🎉' });
    expect(await countStored()).toBe(empty + Buffer.byteLength(' 🎉'));
    await board.change('updateTask', { id, dueOn: '2026-11-30', assignees: { add: [ada] } });
    const bytes = await countStored();
    expect(bytes).toBe(empty + Buffer.byteLength(` 🎉"2026-11-30""${ada}"`) - 'null'.length);
    await board.change('deleteTask', { id });
    expect(await countStored()).toBe(0);
    await board.change('restoreTask', { id });
    expect(await countStored()).toBe(bytes);
    await board.change('deleteBoardUser', { id: ada });
    expect(await countStored()).toBe(bytes - Buffer.byteLength(`"${ada}"`));

    const grace = await addPerson('Grace');
    await setRow({ cardBytes: maxBoardBytes });
    await expect(add('a')).rejects.toMatchObject(full('title'));
    await expect(board.change('updateTask', { id, title: 'Grüße 🎉!' })).rejects.toMatchObject(full('title'));
    const assign = { id, assignees: { add: [grace] } };
    await expect(board.change('updateTask', assign)).rejects.toMatchObject(full('title'));
    await setRow({ cardBytes: maxBoardBytes + 1_000_000 });
    await board.change('updateTask', { id, title: 'Hi' });
    await setRow({ cardBytes: maxBoardBytes - 40 });
    await board.change('updateTask', assign);
    await setRow({ cardBytes: maxBoardBytes });
    await board.change('deleteBoardUser', { id: grace });
    expect((await db.board.findFirstOrThrow()).cardBytes).toBe(maxBoardBytes - `"${grace}"`.length);
  });

  const event = { boardId: 'board', kind: 'deleteTask', writes: { deleted: { cards: ['gone'] } }, bytes: 30 };
  const pruned = async () => {
    await add('a');
    const kept = await db.boardEvent.findMany({ orderBy: { version: 'asc' } });
    return kept.map(({ version }) => version);
  };

  test('keeps the newest 10,000 changes of any age', async () => {
    const earlier = new Date(Date.now() - 61 * 60_000);
    await db.boardEvent.createMany({
      data: [
        { ...event, version: 999, createdAt: earlier },
        { ...event, version: 1_000, createdAt: new Date() },
        { ...event, version: 1_001, createdAt: earlier },
      ],
    });
    await setRow({ version: 10_999 });
    expect(await pruned()).toEqual([1_001, 11_000]);
  });

  test('keeps the newest 4 MB of changes', async () => {
    const bytes = 1_500_000;
    const versions = [10_994, 10_995, 10_996, 10_997];
    await db.boardEvent.createMany({
      data: versions.map((version) => ({ ...event, bytes, version, createdAt: new Date() })),
    });
    await setRow({ version: 10_999 });
    expect(await pruned()).toEqual([10_996, 10_997, 11_000]);
  });

  test('keeps the activity of the newest 100,000 changes', async () => {
    const entry = { boardId: 'board', position: 0, kind: 'TASK_DELETED', changes: [] } as const;
    const of = { subjectId: 'gone', taskId: 'gone', title: 'Gone', createdAt: new Date() };
    const versions = [999, 1_000, 1_001];
    await db.boardActivity.createMany({ data: versions.map((version) => ({ ...entry, ...of, version })) });
    await setRow({ version: 100_999 });
    await add('a');
    const kept = await db.boardActivity.findMany();
    expect(kept.map(({ version }) => version)).toEqual([1_001, 101_000]);
  });

  test('forgets the bytes of a description when its deleted card is erased', async () => {
    const id = await add('a');
    await board.change('setDescription', { id, base: '', text: 'Long' });
    expect(await db.board.findFirstOrThrow()).toMatchObject({ textBytes: 4 });
    await board.change('deleteTask', { id });
    await db.task.updateMany({ data: { deletedAt: new Date(0) } });
    await purgeDeletedCards(db, Date.now());
    expect(await db.taskText.count()).toBe(0);
    expect(await db.board.findFirstOrThrow()).toMatchObject({ textBytes: 0 });
  });

  test('keeps the 10,000 cards that were deleted last', async () => {
    const now = Date.now();
    const card = {
      boardId: 'board',
      title: 'x',
      columnId: 'done',
      rank: 'a0',
      createdAt: new Date(now - 1),
    } as const;
    await db.task.create({ data: { ...card, id: 'early', number: 1, deletedAt: new Date(now - 1) } });
    await db.task.create({ data: { ...card, id: 'late', number: 2, deletedAt: new Date(now) } });
    await db.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "number", "title", "columnId", "rank", "createdAt", "deletedAt")
      WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 9999)
      SELECT "boardId", 'late ' || n, n + 2, "title", "columnId", "rank", "createdAt", "deletedAt" FROM "Task", copies WHERE "id" = 'late'`;
    await setRow({ version: 999, lastNumber: 10_001 });
    await add('a');
    expect(await db.task.count({ where: { id: 'early' } })).toBe(0);
    expect(await db.task.count({ where: { deletedAt: { not: null } } })).toBe(10_000);
    expect(await db.task.count({ where: { deletedAt: null } })).toBe(1);
  });
});
