import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;
const opened: { dispose(): unknown }[] = [];

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  for (const client of opened.splice(0)) await client.dispose();
  await server.close();
});

function open() {
  const client = connectGraphql(server.url);
  opened.push(client);
  return client;
}

/** A socket that says what it wants, and keeps what it is answered. */
async function openRaw() {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  opened.push({ dispose: () => socket.terminate() });
  const answers: { type: string; id?: string; payload?: unknown }[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'connection_init' });
  await expect.poll(() => answers).toEqual([{ type: 'connection_ack' }]);
  return { socket, send, answers };
}

const createTask = (title: string) =>
  postGraphql(server.url, 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }', {
    input: { title, column: 'todo' },
  });
const follow = 'subscription { boardEvents(since: 0) { version } }';

test('Who sends and doesn’t read is not listened to until they read, and then gets it all', async () => {
  const { socket, send, answers } = await openRaw();
  socket.pause();
  const count = 600;
  for (let index = 0; index < count; index += 1)
    send({ type: 'ping', payload: { text: 'x'.repeat(60_000) } });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  // More than half of it still waits on the client's own side.
  expect(socket.bufferedAmount).toBeGreaterThan((count / 2) * 60_000);
  socket.resume();
  await expect
    .poll(() => answers.filter(({ type }) => type === 'pong').length, { timeout: 10_000 })
    .toBe(count);
});

test('Who is refused a socket keeps no half of the connection', async () => {
  const { port } = new URL(server.url);
  const connection = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  opened.push({ dispose: () => connection.destroy() });
  connection.on('error', () => undefined);
  connection.write(
    'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(String((await once(connection, 'data'))[0])).toContain('404 Not Found');
  const connections = () =>
    new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
});

test('An id that is too long is refused, and one of any characters is not', async () => {
  const { send, answers } = await openRaw();
  send({ type: 'subscribe', id: 'x'.repeat(129), payload: { query: follow } });
  await expect.poll(() => answers).toHaveLength(2);
  expect(answers[1]).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'BAD_REQUEST' } }] });
  const id = 'ü"\\\n🎉';
  send({ type: 'subscribe', id, payload: { query: follow } });
  await createTask('One');
  await expect
    .poll(() => answers.at(-1))
    .toEqual({ type: 'next', id, payload: { data: { boardEvents: { version: 1 } } } });
});

test('Nobody stays at the board by an operation whose id was used again before it began', async () => {
  const { socket, send } = await openRaw();
  const query = (person: string) => `subscription { boardPresence(person: "${person}") { count } }`;
  for (const type of ['subscribe', 'complete', 'subscribe']) {
    send({ type, id: '1', payload: { query: query('ghost') } });
  }
  expect((await once(socket, 'close'))[0]).toBe(4409);
  const told = open().iterate({ query: query('me') });
  expect((await told.next()).value).toEqual({ data: { boardPresence: { count: 1 } } });
});
