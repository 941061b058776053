import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountExamples, tokenHint } from '../../server/src/graphql/http/examples/accounts.ts';
import { boardExample } from '../../server/src/graphql/http/examples/board.ts';
import { contactExample } from '../../server/src/graphql/http/examples/contact.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

/** Runs an example as it is shown, but for the token. */
function run(name: string, token = tokenHint): Promise<GraphqlAnswer> {
  const example = accountExamples.find(({ query }) => query.includes(` ${name} {`));
  if (!example) throw new Error(`There is no example ${name}.`);
  const headers: Record<string, string> = JSON.parse(example.headers?.replace(tokenHint, token) ?? '{}');
  return postGraphql(server.url, example.query, {}, headers);
}

test('Whoever runs the examples one after the other has an account, an unlock, a ledger and a place', async () => {
  const made = await run('SignUp');
  const token = /"token":"(\w+)"/.exec(JSON.stringify(made.data))?.[1];
  expect(made.data).toMatchObject({ signUp: { user: { username: 'Ada', tokens: 5 } } });
  expect((await run('LogIn')).data).toEqual({ logIn: { token: expect.any(String) } });
  expect((await run('Me', token)).data).toMatchObject({ me: { email: 'ada@example.com', level: 0 } });
  expect((await run('Catalogue')).data).toMatchObject({ catalogue: { length: 7 } });
  expect((await run('Unlock', token)).data).toMatchObject({
    unlock: { tokens: 4, unlocks: [{ feature: 'VCARD' }] },
  });
  expect((await run('Ledger', token)).data).toMatchObject({
    me: { tokenEntries: [{ delta: -1, reference: 'VCARD' }, { delta: 5 }] },
  });
  expect((await run('Join', token)).data).toMatchObject({ updateAccount: { onLeaderboard: true } });
  expect((await run('Leaderboard', token)).data).toEqual({
    leaderboard: [{ rank: 1, username: 'Ada', level: 0, points: 30, isViewer: true }],
  });
  expect((await run('Saved', token)).data).toMatchObject({ history: { count: 0, records: { edges: [] } } });
  expect((await run('LogOut', token)).data).toEqual({ logOut: true });
});

test('Who has pasted no token is told to log in', async () => {
  expect((await run('Me')).data).toEqual({ me: null });
  expect((await run('Unlock')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('Whoever runs the operations of the board’s tab one after the other sees what they say', async () => {
  const { query } = boardExample;
  const client = connectGraphql(server.url);
  const start = (operationName: string) => client.iterate({ query, operationName });
  const run = async (operationName: string) => (await start(operationName).next()).value?.data;
  const watching = start('WatchCards').next();
  const people = start('WatchPeople').next();
  expect((await start('WhoIsHere').next()).value?.data).toMatchObject({
    boardPresence: { count: 1, people: [{ name: 'Guest' }] },
  });

  expect(await run('AddPeople')).toEqual({
    ada: { id: 'ada', name: 'Ada' },
    grace: { id: 'grace', name: 'Grace' },
  });
  expect(await run('AddCard')).toMatchObject({ createTask: { id: 'draw' } });
  expect(await run('AddCardBefore')).toMatchObject({ createTask: { id: 'read' } });
  expect(await run('AddCardBefore')).toMatchObject({ createTask: { id: 'read' } });
  expect(await run('ReadBoard')).toMatchObject({
    board: { version: 4, tasks: [{ id: 'read' }, { id: 'draw', assigneeId: 'ada' }], users: { length: 2 } },
  });
  expect(await run('MoveCard')).toMatchObject({ moveTask: { column: 'inprogress' } });
  expect(await run('EditCard')).toMatchObject({ updateTask: { assigneeId: 'grace' } });
  expect(await run('DeleteCard')).toEqual({ deleteTask: 'draw' });
  expect(await run('RestoreCard')).toMatchObject({ restoreTask: { column: 'todo' } });
  expect(await run('RenamePerson')).toEqual({ updateBoardUser: { name: 'Grace H.' } });
  expect(await run('InProgress')).toEqual({
    tasks: [{ title: 'Read it back' }],
    boardUsers: [{ name: 'Ada' }, { name: 'Grace H.' }],
  });
  expect(await run('RemovePerson')).toEqual({ deleteBoardUser: 'grace' });

  const events = start('FollowBoard');
  const told: string[] = [];
  for (let version = 1; version <= 10; version += 1) {
    told.push(Object((await events.next()).value?.data).boardEvents.__typename);
  }
  expect(told).toEqual([
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
  expect((await watching).value?.data).toMatchObject({ taskChanged: { __typename: 'TaskCreated' } });
  expect((await people).value?.data).toMatchObject({ boardUserChanged: { __typename: 'BoardUserCreated' } });
  await client.dispose();
});

test('Whoever runs the message’s example has sent it', async () => {
  const { data } = await postGraphql(server.url, contactExample.query);
  expect(data).toEqual({ sendContactMessage: true });
  expect(await server.db.contactMessage.count({ where: { topic: 'IDEA', name: 'Ada' } })).toBe(1);
});
