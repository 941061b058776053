import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PubSub, Topic } from '../../server/src/platform/pubsub/pubsub.ts';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { handshakeStatus, openWebSocket } from '../support/web-socket.ts';

/** Creates an account; returns its id and the headers of its session. */
async function addAda({ db, url }: ApiServer) {
  const { headers } = await signUp(url, { email: 'ada@example.com' });
  const { id } = await db.user.findUniqueOrThrow({ where: { email: 'ada@example.com' } });
  return { id, headers: { ...headers } };
}

test('A subscriber to me gets the account at once and after each change', async () => {
  const server = await startServerForTest();
  const { id, headers } = await addAda(server);
  const results = connectForTest(server.url, headers).iterate({
    query: 'subscription { me { username tokens } }',
  });
  expect((await results.next()).value).toEqual({ data: { me: { username: 'Ada', tokens: 5 } } });
  await server.db.user.update({ where: { id }, data: { tokens: 3 } });
  server.pubsub.publish(`viewer:${id}`);
  expect((await results.next()).value).toEqual({ data: { me: { username: 'Ada', tokens: 3 } } });
});

test('A token in connection_init logs the socket in until its session ends', async () => {
  const server = await startServerForTest();
  const { headers } = await addAda(server);
  const client = connectGraphql(server.url, {}, headers);
  onTestFinished(async () => void (await client.dispose()));
  const closed = new Promise((resolve) => client.on('closed', resolve));
  const results = client.iterate({ query: 'subscription { me { username } }' });
  expect((await results.next()).value).toEqual({ data: { me: { username: 'Ada' } } });
  await postGraphql(server.url, 'mutation { logOutEverywhere }', {}, headers);
  await expect(results.next()).rejects.toMatchObject({ code: 4401 });
  expect(await closed).toMatchObject({ code: 4401 });
});

test('The sockets of a session are checked together when it may have ended', async () => {
  const server = await startServerForTest();
  const { id, headers } = await addAda(server);
  const clients = Array.from({ length: 20 }, () => connectForTest(server.url, headers));
  const query = 'subscription { me { username } }';
  for (const client of clients) await client.iterate({ query }).next();
  const checks = vi.spyOn(server.db.session, 'findMany');
  server.pubsub.publish(`sessions:${id}`);
  await expect.poll(() => checks.mock.calls.length).toBe(1);

  const closed = clients.map((client) => new Promise((resolve) => client.on('closed', resolve)));
  await postGraphql(server.url, 'mutation { logOutEverywhere }', {}, headers);
  const codes = (await Promise.all(closed)).map((event) => Object(event).code);
  expect(new Set(codes)).toEqual(new Set([4401]));
  expect(checks.mock.calls.length).toBeLessThan(5);
});

test('A socket whose session can’t be checked closes so that its client reconnects', async () => {
  const server = await startServerForTest();
  const { id, headers } = await addAda(server);
  const client = connectForTest(server.url, headers);
  const closed = new Promise((resolve) => client.on('closed', resolve));
  await client.iterate({ query: 'subscription { me { username } }' }).next();
  vi.spyOn(server.db.session, 'findMany').mockRejectedValueOnce(new Error('The database is down'));
  server.pubsub.publish(`sessions:${id}`);
  expect(await closed).toMatchObject({ code: 1013 });
});

test('A visitor gets null, and the subscription stays open', async () => {
  const server = await startServerForTest();
  const client = connectForTest(server.url);
  const results = client.iterate({ query: 'subscription { me { username } }' });
  expect((await results.next()).value).toEqual({ data: { me: null } });
  let hasEnded = false;
  void results.next().then(() => {
    hasEnded = true;
  });
  // The end of the subscription would arrive before this answer, on the same socket.
  await client.iterate({ query: '{ me { username } }' }).next();
  expect(hasEnded).toBe(false);
});

test('Queries and mutations work over the socket, too', async () => {
  const server = await startServerForTest();
  const results = connectForTest(server.url).iterate({ query: 'mutation { logOut }' });
  expect((await results.next()).value).toEqual({ data: { logOut: false } });
  expect((await results.next()).done).toBe(true);
});

test('Subscriptions end when the client completes them or disconnects', async () => {
  const server = await startServerForTest();
  const { headers } = await addAda(server);
  const subscriptions = countSubscriptions(server.pubsub);
  const completing = connectForTest(server.url, headers);
  const results = completing.iterate({ query: 'subscription { me { username } }' });
  await results.next();
  expect(subscriptions()).toBe(1);
  await results.return?.();
  await expect.poll(subscriptions).toBe(0);

  const terminating = connectForTest(server.url, headers);
  await terminating.iterate({ query: 'subscription { me { username } }' }).next();
  expect(subscriptions()).toBe(1);
  terminating.terminate();
  await expect.poll(subscriptions).toBe(0);
});

