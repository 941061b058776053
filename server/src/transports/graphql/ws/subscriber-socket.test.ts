import { once } from 'node:events';
import { Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createRequestLimit } from '../../../guards/rate/request-limit.ts';
import { createHeldBytes } from '../../../guards/size/held-bytes.ts';
import { OpenSocket } from './open-socket.ts';
import { tooSlow, WebSocketSubscriber } from './subscriber-socket.ts';

/** A client that doesn't read, and its subscription on the server with more unsent results than it may have. */
async function openSlowClient() {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => sockets.close());
  await once(sockets, 'listening');
  const address = sockets.address();
  if (typeof address !== 'object' || !address) throw new Error('A port was expected.');
  const opened = once(sockets, 'connection');
  const reader = new WebSocket(`ws://127.0.0.1:${address.port}`);
  onTestFinished(() => reader.terminate());
  await once(reader, 'open');
  reader.pause();
  const [client, { socket: connection }] = await opened;
  if (!(connection instanceof Socket)) throw new Error('A TCP connection was expected.');
  const clock = createTestClock();
  const requestLimit = createRequestLimit(null, clock.now);
  const services = { clock, requestLimit, heldBytes: createHeldBytes(), log: fastify().log };
  const socket = new OpenSocket(client, connection, {}, '192.0.2.1', services);
  const subscriber = new WebSocketSubscriber(socket, '1');
  const result = Buffer.from(`"payload":"${'x'.repeat(1024 * 1024)}"`);
  // The first megabytes go into buffers of the system.
  while (subscriber.hasRoom()) subscriber.write([result]);
  return { reader, client, connection, socket, clock, subscriber };
}

test('A subscriber that reads within ten seconds gets room again', async () => {
  const { reader, clock, subscriber } = await openSlowClient();
  const hasRoom = subscriber.waitForRoom();
  clock.advance(9_999);
  reader.resume();
  expect(await hasRoom).toBe(true);
  expect(subscriber.hasRoom()).toBe(true);
});

test('A subscriber that reads nothing for ten seconds is disconnected, at the latest two seconds later', async () => {
  const { client, clock, subscriber } = await openSlowClient();
  const hasRoom = subscriber.waitForRoom();
  clock.advance(10_000);
  expect(await hasRoom).toBe(false);
  const closed = once(client, 'close');
  subscriber.disconnect();
  expect(client.readyState).toBe(WebSocket.CLOSING);
  clock.advance(2_000);
  await closed;
});

test('All subscriptions of a slow client wait together', async () => {
  const { reader, connection, socket } = await openSlowClient();
  const subscribers = Array.from({ length: 50 }, (_, id) => new WebSocketSubscriber(socket, `${id}`));
  const hasRoom = subscribers.map((subscriber) => subscriber.waitForRoom());
  expect(connection.listenerCount('drain')).toBeLessThan(5);
  reader.resume();
  expect(new Set(await Promise.all(hasRoom))).toEqual(new Set([true]));
});

test('A subscriber that is disconnected but still reads learns that it can resubscribe', async () => {
  const { reader, subscriber } = await openSlowClient();
  const closed = once(reader, 'close');
  subscriber.disconnect();
  reader.resume();
  const [code, reason] = await closed;
  expect({ code, reason: String(reason) }).toEqual(tooSlow);
});
