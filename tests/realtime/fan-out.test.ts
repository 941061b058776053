import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  return () => server.close();
});

const opened: { dispose(): unknown }[] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.dispose();
});

async function createTask(title: string): Promise<void> {
  const query = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
  const { errors } = await postGraphql(server.url, query, { input: { title, column: 'todo' } });
  expect(errors).toBeUndefined();
}

function watch(query: string, variables: Record<string, unknown> = {}, operationName?: string) {
  const client = connectGraphql(server.url);
  opened.push(client);
  return client.iterate({ query, variables, ...(operationName && { operationName }) });
}

test('Each watcher gets what they asked for, whatever others ask', async () => {
  await createTask('One');
  const withTitle = `subscription ($since: Int!, $withTitle: Boolean!) {
    boardEvents(since: $since) { version ... on TaskCreated { task { title @include(if: $withTitle) column } } }
  }`;
  const two = `subscription A { boardEvents(since: 1) { version } }
    subscription B { boardEvents(since: 1) { __typename changeId } }`;
  const watchers = [
    watch(withTitle, { since: 0, withTitle: true }),
    watch(withTitle, { since: 0, withTitle: false }),
    watch(withTitle, { since: 1, withTitle: true }),
    watch(two, {}, 'A'),
    watch(two, {}, 'B'),
    watch('subscription { ...F } fragment F on Subscription { boardEvents(since: 1) { v: version } }'),
  ];
  expect((await watchers[0]?.next())?.value).toEqual({
    data: { boardEvents: { version: 1, task: { title: 'One', column: 'todo' } } },
  });
  expect((await watchers[1]?.next())?.value).toEqual({
    data: { boardEvents: { version: 1, task: { column: 'todo' } } },
  });
  await createTask('Two ü 🎉');
  const results = await Promise.all(watchers.map(async (watcher) => (await watcher.next()).value));
  expect(results).toEqual([
    { data: { boardEvents: { version: 2, task: { title: 'Two ü 🎉', column: 'todo' } } } },
    { data: { boardEvents: { version: 2, task: { column: 'todo' } } } },
    { data: { boardEvents: { version: 2, task: { title: 'Two ü 🎉', column: 'todo' } } } },
    { data: { boardEvents: { version: 2 } } },
    { data: { boardEvents: { __typename: 'TaskCreated', changeId: null } } },
    { data: { boardEvents: { v: 2 } } },
  ]);
});

test('The simple subscriptions tell of cards alone, and of people alone, from now on', async () => {
  await createTask('Before');
  const cards = watch('subscription { taskChanged { __typename version } }');
  const people = watch('subscription { boardUserChanged { __typename version } }');
  const [card, person] = [cards.next(), people.next()];
  // Both are there once something that is asked for on a third socket after them is answered.
  await watch('{ board { version } }').next();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await postGraphql(server.url, 'mutation { createBoardUser(input: { name: "Ada" }) { id } }');
  await createTask('After');
  expect((await person).value).toEqual({
    data: { boardUserChanged: { __typename: 'BoardUserCreated', version: 2 } },
  });
  expect((await card).value).toEqual({ data: { taskChanged: { __typename: 'TaskCreated', version: 3 } } });
});

test('A variable that is missing has its default, for whoever shares an operation with one who sends null', async () => {
  const query = `subscription ($title: Boolean = true) {
    boardEvents(since: 0) { version ... on TaskCreated { task { title @include(if: $title) } } }
  }`;
  const first = watch(query, { title: false });
  const second = watch(query);
  await createTask('One');
  expect((await first.next()).value).toEqual({ data: { boardEvents: { version: 1, task: {} } } });
  expect((await second.next()).value).toEqual({
    data: { boardEvents: { version: 1, task: { title: 'One' } } },
  });
});

test('One address may watch in so many ways, and an id may be so long', async () => {
  const client = connectGraphql(server.url);
  const other = connectGraphql(server.url);
  opened.push(client, other);
  const start = (index: number) =>
    (index < 40 ? client : other).iterate({
      query: `subscription W${index} { boardEvents(since: 0) { version } }`,
    });
  const streams = Array.from({ length: 51 }, (_, index) => start(index).next());
  const refused = await Promise.race(streams);
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  await createTask('One');
  const answers = await Promise.all(streams);
  expect(answers.filter(({ value }) => value?.data)).toHaveLength(50);

  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  const answer = once(socket, 'message');
  socket.send(
    JSON.stringify({ id: 'x'.repeat(129), type: 'subscribe', payload: { query: '{ me { id } }' } }),
  );
  expect(JSON.parse(String((await answer)[0]))).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'BAD_REQUEST' } }],
  });
  socket.close();
});

test('Who was away for longer than the log reaches back is told to begin anew, and then no more', async () => {
  await createTask('One');
  const { db } = server;
  await db.board.update({ where: { id: 'board' }, data: { version: 20_000 } });
  await db.boardEvent.create({ data: { version: 20_000, kind: 'TASK_DELETED', payload: { id: 'gone' } } });
  await createTask('Next');
  for (const since of [0, 19_990]) {
    const watcher = watch(`subscription { boardEvents(since: ${since}) { __typename version } }`);
    expect((await watcher.next()).value).toEqual({
      data: { boardEvents: { __typename: 'BoardReset', version: 20_001 } },
    });
    expect((await watcher.next()).done).toBe(true);
  }
});

test('Who doesn’t read is cut off and can come back; others notice nothing', async () => {
  // Each event is 360 KB for who asks for it so often.
  const manyTimes = Array.from({ length: 300 }, (_, index) => `t${index}: title`).join(' ');
  const query = `subscription { boardEvents(since: 0) { version ... on TaskCreated { task { ${manyTimes} } } } }`;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  const other = watch('subscription { boardEvents(since: 0) { version } }');
  const firstNews = once(socket, 'message');
  await createTask('First');
  expect(String((await firstNews)[0])).toContain('First');
  socket.pause();
  for (let count = 0; count < 40; count += 1) await createTask('🎉'.repeat(300));
  for (let version = 1; version <= 41; version += 1) {
    expect((await other.next()).value).toEqual({ data: { boardEvents: { version } } });
  }
  const closed = once(socket, 'close');
  await new Promise((resolve) => setTimeout(resolve, 13_000));
  socket.resume();
  // Its goodbye is behind what wasn't read, and so may never arrive.
  expect([1013, 1006]).toContain((await closed)[0]);
  const again = watch('subscription { boardEvents(since: 1) { version } }');
  expect((await again.next()).value).toEqual({ data: { boardEvents: { version: 2 } } });
}, 60_000);
