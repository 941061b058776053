import { once } from 'node:events';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { password, signUp } from '../../support/accounts.ts';
import type { ApiServer } from '../../support/api-server.ts';
import { connectForTest, startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';
import { addOwner, encryptedRecord } from '../../support/saved-history.ts';
import { startSmallServer } from '../../support/small-server.ts';
import { openWebSocket } from '../../support/web-socket.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startServerForTest();
});

const email = 'ada@example.com';

/** Logs in again; returns the headers of the new session. */
async function logIn() {
  const input = { email, password, persistence: 'MEMORY' };
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { data } = await postGraphql(server.url, query, { input });
  return { authorization: `Bearer ${Object(data).logIn.token}` };
}

const dataOf = async (results: AsyncIterator<{ readonly data?: unknown; readonly errors?: unknown }>) => {
  const { value } = await results.next();
  expect(value?.errors).toBeUndefined();
  return value?.data;
};

test('A change of an account runs a query once for all its subscribers with the same session', async () => {
  const { headers } = await signUp(server.url, { email });
  const { id } = await server.db.user.findUniqueOrThrow({ where: { email } });
  const sessions = [headers, await logIn()];
  const query = 'subscription { me { username sessions { current } } }';
  const subscribers = sessions.flatMap((session) =>
    [connectForTest(server.url, session), connectForTest(server.url, session)].flatMap((client) =>
      Array.from({ length: 20 }, () => client.iterate({ query })),
    ),
  );
  for (const subscriber of subscribers) expect(await dataOf(subscriber)).toBeDefined();
  const queries = vi.spyOn(server.db.user, 'findUnique');
  await server.db.user.update({ where: { id }, data: { username: 'Grace' } });
  server.pubsub.publish(`viewer:${id}`);
  const results = await Promise.all(subscribers.map(dataOf));
  expect(queries).toHaveBeenCalledTimes(sessions.length);
  // The newest session is listed first, and each session finds itself.
  const expected = (current: boolean[]) => ({
    me: { username: 'Grace', sessions: current.map((value) => ({ current: value })) },
  });
  expect(results.slice(0, 40)).toEqual(Array(40).fill(expected([false, true])));
  expect(results.slice(40)).toEqual(Array(40).fill(expected([true, false])));
});

test('A subscription to the account has the same results as the query, with any selection', async () => {
  const { headers } = await signUp(server.url, { email });
  await postGraphql(server.url, 'mutation { unlock(feature: VCARD) { id } }', {}, headers);
  const fields = `me {
    __typename id username email emailVerified exampleLink hasPassword tokens points level nextLevelAt onLeaderboard
    createdAt
    sessions { id device lastSeenAt current }
    unlocks { feature createdAt }
    ledger(first: 2) { pageInfo { endCursor hasNextPage } edges { cursor node { id delta reason reference createdAt } } }
  }`;
  const { data } = await postGraphql(server.url, `{ ${fields} }`, {}, headers);
  const results = connectForTest(server.url, headers).iterate({ query: `subscription { ${fields} }` });
  expect(await dataOf(results)).toEqual(data);
});

/** Opens a socket without a client library, which lists the messages that it receives. */
async function openSocket(url: string, headers: Record<string, string> = {}) {
  const socket = openWebSocket(url, headers);
  onTestFinished(() => socket.terminate());
  const received: { type: string; payload?: unknown }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'connection_init', payload: { unused: 'x'.repeat(60_000) } });
  await expect.poll(() => received.length).toBe(1);
  return { socket, send, received };
}

test('The messages that started open subscriptions take a bounded amount of memory', async () => {
  const url = await startSmallServer(95);
  const variables = { unused: 'x'.repeat(60_000) };
  // 78 MB of messages.
  for (let count = 0; count < 26; count += 1) {
    const { send, received } = await openSocket(url);
    for (let id = 0; id < 50; id += 1) {
      send({
        type: 'subscribe',
        id: String(id),
        payload: { query: 'subscription { me { id } }', variables },
      });
    }
    await expect.poll(() => received.filter(({ type }) => type === 'next').length).toBe(50);
  }
  expect((await postGraphql(url, '{ __typename }')).status).toBe(200);
});

test('The open subscriptions of an address are limited, and a subscription that ends makes room', async () => {
  const owner = await addOwner(server);
  await owner.save(encryptedRecord());
  const query = 'subscription { historyChanges(since: 0) { revision } }';
  /** Starts 50 subscriptions. Resolves when each has got its first change or was refused. */
  const start = async () => {
    const { send, received, socket } = await openSocket(server.url, owner.account.headers);
    const ids = Array.from({ length: 50 }, (_, id) => String(id));
    for (const id of ids) send({ type: 'subscribe', id, payload: { query } });
    const answers = () => received.filter(({ type }) => type === 'next' || type === 'error');
    await expect.poll(() => answers().length).toBe(ids.length);
    const refused = answers().filter(({ payload }) =>
      JSON.stringify(payload).includes('RATE_LIMITED'),
    ).length;
    const completeAll = () => ids.forEach((id) => void send({ type: 'complete', id }));
    return { refused, completeAll, terminate: () => socket.terminate() };
  };
  const startUnlessFull = async () => {
    const { refused, terminate } = await start();
    if (refused > 0) terminate();
    return refused;
  };
  const [one, other, third, fourth, last] = [
    await start(),
    await start(),
    await start(),
    await start(),
    await start(),
  ];
  expect([one, other, third, fourth].map(({ refused }) => refused)).toEqual([0, 0, 0, 0]);
  expect(last.refused).toBeGreaterThan(40);
  last.terminate();
  one.completeAll();
  await expect.poll(startUnlessFull).toBe(0);
  other.terminate();
  await expect.poll(startUnlessFull).toBe(0);
  // Only the hundred subscriptions that ended made room.
  expect((await start()).refused).toBeGreaterThan(40);
});

test('A subscription repeats a field of an event at most once, also by fragments', async () => {
  const query =
    'subscription { boardEvents(since: 0) { ...A tasks { a: title b: title } } } fragment A on BoardEvent { tasks { title } }';
  expect((await postGraphql(server.url, query)).errors).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('title at most 2 times in one place') }),
  );
});
