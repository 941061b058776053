import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiServer } from '../support/api-server.ts';
import { deletionAt } from '../support/board-events.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { openWebSocket } from '../support/web-socket.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startServerForTest();
});

afterEach(() => {
  vi.useRealTimers();
});

async function createTask(title: string): Promise<void> {
  const query = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
  const { errors } = await postGraphql(server.url, query, { input: { title, columnId: 'todo' } });
  expect(errors).toBeUndefined();
}

function subscribe(query: string, variables: Record<string, unknown> = {}, operationName?: string) {
  return connectForTest(server.url).iterate({ query, variables, ...(operationName && { operationName }) });
}

test('Each subscriber gets the fields of its own operation', async () => {
  await createTask('One');
  const withTitle = `subscription ($since: Int!, $withTitle: Boolean!) {
    boardEvents(since: $since) { version tasks { title @include(if: $withTitle) columnId } }
  }`;
  const two = `subscription A { boardEvents(since: 1) { version } }
    subscription B { boardEvents(since: 1) { kind changeId } }`;
  const subscribers = [
    subscribe(withTitle, { since: 0, withTitle: true }),
    subscribe(withTitle, { since: 0, withTitle: false }),
    subscribe(withTitle, { since: 1, withTitle: true }),
    subscribe(two, {}, 'A'),
    subscribe(two, {}, 'B'),
    subscribe('subscription { ...F } fragment F on Subscription { boardEvents(since: 1) { v: version } }'),
  ];
  expect((await subscribers[0]?.next())?.value).toEqual({
    data: { boardEvents: { version: 1, tasks: [{ title: 'One', columnId: 'todo' }] } },
  });
  expect((await subscribers[1]?.next())?.value).toEqual({
    data: { boardEvents: { version: 1, tasks: [{ columnId: 'todo' }] } },
  });
  await createTask('Two ü 🎉');
  const results = await Promise.all(subscribers.map(async (subscriber) => (await subscriber.next()).value));
  expect(results).toEqual([
    { data: { boardEvents: { version: 2, tasks: [{ title: 'Two ü 🎉', columnId: 'todo' }] } } },
    { data: { boardEvents: { version: 2, tasks: [{ columnId: 'todo' }] } } },
    { data: { boardEvents: { version: 2, tasks: [{ title: 'Two ü 🎉', columnId: 'todo' }] } } },
    { data: { boardEvents: { version: 2 } } },
    { data: { boardEvents: { kind: 'CREATE_TASK', changeId: null } } },
    { data: { boardEvents: { v: 2 } } },
  ]);
});

test('A missing variable has its default, even if another subscriber sends a value', async () => {
  const query = `subscription ($title: Boolean = true) {
    boardEvents(since: 0) { version tasks { id @skip(if: $title) title @include(if: $title) } }
  }`;
  const first = subscribe(query, { title: false });
  const second = subscribe(query);
  await createTask('One');
  expect((await first.next()).value).toEqual({
    data: { boardEvents: { version: 1, tasks: [{ id: expect.any(String) }] } },
  });
  expect((await second.next()).value).toEqual({
    data: { boardEvents: { version: 1, tasks: [{ title: 'One' }] } },
  });
});

test('One address can start at most 50 different subscriptions, and a subscription that ends makes room', async () => {
  const client = connectForTest(server.url);
  const other = connectForTest(server.url);
  const start = (index: number) =>
    (index < 40 ? client : other).iterate({
      query: `subscription W${index} { boardEvents(since: 0) { version } }`,
    });
  const streams = Array.from({ length: 51 }, (_, index) => start(index).next());
  const rejected = await Promise.race(streams);
  expect(rejected.value).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  await createTask('One');
  const results = await Promise.all(streams);
  expect(results.filter(({ value }) => value?.data)).toHaveLength(50);
  await client.dispose();
  await expect.poll(async () => (await start(51).next()).value).toMatchObject({ data: {} });
});

test('A client that missed pruned events gets a reset', async () => {
  await createTask('One');
  const { db } = server;
  await db.board.update({ where: { id: 'board' }, data: { version: 20_000 } });
  await db.boardEvent.create({ data: deletionAt(20_000) });
  await createTask('Next');
  for (const since of [0, 19_990]) {
    const subscriber = subscribe(`subscription { boardEvents(since: ${since}) { kind version } }`);
    expect((await subscriber.next()).value).toEqual({
      data: { boardEvents: { kind: 'RESET', version: 20_001 } },
    });
    expect((await subscriber.next()).done).toBe(true);
  }
});

test('A client that doesn’t read is disconnected after 10 seconds and can resubscribe, without affecting other clients', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  // 48 subscriptions: each event has 120 KB for this client.
  const query = 'subscription { boardEvents(since: 0) { version tasks { title again: title } } }';
  const socket = openWebSocket(server.url);
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  for (let id = 1; id <= 48; id += 1)
    socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query } }));
  const other = subscribe('subscription { boardEvents(since: 0) { version } }');
  const firstMessage = once(socket, 'message');
  await createTask('First');
  expect(String((await firstMessage)[0])).toContain('First');
  socket.pause();
  for (let count = 0; count < 120; count += 1) await createTask('🎉'.repeat(300));
  for (let version = 1; version <= 121; version += 1) {
    expect((await other.next()).value).toEqual({ data: { boardEvents: { version } } });
  }
  const closed = once(socket, 'close');
  // 10 seconds without reading, and 2 more for the client to close the socket.
  await vi.advanceTimersByTimeAsync(13_000);
  socket.resume();
  // The closing frame is behind the unread results, so it may never arrive.
  expect([1013, 1006]).toContain((await closed)[0]);
  const again = subscribe('subscription { boardEvents(since: 1) { version } }');
  expect((await again.next()).value).toEqual({ data: { boardEvents: { version: 2 } } });
}, 60_000);
