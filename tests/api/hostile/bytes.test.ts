import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../../client/src/testing/gate.ts';
import type { ApiServer } from '../../support/api-server.ts';
import { startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startServerForTest();
});

const attacker = '192.0.2.1';

/** Opens a TCP connection without an HTTP client. Its requests come from the attacker's address. */
async function open() {
  const connection = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  onTestFinished(() => void connection.destroy());
  connection.on('error', () => undefined);
  let answers = '';
  connection.on('data', (data) => {
    answers += data;
  });
  await once(connection, 'connect');
  return { connection, answers: () => answers };
}

/** Resolves when a connection is closed or reset. */
const closeOf = (connection: Socket) => new Promise((resolve) => connection.once('close', resolve));

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker}\r\n\r\n`;
const post = (length: number) =>
  `POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const statusOf = async (address: string) =>
  (await postGraphql(server.url, '{ __typename }', {}, { 'x-forwarded-for': address })).status;

/** Keeps the server from sending anything, as to clients that don't read. Returns its ends of the connections. */
function sendNothing(): readonly Socket[] {
  const sockets: Socket[] = [];
  const block = (socket: Socket) => {
    // Writes wait forever for the previous write, like with full buffers of the system.
    Object.assign(socket, { _write: () => undefined, _writev: null });
    sockets.push(socket);
  };
  server.app.server.on('connection', block);
  onTestFinished(() => {
    server.app.server.off('connection', block);
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

test('Unread answers of one address take at most 16 MB, over any number of connections', async () => {
  const title = 'x'.repeat(500);
  const cards = Array.from({ length: 4_000 }, (_, index) => ({
    boardId: 'board',
    id: String(index),
    number: index + 1,
    title,
    columnId: 'todo',
    rank: String(index).padStart(4, '0'),
    createdAt: new Date(),
  }));
  server = await startServerForTest({ fill: (db) => db.task.createMany({ data: cards }) });
  const sockets = sendNothing();
  const readBoard = async () => {
    const { connection } = await open();
    connection.write(get('/graphql?query={board{tasks{title}}}'));
    return sockets.filter(({ destroyed }) => destroyed).length;
  };
  await expect.poll(readBoard).toBeGreaterThan(0);
  const unread = () => sockets.reduce((sum, socket) => sum + socket.writableLength, 0);
  await expect.poll(unread).toBeGreaterThan(8 * 1024 * 1024);
  expect(unread()).toBeLessThan(16 * 1024 * 1024);
});

test('The bodies that an address begins to send take at most 16 MB, and another address is served', async () => {
  const connections = await Promise.all(Array.from({ length: 120 }, open));
  for (const { connection } of connections) connection.write(post(100_000));
  const refused = () => connections.filter(({ answers }) => answers().startsWith('HTTP/1.1 429'));
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  expect(refused()[0]?.answers()).toContain('retry-after: 1');
  expect(refused().length).toBeLessThan(30);
  expect(await statusOf(attacker)).toBe(429);
  expect(await statusOf('192.0.2.2')).toBe(200);
  for (const { connection } of connections) connection.destroy();
  await expect.poll(() => statusOf(attacker)).toBe(200);
});

test('A connection is closed when too many requests are pipelined behind an open one, and nothing of it is kept', async () => {
  const { opened, open: openGate } = gate();
  const transact = server.db.$transaction.bind(server.db);
  const delayed = (work: never) => opened.then(() => transact(work));
  vi.spyOn(server.db, '$transaction').mockImplementation(delayed as typeof transact);
  const body = JSON.stringify({
    query: 'mutation { createTask(input: { title: "A", columnId: "todo" }) { title } }',
  });
  const { connection, answers } = await open();
  connection.write(`${post(body.length)}${body}${get('/healthz').repeat(254)}`);
  await expect.poll(() => statusOf(attacker)).toBe(429);
  connection.write(get('/healthz').repeat(20_000));
  await closeOf(connection);
  openGate();
  expect(answers()).toBe('');
  await expect.poll(() => statusOf(attacker)).toBe(200);
});

test.each(['POST /graphql', 'GET /q/A', 'GET /healthz'])(
  'A body of unknown length is refused by %s, however small its chunks are',
  async (start) => {
    const { connection, answers } = await open();
    connection.write(
      `${start} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    );
    await closeOf(connection);
    expect(answers()).toMatch(/^HTTP\/1.1 411 /);
  },
);

test.each([
  ['/healthz', 'Host: localhost'],
  ['/q/A', 'Host: localhost'],
  ['/Q/A', 'Host: localhost'],
  ['/graphql?query={__typename}', 'Host: localhost'],
  ['/no-such-page', 'Host: localhost'],
  ['/%zz', 'Host: localhost'],
  ['/q/%zz', 'Host: localhost'],
  // Node would answer these itself.
  ['/q/A', 'No-Host: localhost'],
  ['/q/A', 'Host: localhost\r\nExpect: more'],
])(
  'Requests to %s with %j that are pipelined in masses close the connection',
  async (path, headers) => {
    // A proxy's connection stays open, because other clients' requests follow on it.
    server = await startServerForTest({ requestLimit: 100, trustedProxies: [] });
    const { connection, answers } = await open();
    connection.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`.repeat(2_000));
    await closeOf(connection);
    expect((answers().match(/HTTP\/1.1/g) ?? []).length).toBeLessThan(310);
    // The client owes what came behind.
    const { connection: next } = await open();
    await closeOf(next);
  },
  // The server would close an unused connection after 30 s.
  25_000,
);
