import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { makeClientAddress } from '../addresses/client-address.ts';
import { createRequestLimit } from '../rate/request-limit.ts';
import { guardConnections } from './connections.ts';
import { createHeldBytes } from './held-bytes.ts';

/** Guards the connections of a server that trusts the proxy 10.0.0.1. */
function guard(server: Pick<Server, 'on'>, perSecond: number | null) {
  const trustedProxies = ['10.0.0.1'];
  const requestLimit = createRequestLimit(perSecond, createTestClock().now);
  const addressOf = makeClientAddress(trustedProxies);
  const connections = guardConnections(server, {
    ...{ requestLimit, addressOf, trustedProxies },
    heldBytes: createHeldBytes(),
  });
  return { ...connections, requestLimit };
}

/** Opens connections to a server. */
function startServer(perSecond: number | null = null) {
  const server = new EventEmitter();
  guard(server as unknown as Server, perSecond);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit('connection', socket);
    return { close: () => socket.emit('close'), isOpen: () => socket.destroy.mock.calls.length === 0 };
  };
}

test('A client has at most 500 connections, and may open another for each that it closes', () => {
  const connect = startServer();
  const connections = Array.from({ length: 500 }, () => connect('192.0.2.1'));
  expect(connections.every(({ isOpen }) => isOpen())).toBe(true);
  const refused = connect('192.0.2.1');
  expect(refused.isOpen()).toBe(false);
  refused.close();
  expect(connect('192.0.2.1').isOpen()).toBe(false);
  expect(connect('192.0.2.2').isOpen()).toBe(true);
  connections[0]?.close();
  expect(connect('192.0.2.1').isOpen()).toBe(true);
  expect(connect('192.0.2.1').isOpen()).toBe(false);
});

test('The clients of an IPv6 /64 network have 500 connections together', () => {
  const connect = startServer();
  for (let client = 1; client <= 500; client += 1) connect(`2001:db8::${client}`);
  expect(connect('2001:db8::ffff').isOpen()).toBe(false);
  expect(connect('2001:db8:0:1::1').isOpen()).toBe(true);
});

test('A connection counts as a request', () => {
  const connect = startServer(1);
  const connections = Array.from({ length: 4 }, () => connect('192.0.2.1'));
  expect(connections.map(({ isOpen }) => isOpen())).toEqual([true, true, true, false]);
  expect(connect('192.0.2.2').isOpen()).toBe(true);
});

test('A trusted proxy may have any number of connections', () => {
  const connect = startServer(1);
  const connections = Array.from({ length: 600 }, () => connect('10.0.0.1'));
  expect(connections.every(({ isOpen }) => isOpen())).toBe(true);
});

/** Starts a server that doesn't end its responses, or refuses every request. */
async function listen(answer: (response: ServerResponse) => void, refuses = false) {
  const server = createServer();
  const { admit, refuse, requestLimit } = guard(server, 100);
  let handled = 0;
  server.on('request', (request, response) => {
    if (!admit(request, response)) return;
    handled += 1;
    if (refuses) expect(refuse(request)).toBe(true);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const open = async () => {
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
    connection.on('error', () => undefined).resume();
    onTestFinished(() => void connection.destroy());
    await once(connection, 'connect');
    return connection;
  };
  return { open, requestLimit, handled: () => handled };
}

const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);

test('A client that sends more after a refusal loses its connections, and owes the requests', async () => {
  const { open, requestLimit, handled } = await listen(
    (response) => response.writeHead(429, { connection: 'close' }).end(),
    true,
  );
  const [other, attacking] = [await open(), await open()];
  attacking.write(requests(1_000));
  await Promise.all([once(other, 'close'), once(attacking, 'close')]);
  expect(handled()).toBe(1);
  expect(requestLimit.take('127.0.0.1')).toBeGreaterThan(5);
  await once(await open(), 'close');
});

test('A client that leaves too many answers unread loses its connections', async () => {
  const { open, handled } = await listen(() => undefined);
  const [other, attacking] = [await open(), await open()];
  attacking.write(requests(1_000));
  await Promise.all([once(other, 'close'), once(attacking, 'close')]);
  // 16 MB hold 256 waiting requests.
  expect(handled()).toBe(257);
});

test('Requests that are sent one after another aren’t counted as waiting', async () => {
  const { open, handled } = await listen((response) => response.end('ok'));
  const connection = await open();
  for (let count = 0; count < 300; count += 1) {
    connection.write(requests(1));
    await once(connection, 'data');
  }
  expect(handled()).toBe(300);
});

test('The connection of a proxy stays open, because other clients’ requests follow on it', () => {
  const { refuse } = guard(new EventEmitter() as unknown as Server, null);
  const request = {
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': '192.0.2.1' },
  };
  expect(refuse(request as never)).toBe(false);
});

test('A WebSocket stays open when its client loses its connections', async () => {
  const server = new EventEmitter();
  const { admit, refuse } = guard(server as unknown as Server, null);
  const connection = () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '192.0.2.1', destroy: vi.fn() });
    server.emit('connection', socket);
    return socket;
  };
  const [attacking, upgraded] = [connection(), connection()];
  server.emit('upgrade', {}, upgraded);
  const request = { socket: attacking, headers: {} } as never;
  refuse(request);
  expect(admit(request, {} as never)).toBe(false);
  expect(attacking.destroy).toHaveBeenCalled();
  expect(upgraded.destroy).not.toHaveBeenCalled();
});
