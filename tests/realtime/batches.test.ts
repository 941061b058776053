import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { NewChange } from '../../board/src/changes/index.ts';
import { readBoard, readLog } from '../../server/src/modules/board/log/read-board.ts';
import type { MemberAccess } from '../../server/src/modules/board/members/access.ts';
import { type AllTables, type DbClient, openDatabase } from '../../server/src/platform/database/database.ts';
import { openBoardForTest } from '../support/for-test.ts';
import { createRandom, pick } from '../support/random.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(async () => {
  await folder?.remove();
});

type Work = (transaction: DbClient) => Promise<unknown>;

const notFound = { status: 'rejected', reason: { extensions: { code: 'NOT_FOUND' } } };
const fulfilled = { status: 'fulfilled' };

describe.each(['sqlite', 'postgres'] as const)('Changes that arrive together on %s', (provider) => {
  let db: AllTables;
  let changes: MemberAccess;
  let transactions: number;
  /** Runs a transaction; tests replace it to make it fail. */
  let transact: (work: Work) => Promise<unknown>;

  const openDb = async (): Promise<AllTables> => {
    const name = crypto.randomUUID();
    const url = provider === 'sqlite' ? `file:${join(folder.path, name)}.db` : await createTestDatabase();
    const { client, close } = await openDatabase(url);
    onTestFinished(close);
    return client;
  };

  beforeEach(async () => {
    db = await openDb();
    transactions = 0;
    transact = (work) => db.$transaction(work);
    const run = (work: Work) => {
      transactions += 1;
      return transact(work);
    };
    const watched = new Proxy(db, {
      get: (client, name) => (name === '$transaction' ? run : Reflect.get(client, name)),
    });
    changes = await openBoardForTest(watched);
  });

  const add = (id: string, changeId = id) =>
    changes.change('createTask', { id, title: id, columnId: 'todo' }, changeId);
  const order = async () => (await readBoard(db, 'board')).tasks.map(({ title }) => title);
  const expectWholeLog = async () => {
    const log = (await readLog(db, 'board', 0, 1_000)) ?? [];
    const { version } = await readBoard(db, 'board');
    expect(log.map((event) => event.version)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    return log;
  };

  test('are committed in one transaction, in the order of their arrival', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `card-${index}`);
    // Like requests of several sockets, which the event loop reads one after another.
    await Promise.all(ids.map((id) => new Promise((resolve) => setImmediate(() => resolve(add(id))))));
    expect(transactions).toBe(1);
    expect(await order()).toEqual(ids);
    expect((await expectWholeLog()).map(({ writes }) => writes.cards?.[0]?.id)).toEqual(ids);
  });

  test('are committed a hundred at a time, or fewer if one changes many cards', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => `card-${index}`);
    await Promise.all(ids.map((id) => add(id)));
    expect(transactions).toBe(2);
    expect((await expectWholeLog()).length).toBe(150);
    const restore = () => changes.change('restoreBoardUser', { id: 'ada', name: 'Ada', taskIds: ids });
    await Promise.all([add('before'), restore(), add('after')]);
    expect(transactions).toBe(5);
    expect((await expectWholeLog()).length).toBe(153);
  });

  test('fail without their neighbours', async () => {
    const results = await Promise.allSettled([
      add('a'),
      changes.change('moveTask', { id: 'unknown', columnId: 'done' }),
      add('b'),
      add('a', 'another'),
    ]);
    const taken = { status: 'rejected', reason: { extensions: { code: 'BAD_USER_INPUT', field: 'id' } } };
    expect(results).toMatchObject([fulfilled, notFound, fulfilled, taken]);
    expect(transactions).toBe(1);
    expect(await order()).toEqual(['a', 'b']);
    await expectWholeLog();
  });

  test('find the board full after earlier changes', async () => {
    await db.board.updateMany({ data: { tasks: 9_999 } });
    const full = { status: 'rejected', reason: { message: expect.stringContaining('The board is full') } };
    expect(await Promise.allSettled([add('a'), add('b')])).toMatchObject([fulfilled, full]);
  });

  test('get different ranks at the same place', async () => {
    await add('end');
    const insert = (id: string) =>
      changes.change('createTask', { id, title: id, columnId: 'todo', before: 'end' });
    await Promise.allSettled(['a', 'b', 'c'].map(insert));
    expect(await order()).toEqual(['a', 'b', 'c', 'end']);
    expect(new Set((await readBoard(db, 'board')).tasks.map(({ rank }) => rank)).size).toBe(4);
  });

  test('are applied once if they have the same idempotency key', async () => {
    const create = () => changes.change('createTask', { title: 'a', columnId: 'todo' }, 'once');
    const [one, two] = await Promise.allSettled([create(), create()]);
    expect(one).toMatchObject(fulfilled);
    expect(two).toEqual(one);
    expect(transactions).toBe(1);
    const [three, other] = await Promise.allSettled([
      create(),
      changes.change('deleteTask', { id: 'another' }, 'once'),
    ]);
    expect(three).toEqual(one);
    expect(other).toMatchObject({ reason: { extensions: { code: 'BAD_USER_INPUT', field: 'changeId' } } });
    expect((await order()).length).toBe(1);
    await expectWholeLog();
  });

  test('see what became of a card before them', async () => {
    await add('a');
    const id = 'a';
    const ada = { id: 'ada', name: 'Ada' };
    await changes.change('createBoardUser', ada);
    await changes.change('updateTask', { id, assignees: { add: [ada.id] } });
    transactions = 0;
    const results = await Promise.allSettled([
      changes.change('moveTask', { id, columnId: 'done' }),
      changes.change('deleteTask', { id }),
      changes.change('moveTask', { id, columnId: 'todo' }),
      changes.change('deleteBoardUser', ada),
      changes.change('createBoardUser', ada),
      changes.change('restoreTask', { id }),
      changes.change('restoreTask', { id }),
      changes.change('updateTask', { id, title: 'A' }),
    ]);
    expect(results).toMatchObject([
      fulfilled,
      fulfilled,
      notFound,
      fulfilled,
      fulfilled,
      fulfilled,
      notFound,
      fulfilled,
    ]);
    expect(transactions).toBe(1);
    const { tasks } = await readBoard(db, 'board');
    expect(tasks.find((card) => card.id === id)).toMatchObject({
      title: 'A',
      columnId: 'done',
      assigneeIds: [],
    });
  });

  test('give the same board and log as one after another on many servers', async () => {
    const random = createRandom(4);
    const ids = Array.from({ length: 3 }, (_, index) => `id-${index}`);
    const randomChange = (changeId: string): ((on: MemberAccess) => Promise<unknown>) => {
      const [id = '', other = ''] = [pick(random, ids), pick(random, ids)];
      const columnId = pick(random, ['todo', 'done'] as const) ?? 'todo';
      const otherIds = random() < 0.3 ? [other] : [];
      const isAssigned = random() < 0.7;
      const title = changeId;
      const inputs: NewChange[] = [
        {
          kind: 'createTask',
          input: { id, title, columnId, assigneeIds: isAssigned ? [other] : [], before: other },
        },
        {
          kind: 'updateTask',
          input: { id, otherIds, title, assignees: isAssigned ? { add: [other] } : { remove: ids } },
        },
        { kind: 'moveTask', input: { id, otherIds, columnId, before: other } },
        { kind: 'moveTask', input: { id, columnId, after: other } },
        { kind: 'deleteTask', input: { id, otherIds } },
        { kind: 'restoreTask', input: { id, otherIds } },
        { kind: 'setDescription', input: { id, base: '', text: changeId } },
        { kind: 'createBoardUser', input: { id, name: changeId } },
        { kind: 'updateBoardUser', input: { id, name: changeId } },
        { kind: 'deleteBoardUser', input: { id } },
        { kind: 'restoreBoardUser', input: { id, name: changeId, taskIds: ids } },
      ];
      const { kind, input } = pick(random, inputs) ?? { kind: 'deleteTask', input: { id } };
      return (on) => on.change(kind, input, changeId);
    };
    const all = Array.from({ length: 200 }, (_, index) => randomChange(`change-${index}`));
    const results: PromiseSettledResult<unknown>[] = [];
    const alone = await openDb();
    // A server that just started reads the board from the database.
    for (const change of all) {
      results.push(...(await Promise.allSettled([change(await openBoardForTest(alone))])));
    }
    expect(await Promise.allSettled(all.map((change) => change(changes)))).toEqual(results);
    expect(transactions).toBe(3);
    expect(await readBoard(db, 'board')).toEqual(await readBoard(alone, 'board'));
    const readEvents = async (database: AllTables) =>
      (await readLog(database, 'board', 0, 1_000))?.map(({ createdAt: _, ...event }) => event);
    expect(await readEvents(db)).toEqual(await readEvents(alone));
    const { version: _, changedAt: __, ...size } = await db.board.findFirstOrThrow();
    expect(await alone.board.findFirstOrThrow()).toMatchObject(size);
  });

  test('are known to another server that changed the board before', async () => {
    const other = await openBoardForTest(db);
    await other.change('createTask', { id: 'a', title: 'a', columnId: 'todo' });
    await Promise.allSettled([changes.change('moveTask', { id: 'a', columnId: 'done' }), add('b')]);
    await Promise.all([
      other.change('createTask', { id: 'c', title: 'c', columnId: 'todo', before: 'b' }),
      changes.change('moveTask', { id: 'b', columnId: 'todo', before: 'a' }),
    ]);
    await other.change('deleteTask', { id: 'a' });
    expect(await order()).toEqual(['c', 'b']);
    await expectWholeLog();
  });

  /** Makes the statements fail that write a text. */
  const failWriting = (text: string, error: Error) => {
    transact = (work) =>
      db.$transaction((transaction) => {
        const run: DbClient['$executeRaw'] = (sql, ...values) => {
          if (JSON.stringify(values).includes(text)) throw error;
          return transaction.$executeRaw(sql, ...values);
        };
        const get = (client: DbClient, name: string | symbol) =>
          name === '$executeRaw' ? run : Reflect.get(client, name);
        return work(new Proxy(transaction, { get }));
      });
  };

  test('are retried alone if the database rejects one of them', async () => {
    failWriting('poison', new Error('The database rejects this text.'));
    const results = await Promise.allSettled([add('a'), add('poison'), add('b')]);
    const rejected = { status: 'rejected', reason: { message: 'The database rejects this text.' } };
    expect(results).toMatchObject([fulfilled, rejected, fulfilled]);
    expect(await order()).toEqual(['a', 'b']);
    await add('c');
    expect(await order()).toEqual(['a', 'b', 'c']);
    await expectWholeLog();
  });

  const connectionLost = new Error('Connection terminated unexpectedly');
  const lost = { status: 'rejected', reason: connectionLost };

  test('are all undone if the connection is lost before the commit', async () => {
    await add('a');
    failWriting('', connectionLost);
    transactions = 0;
    const failing = [add('b'), add('c'), changes.change('deleteTask', { id: 'a' })];
    expect(await Promise.allSettled(failing)).toMatchObject([lost, lost, lost]);
    expect(transactions).toBe(1);
    transact = (work) => db.$transaction(work);
    expect(await order()).toEqual(['a']);
    // The other server takes the versions that the three changes would have had.
    const other = await openBoardForTest(db);
    for (const id of ['d', 'e', 'f']) await other.change('createTask', { id, title: id, columnId: 'todo' });
    await expect(changes.change('moveTask', { id: 'c', columnId: 'done' })).rejects.toMatchObject(
      notFound.reason,
    );
    await Promise.all([add('b'), add('c')]);
    expect(await order()).toEqual(['a', 'd', 'e', 'f', 'b', 'c']);
    await expectWholeLog();
  });

  test('are known by their keys if it is unknown whether they were committed', async () => {
    const unknown = new Error('The transaction has no answer.');
    transact = async (work) => {
      await db.$transaction(work);
      throw unknown;
    };
    const failed = { status: 'rejected', reason: unknown };
    const results = await Promise.allSettled([
      add('a'),
      changes.change('createTask', { title: 'b', columnId: 'todo' }),
      changes.change('moveTask', { id: 'unknown', columnId: 'done' }, 'unknown'),
    ]);
    expect(results).toMatchObject([fulfilled, failed, failed]);
    transact = (work) => db.$transaction(work);
    await add('c');
    expect(await order()).toEqual(['a', 'b', 'c']);
    await expectWholeLog();
  });
});