test('A client may complete a subscription and use its id again at once', async () => {
  const server = await startServerForTest();
  const { id: userId, headers } = await addAda(server);
  const socket = openWebSocket(server.url, headers);
  onTestFinished(() => socket.terminate());
  const [[{ socket: connection }]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'open')]);
  const received: unknown[] = [];
  socket.on('message', (text) => received.push(JSON.parse(String(text))));
  const send = (...messages: object[]) => {
    // All messages are sent in one packet.
    connection.cork();
    for (const message of messages) socket.send(JSON.stringify(message));
    connection.uncork();
  };
  const subscribe = { type: 'subscribe', id: '1', payload: { query: 'subscription { me { tokens } }' } };
  const next = (tokens: number) => ({ type: 'next', id: '1', payload: { data: { me: { tokens } } } });
  send({ type: 'connection_init' });
  await expect.poll(() => received).toEqual([{ type: 'connection_ack' }]);
  send(subscribe);
  await expect.poll(() => received.slice(1)).toEqual([next(5)]);
  send({ type: 'complete', id: '1' }, subscribe);
  await expect.poll(() => received.slice(2)).toEqual([next(5)]);
  await server.db.user.update({ where: { id: userId }, data: { tokens: 3 } });
  server.pubsub.publish(`viewer:${userId}`);
  await expect.poll(() => received.slice(3)).toEqual([next(3)]);
});

test.each([
  ['{ you }', 'Cannot query field "you" on type "Query".'],
  ['{ me', 'Syntax Error: Expected Name, found <EOF>.'],
])('The error of %s has a message', async (query, message) => {
  const server = await startServerForTest();
  const results = connectForTest(server.url).iterate({ query });
  await expect(results.next()).rejects.toMatchObject([{ message }]);
});

test('Unexpected errors are masked on the socket, too', async () => {
  const server = await startServerForTest();
  const { headers } = await addAda(server);
  const client = connectForTest(server.url, headers);
  await client.iterate({ query: '{ me { username } }' }).next();
  await server.db.$executeRawUnsafe('ALTER TABLE "Unlock" RENAME TO "Gone"');
  const results = client.iterate({ query: 'subscription { me { unlocks { feature } } }' });
  const { value } = await results.next();
  expect(value?.errors).toMatchObject([{ message: 'Something went wrong on our side. Please try again.' }]);
  expect(JSON.stringify(value)).not.toContain('Unlock');

  await server.db.$executeRawUnsafe('DROP TABLE "Session"');
  await expect(client.iterate({ query: '{ me { email } }' }).next()).rejects.toMatchObject([
    { message: 'Something went wrong on our side. Please try again.' },
  ]);
});

test('Another site can’t open a socket', async () => {
  const server = await startServerForTest();
  expect(await handshake(server.url, { origin: 'https://example.com' })).toBe(403);
  expect(await handshake(server.url, { origin: `${server.url}.example.com` })).toBe(403);
  expect(await handshake(server.url, { origin: 'null' })).toBe(403);
});

test('Our own pages can open a socket under every loopback name, and so can programs without an Origin', async () => {
  const server = await startServerForTest();
  const { port } = new URL(server.url);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await handshake(server.url, { origin: `http://${name}:${port}` })).toBe(101);
  }
  expect(await handshake(server.url, { origin: `http://localhost:${Number(port) + 1}` })).toBe(403);
  expect(await handshake(server.url)).toBe(101);
});

test('With a public URL, only that origin can open a socket', async () => {
  const server = await startServerForTest({ publicUrl: 'https://qr.example.com' });
  expect(await handshake(server.url, { origin: 'https://qr.example.com' })).toBe(101);
  expect(await handshake(server.url, { origin: server.url })).toBe(403);
});

test('Sockets can be opened only at /graphql', async () => {
  const server = await startServerForTest();
  expect(await handshake(server.url, {}, '/elsewhere')).toBe(404);
});

test('A message over 64 KB closes the socket', async () => {
  const server = await startServerForTest();
  const socket = openWebSocket(server.url);
  socket.on('open', () => socket.send('x'.repeat(65 * 1024)));
  expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1009);
});

test('A server that stops closes sockets with 1001', async () => {
  const server = await startApiServer();
  const socket = openWebSocket(server.url);
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await server.close();
  expect(await closed).toBe(1001);
});

/** Returns the HTTP status of a WebSocket handshake. */
async function handshake(url: string, headers?: Record<string, string>, path?: string) {
  const socket = openWebSocket(url, headers, path);
  onTestFinished(() => socket.terminate());
  return await handshakeStatus(socket);
}

/** Counts open subscriptions to accounts, from now on. */
function countSubscriptions(pubsub: PubSub): () => number {
  let count = 0;
  const subscribe = pubsub.subscribe;
  Object.assign(pubsub, {
    subscribe: (topic: Topic) => {
      const signals = subscribe(topic);
      if (!topic.startsWith('viewer:')) return signals;
      const end = signals.return?.bind(signals);
      count += 1;
      signals.return = async () => {
        count -= 1;
        await end?.();
        return { done: true, value: undefined };
      };
      return signals;
    },
  });
  return () => count;
}
