import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { signUp, unlock } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

let server: ApiServer;
const people = ['Ada', 'Grace', 'Linus'];

beforeAll(async () => {
  server = await startApiServer({ databaseUrl: await createTestDatabase(), fill });
});

async function fill({ board, boardUser, task: card, taskAssignee: cardAssignee }: AllTables): Promise<void> {
  const createdAt = new Date();
  await boardUser.createMany({
    data: people.map((name) => ({ boardId: 'board', id: name, name, createdAt })),
  });
  // 130 cards: two pages of 100, and two pages for each person but Linus.
  const rank = (index: number) => `a${String(index).padStart(3, '0')}1`;
  await card.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      boardId: 'board',
      id: `card-${index}`,
      number: index + 1,
      title: `Card ${index}`,
      columnId: 'todo',
      rank: rank(index),
      createdAt,
    })),
  });
  await board.updateMany({ data: { tasks: 130, lastNumber: 130 } });
  await cardAssignee.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      boardId: 'board',
      taskId: `card-${index}`,
      personId: people[index % 2] ?? '',
      position: 0,
    })),
  });
}

afterEach(() => vi.restoreAllMocks());
afterAll(() => server?.close());

async function run(query: string, variables = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await postGraphql(server.url, query, variables, headers);
  expect(errors).toBeUndefined();
  return Object(data);
}

/** Counts the statements that read tables which an operation of these tests may read, but not the hourly deletions. */
function countStatements(): () => number {
  const query = vi.spyOn(Client.prototype, 'query');
  const table =
    /^(?!DELETE\b|SELECT COUNT\b).*FROM "public"\."(Task|BoardUser|User|Session|Unlock|TokenEntry)"/s;
  return () =>
    query.mock.calls.filter(([config]: unknown[]) => table.test(String(Object(config).text ?? config)))
      .length;
}

describe('Statements per operation', () => {
  test('The board is read without statements, apart from its version', async () => {
    const statements = countStatements();
    const { board } = await run('{ board { tasks { assigneeIds assignees { id } } } }');
    const { tasks } = await run('{ tasks(first: 100) { edges { node { title } } } }');
    const { boardUsers } = await run('{ boardUsers { edges { node { name } } } }');
    expect(statements()).toBe(0);
    expect(board.tasks).toHaveLength(130);
    for (const { assigneeIds, assignees } of board.tasks) expect(assignees).toEqual([{ id: assigneeIds[0] }]);
    expect(tasks.edges).toHaveLength(100);
    expect(boardUsers.edges).toEqual(['Ada', 'Grace', 'Linus'].map((name) => ({ node: { name } })));
  });

  test('An account with sessions, unlocks and ledger takes at most one statement for each table', async () => {
    const account = await signUp(server.url);
    for (const feature of ['VCARD', 'WIFI', 'SMS']) await unlock(server.url, account, feature);
    const statements = countStatements();
    const { me } = await run(
      '{ me { username sessions { device current } unlocks { feature } ledger { edges { node { delta } } } } }',
      {},
      account.headers,
    );
    // One more statement reads the session of the request.
    expect(statements()).toBeLessThanOrEqual(5);
    expect(me).toMatchObject({
      sessions: [{ current: true }],
      unlocks: { length: 3 },
      ledger: { edges: expect.arrayContaining([{ node: { delta: 5 } }, { node: { delta: -1 } }]) },
    });
  });
});

describe('Pages of the board', () => {
  test('Lead through all cards in order, at most 100 at a time', async () => {
    const query = `query ($after: String) {
      tasks(first: 100, after: $after) { edges { node { title } } pageInfo { hasNextPage hasPreviousPage endCursor } }
    }`;
    const { tasks: first } = await run(query);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { tasks: second } = await run(query, { after: first.pageInfo.endCursor });
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const titles = [...first.edges, ...second.edges].map(({ node }) => node.title);
    expect(titles).toEqual(Array.from({ length: 130 }, (_, index) => `Card ${index}`));
  });

  test.each([
    ['{ tasks(first: 101) { edges { cursor } } }', 'first'],
    ['{ tasks(first: 0) { edges { cursor } } }', 'first'],
    ['{ boardUsers(first: 101) { edges { cursor } } }', 'first'],
    ['{ tasks(after: "nonsense") { edges { cursor } } }', 'after'],
    ['{ boardUsers(after: "nonsense") { edges { cursor } } }', 'after'],
  ])('%s is rejected with its field', async (query, field) => {
    const { errors } = await postGraphql(server.url, query);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field } });
  });
});

test('Each subscriber of a shared subscription gets the changed fields of an event', async () => {
  const client = connectGraphql(server.url);
  const query = `subscription { boardEvents(since: ${(await run('{ board { version } }')).board.version}) {
    kind tasks { fields title assigneeIds columnId }
  } }`;
  const subscribers = [client.iterate({ query }), client.iterate({ query })];
  const events = subscribers.map((subscriber) => subscriber.next());
  await run(
    'mutation { updateTask(input: { id: "card-0", title: "New", assignees: { add: ["Grace"], remove: ["Ada"] } }) { id } }',
  );
  for (const event of events) {
    expect((await event).value).toEqual({
      data: {
        boardEvents: {
          kind: 'UPDATE_TASK',
          tasks: [{ fields: ['title', 'assigneeIds'], title: 'New', assigneeIds: ['Grace'], columnId: null }],
        },
      },
    });
  }
  await client.dispose();
});

test('A change that is sent again answers the card as it is now, and null once the card is deleted', async () => {
  const create = () =>
    run(
      'mutation { createTask(input: { id: "again", title: "First", columnId: "todo", changeId: "a" }) { title } }',
    );
  expect(await create()).toEqual({ createTask: { title: 'First' } });
  await run('mutation { updateTask(input: { id: "again", title: "Second" }) { id } }');
  expect(await create()).toEqual({ createTask: { title: 'Second' } });
  await run('mutation { deleteTask(input: { id: "again" }) }');
  expect(await create()).toEqual({ createTask: null });
});
