import { once } from 'node:events';
import { connect } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../../client/src/testing/gate.ts';
import type { ApiServer } from '../../support/api-server.ts';
import { connectForTest, startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';
import { cookie, holdOperations } from '../../support/hold-operations.ts';
import { openWebSocket } from '../../support/web-socket.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startServerForTest();
});

/** Opens a socket without a client library; it sends any message and collects the received. */
async function openSocket(headers = {}) {
  const socket = openWebSocket(server.url, headers);
  onTestFinished(() => socket.terminate());
  const received: { type: string; id?: string; payload?: unknown }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'connection_init' });
  await expect.poll(() => received).toEqual([{ type: 'connection_ack' }]);
  return { socket, send, received };
}

const createTask = (title: string) =>
  postGraphql(server.url, 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }', {
    input: { title, columnId: 'todo' },
  });
const follow = 'subscription { boardEvents(since: 0) { version } }';

test('The server stops reading from a client that doesn’t read, and continues when it does', async () => {
  const { socket, send, received } = await openSocket();
  socket.pause();
  // Their answers take more than the system's buffers.
  for (let id = 0; id < 40; id += 1)
    send({ type: 'subscribe', id: String(id), payload: { query: getIntrospectionQuery() } });
  const count = 600;
  for (let index = 0; index < count; index += 1)
    send({ type: 'ping', payload: { text: 'x'.repeat(60_000) } });
  // The server has paused when the client can send no more bytes.
  let unsent = -1;
  await expect
    .poll(
      () => {
        const before = unsent;
        unsent = socket.bufferedAmount;
        return unsent === before;
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true);
  expect(socket.bufferedAmount).toBeGreaterThan((count / 2) * 60_000);
  socket.resume();
  await expect.poll(() => received.filter(({ type }) => type === 'pong').length).toBe(count);
});

test('Pipelined requests are handled one after another', async () => {
  const { opened, open } = gate();
  const transact = server.db.$transaction.bind(server.db);
  const delayed = (work: never) => opened.then(() => transact(work));
  const transactions = vi.spyOn(server.db, '$transaction').mockImplementation(delayed as typeof transact);
  const body = JSON.stringify({
    query: 'mutation { createTask(input: { title: "A", columnId: "todo" }) { title } }',
  });
  const request = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const connection = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  onTestFinished(() => void connection.destroy());
  let answers = '';
  connection.on('data', (data) => {
    answers += data;
  });
  connection.write(request.repeat(3));
  await expect.poll(() => transactions.mock.calls.length).toBe(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(transactions).toHaveBeenCalledTimes(1);
  open();
  await expect.poll(() => answers.match(/"title":"A"/g)?.length).toBe(3);
});

test('A rejected upgrade closes both halves of the connection', async () => {
  const { port } = new URL(server.url);
  const connection = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void connection.destroy());
  connection.on('error', () => undefined);
  connection.write(
    'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(String((await once(connection, 'data'))[0])).toContain('404 Not Found');
  const connections = () =>
    new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
});

test('Rejects an operation id over 128 characters and accepts any characters', async () => {
  const { send, received } = await openSocket();
  send({ type: 'subscribe', id: 'x'.repeat(129), payload: { query: follow } });
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'BAD_REQUEST' } }] });
  const id = 'ü"\\\n🎉';
  send({ type: 'subscribe', id, payload: { query: follow } });
  await createTask('One');
  await expect
    .poll(() => received.at(-1))
    .toEqual({
      type: 'next',
      id,
      payload: { data: { boardEvents: { version: 1 } } },
    });
});

test('Reusing the id of an operation that is starting closes the socket and leaves no presence behind', async () => {
  const held = holdOperations(server.db);
  const { socket, send } = await openSocket(cookie);
  const query = (id: string) => `subscription { boardPresence(participantId: "${id}") { count } }`;
  for (const type of ['subscribe', 'complete', 'subscribe']) {
    send({ type, id: '1', payload: { query: query('ghost') } });
  }
  expect((await once(socket, 'close'))[0]).toBe(4409);
  for (const release of held) release();
  const presence = connectForTest(server.url).iterate({ query: query('me') });
  expect((await presence.next()).value).toEqual({ data: { boardPresence: { count: 1 } } });
});
