import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from '../support/graphql-client.ts';
import { readPlaygroundExamples } from '../support/playground-examples.ts';

const examples = readPlaygroundExamples();

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

function find(name: string) {
  const example = examples.get(name);
  if (!example) throw new Error(`There is no example ${name}.`);
  return example;
}

/** Runs an example as the playground does, with a session token or without. */
function run(name: string, token?: string): Promise<GraphqlAnswer> {
  const { query, variables } = find(name);
  return postGraphql(server.url, query, variables, token ? { authorization: `Bearer ${token}` } : {});
}

test('The account examples work in their order, from sign-up to logout', async () => {
  const signedUp = await run('SignUp');
  const token = /"token":"(\w+)"/.exec(JSON.stringify(signedUp.data))?.[1];
  expect(signedUp.data).toMatchObject({ signUp: { user: { username: 'Ada', tokens: 5 } } });
  expect((await run('LogIn')).data).toEqual({ logIn: { token: expect.any(String) } });
  expect((await run('ReadAccount', token)).data).toMatchObject({
    me: { email: 'ada@example.com', level: 0, sessions: { length: 2 } },
  });
  expect((await run('ReadCatalogue')).data).toMatchObject({ catalogue: { length: 7 } });
  expect((await run('UnlockFeature', token)).data).toMatchObject({
    unlock: { tokens: 4, unlocks: [{ feature: 'VCARD' }] },
  });
  expect((await run('ReadLedger', token)).data).toMatchObject({
    me: { ledger: { edges: [{ node: { delta: -1, reference: 'VCARD' } }, { node: { delta: 5 } }] } },
  });
  expect((await run('JoinLeaderboard', token)).data).toMatchObject({
    updateAccount: { onLeaderboard: true },
  });
  expect((await run('ReadLeaderboard', token)).data).toEqual({
    leaderboard: [{ rank: 1, username: 'Ada', level: 0, points: 30, isViewer: true }],
  });
  expect((await run('ReadHistory', token)).data).toMatchObject({
    history: { count: 0, records: { edges: [] } },
  });
  expect((await run('LogOut', token)).data).toEqual({ logOut: true });
});

test('Without a session token the examples answer as for a visitor', async () => {
  expect((await run('ReadAccount')).data).toEqual({ me: null });
  expect((await run('UnlockFeature')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('The operations of the board examples work in their order, and the subscriptions report them', async () => {
  const client = connectGraphql(server.url);
  const start = (name: string) => client.iterate(find(name));
  const run = async (operationName: string) => (await start(operationName).next()).value?.data;
  const cards = start('FollowCards').next();
  const people = start('FollowPeople').next();
  expect((await start('FollowPresence').next()).value?.data).toMatchObject({
    boardPresence: { count: 1, participants: [{ name: 'Guest' }] },
  });

  expect(await run('AddPeople')).toEqual({
    ada: { id: 'ada', name: 'Ada' },
    grace: { id: 'grace', name: 'Grace' },
  });
  const added = { draw: { id: 'draw', assignee: { name: 'Ada' } }, read: { id: 'read' } };
  expect(await run('AddCards')).toMatchObject(added);
  expect(await run('AddCards')).toMatchObject(added);
  expect(await run('ReadBoard')).toMatchObject({
    board: { version: 4, tasks: [{ id: 'read' }, { id: 'draw', assigneeId: 'ada' }], users: { length: 2 } },
  });
  expect(await run('MoveCard')).toMatchObject({ moveTask: { column: 'inprogress' } });
  expect(await run('EditCard')).toMatchObject({ updateTask: { assigneeId: 'grace' } });
  expect(await run('DeleteCard')).toEqual({ deleteTask: 'draw' });
  expect(await run('RestoreCard')).toMatchObject({ restoreTask: { column: 'todo' } });
  expect(await run('RenamePerson')).toEqual({ updateBoardUser: { name: 'Grace H.' } });
  const card = { node: { title: 'Draw the canary, and its quiet zone' } };
  expect(await run('ReadPages')).toEqual({
    tasks: {
      edges: [{ node: { title: 'Read it back' } }],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    },
    boardUsers: {
      edges: [
        { node: { name: 'Ada', tasks: { edges: [] } } },
        { node: { name: 'Grace H.', tasks: { edges: [card] } } },
      ],
    },
  });
  expect(await run('RemovePerson')).toEqual({ deleteBoardUser: 'grace' });

  const events = start('FollowBoard');
  const types: string[] = [];
  for (let version = 1; version <= 10; version += 1) {
    types.push(Object((await events.next()).value?.data).boardEvents.__typename);
  }
  expect(types).toEqual([
    'BoardUserCreated',
    'BoardUserCreated',
    'TaskCreated',
    'TaskCreated',
    'TaskMoved',
    'TaskUpdated',
    'TaskDeleted',
    'TaskRestored',
    'BoardUserUpdated',
    'BoardUserDeleted',
  ]);
  expect((await cards).value?.data).toMatchObject({ taskChanged: { __typename: 'TaskCreated' } });
  expect((await people).value?.data).toMatchObject({ boardUserChanged: { __typename: 'BoardUserCreated' } });
  await client.dispose();
});

test('The contact example stores a message', async () => {
  const { data } = await run('SendMessage');
  expect(data).toEqual({ sendContactMessage: true });
  expect(await server.db.contactMessage.count({ where: { topic: 'IDEA', name: 'Ada' } })).toBe(1);
});
