import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeOldChanges } from '../../server/src/modules/board/log/prune.ts';
import { readBoard, readLog } from '../../server/src/modules/board/log/read-board.ts';
import type { MemberAccess } from '../../server/src/modules/board/members/access.ts';
import { readDeletedCards } from '../../server/src/modules/board/reading/archived-cards.ts';
import {
  type AllTables,
  type OpenDatabase,
  openDatabase,
} from '../../server/src/platform/database/database.ts';
import { deletionAt } from '../support/board-events.ts';
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
  let board: MemberAccess;
  let clock: TestClock;
  let count = 0;

  beforeEach(async () => {
    const name = `board-${count++}`;
    const url = provider === 'sqlite' ? `file:${join(folder.path, name)}.db` : await createTestDatabase();
    database = await openDatabase(url);
    clock = createTestClock();
    db = database.client;
    board = await openBoardForTest(db, clock);
    return () => database.close();
  });

  const create = async (...change: Parameters<typeof board.change<'createTask' | 'createBoardUser'>>) =>
    (await board.change(...change)) ?? '';
  const add = (title: string, columnId = 'todo') => create('createTask', { title, columnId });
  const addPerson = (name: string) => create('createBoardUser', { name });
  const notFound = { extensions: { code: 'NOT_FOUND' } };
  const titles = async (column = 'todo') =>
    (await readBoard(db, 'board')).tasks.filter((card) => card.columnId === column).map(({ title }) => title);

  test('adds a new card at the end and moves a card beside another', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    await board.change('moveTask', { id: c, columnId: 'todo', before: a });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    await board.change('moveTask', { id: c, columnId: 'todo', after: a });
    expect(await titles()).toEqual(['a', 'c', 'b']);
    await board.change('moveTask', { id: a, columnId: 'done', after: b });
    expect(await titles()).toEqual(['c', 'b']);
    expect(await titles('done')).toEqual(['a']);
  });

  test('applies a change with the same idempotency key once and repeats its result', async () => {
    const card = { title: 'a', columnId: 'todo' };
    const first = await create('createTask', card, 'once');
    expect(await create('createTask', card, 'once')).toBe(first);
    expect(board.board.log.board.card(first)).toMatchObject({ title: 'a' });
    expect(await titles()).toEqual(['a']);
    expect((await readBoard(db, 'board')).version).toBe(1);
    await expect(board.change('createBoardUser', { name: 'Ada' }, 'once')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
  });

  test('rejects an idempotency key that was used for another card', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await board.change('deleteTask', { id: a }, 'once');
    await expect(board.change('deleteTask', { id: b }, 'once')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'changeId' },
    });
    expect(await titles()).toEqual(['b']);
  });

  test('keeps the newest 10,000 events', async () => {
    await db.boardEvent.createMany({
      data: Array.from({ length: 3_000 }, (_, index) => deletionAt(9_001 + index)),
    });
    await db.board.updateMany({ data: { version: 19_999 } });
    await add('a');
    expect((await db.boardEvent.findFirst({ orderBy: { version: 'asc' } }))?.version).toBe(10_001);
  });

  test('keeps the newest 4 MB of events', async () => {
    const data = Array.from({ length: 998 }, (_, index) => ({ ...deletionAt(index + 1), bytes: 400_000 }));
    await db.boardEvent.createMany({ data });
    await db.board.updateMany({ data: { version: 998 } });
    await add('a');
    expect(await db.boardEvent.count()).toBe(999);
    await add('b');
    const versions = (await db.boardEvent.findMany({ orderBy: { version: 'asc' } })).map(
      ({ version }) => version,
    );
    // The two new events are small.
    expect(versions).toEqual(Array.from({ length: 11 }, (_, index) => 990 + index));
  });

  test('keeps deleted cards for 30 days', async () => {
    const [early, late] = [await add('early'), await add('late')];
    await board.change('deleteTask', { id: early });
    clock.advance(1);
    await board.change('deleteTask', { id: late });
    clock.advance(30 * 24 * 60 * 60_000);
    // Every thousandth change deletes old rows.
    await db.board.updateMany({ data: { version: 999 } });
    await add('a');
    await expect(board.change('restoreTask', { id: early })).rejects.toMatchObject(notFound);
    await board.change('restoreTask', { id: late });
    expect(await titles()).toEqual(['a', 'late']);
  });

  test('remembers idempotency keys for 60 days, even if their events were pruned', async () => {
    const id = await add('a');
    await board.change('deleteTask', { id }, 'once');
    await db.boardEvent.deleteMany();
    clock.advance(60 * 24 * 60 * 60_000);
    await purgeOldChanges(db, clock.now());
    expect(await board.change('deleteTask', { id }, 'once')).toBe(id);
    clock.advance(1);
    await purgeOldChanges(db, clock.now());
    await expect(board.change('deleteTask', { id }, 'once')).rejects.toMatchObject(notFound);
  });

  test('restores a deleted card at its position', async () => {
    const [, b] = [await add('a'), await add('b'), await add('c')];
    await board.change('deleteTask', { id: b });
    expect(await titles()).toEqual(['a', 'c']);
    await board.change('restoreTask', { id: b });
    expect(await titles()).toEqual(['a', 'b', 'c']);
    await expect(board.change('restoreTask', { id: b })).rejects.toMatchObject(notFound);
  });

  test('lists deleted cards in pages, the last deleted first, and deletes them for good', async () => {
    const ids = [await add('a'), await add('b'), await add('c')];
    const [a = '', b = '', c = ''] = ids;
    for (const id of ids) {
      await board.change('deleteTask', { id });
      clock.advance(1);
    }
    const list = async (first: number, after: string | null = null) => {
      const { edges, pageInfo } = await readDeletedCards(board, { first, after });
      return { ids: edges.map(({ node }) => node.task.id), ...pageInfo };
    };
    const page = await list(2);
    expect(page).toMatchObject({ ids: [c, b], hasNextPage: true });
    expect(await list(2, page.endCursor)).toMatchObject({ ids: [a], hasNextPage: false });
    await board.change('purgeTask', { id: b });
    await board.change('restoreTask', { id: c });
    await expect(board.change('purgeTask', { id: c })).rejects.toMatchObject(notFound);
    await expect(board.change('restoreTask', { id: b })).rejects.toMatchObject(notFound);
    expect((await list(9)).ids).toEqual([a]);
    expect(await titles()).toEqual(['c']);
    clock.advance(30 * 24 * 60 * 60_000);
    expect((await list(9)).ids).toEqual([]);
  });

  test('unassigns the cards of a removed person', async () => {
    const ada = await addPerson('Ada');
    const id = await add('a');
    const assign = () => board.change('updateTask', { id, assignees: { add: [ada] } });
    await assign();
    expect((await readBoard(db, 'board')).tasks[0]?.assigneeIds).toEqual([ada]);
    await board.change('deleteBoardUser', { id: ada });
    expect((await readBoard(db, 'board')).tasks[0]?.assigneeIds).toEqual([]);
    await expect(assign()).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'assignees' },
    });
  });

  test('restores a removed person with their cards, unless these were archived since', async () => {
    const [ada, grace] = [await addPerson('Ada'), await addPerson('Grace')];
    const cardIds: string[] = [];
    for (const title of ['a', 'b', 'c'])
      cardIds.push(await create('createTask', { title, columnId: 'todo', assigneeIds: [ada] }));
    const [a = '', b = '', c = ''] = cardIds;
    await board.change('deleteBoardUser', { id: ada });
    await board.change('updateTask', { id: b, assignees: { add: [grace] } });
    await board.change('deleteTask', { id: c });
    const { version } = await readBoard(db, 'board');
    const restored = { id: ada, name: 'Ada', taskIds: [...cardIds, a] };
    for (let time = 0; time < 2; time += 1)
      expect(await board.change('restoreBoardUser', restored, 'once')).toBe(ada);
    const { tasks, users } = await readBoard(db, 'board');
    expect(users).toMatchObject([
      { id: ada, name: 'Ada' },
      { id: grace, name: 'Grace' },
    ]);
    expect(tasks.map(({ assigneeIds }) => assigneeIds)).toEqual([[ada], [grace, ada]]);
    expect(await readLog(db, 'board', version, 100)).toMatchObject([
      {
        ...{ kind: 'restoreBoardUser', changeId: 'once' },
        writes: { people: [{ id: ada }], cards: [{ id: a }, { id: b, assigneeIds: [grace, ada] }] },
      },
    ]);
    await board.change('updateBoardUser', { id: ada, name: 'Countess' });
    await board.change('restoreBoardUser', { ...restored, taskIds: [] });
    expect((await readBoard(db, 'board')).users).toMatchObject([
      { id: ada, name: 'Countess' },
      { id: grace },
    ]);
  });

  test('logs one event per version, and none for a rejected change', async () => {
    const id = await add('a');
    await expect(board.change('moveTask', { id, columnId: 'todo', before: id })).rejects.toThrow(
      'relative to itself',
    );
    await expect(board.change('createTask', { id, title: 'b', columnId: 'todo' })).rejects.toThrow();
    await board.change('updateTask', { id, title: 'b' });
    const log = await readLog(db, 'board', 0, 100);
    expect(log?.map(({ version, kind }) => [version, kind])).toEqual([
      [1, 'createTask'],
      [2, 'updateTask'],
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
