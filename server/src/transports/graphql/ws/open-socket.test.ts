import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createRequestLimit } from '../../../guards/rate/request-limit.ts';
import { createHeldBytes } from '../../../guards/size/held-bytes.ts';
import { systemClock } from '../../../platform/clock.ts';
import { OpenSocket } from './open-socket.ts';

const services = {
  heldBytes: createHeldBytes(),
  requestLimit: createRequestLimit(null, systemClock.now),
  clock: systemClock,
  log: fastify().log,
};

/** The socket of a client that reads nothing before `read` is called. */
function socketOf(address: string, requestLimit = services.requestLimit) {
  const waiting: ((error?: Error) => void)[] = [];
  const client = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    isPaused: false,
    send: (_text: string, onSent: (error?: Error) => void) => void waiting.push(onSent),
    close: vi.fn(() => {
      client.readyState = 2;
    }),
    terminate: vi.fn(),
  });
  const socket = new OpenSocket(client as never, new Socket(), {}, address, { ...services, requestLimit });
  const endSends = (error?: Error) => waiting.splice(0).forEach((onSent) => void onSent(error));
  return { socket, client, read: () => endSends(), reset: () => endSends(new Error('write ECONNRESET')) };
}

const megabyte = 'x'.repeat(1024 * 1024);

test('The clients of an address may leave 16 MB unread together, without affecting another address', async () => {
  const [one, other, elsewhere] = [socketOf('192.0.2.1'), socketOf('192.0.2.1'), socketOf('192.0.2.2')];
  const sent = Array.from({ length: 16 }, () => one.socket.send(megabyte));
  expect(one.client.terminate).not.toHaveBeenCalled();
  await other.socket.send(megabyte);
  expect(other.client.terminate).toHaveBeenCalledOnce();
  void elsewhere.socket.send(megabyte);
  expect(elsewhere.client.terminate).not.toHaveBeenCalled();

  one.read();
  await Promise.all(sent);
  void one.socket.send(megabyte);
  expect(one.client.terminate).not.toHaveBeenCalled();
});

test('A message to a client that resets the connection is not an error', async () => {
  const { socket, reset } = socketOf('192.0.2.3');
  const sent = socket.send('{"type":"connection_ack"}');
  reset();
  await expect(sent).resolves.toBeUndefined();
});

test('A message counts as a request, a large one for each 4 KB, and who sends too many is disconnected', () => {
  // Three requests at once.
  const { socket, client } = socketOf('192.0.2.4', createRequestLimit(1, createTestClock().now));
  const heard: string[] = [];
  socket.onMessage(async (text) => void heard.push(text));
  const large = 'x'.repeat(4_096);
  for (const text of ['', large]) client.emit('message', text);
  expect(heard).toEqual(['', large]);
  expect(client.close).not.toHaveBeenCalled();
  client.emit('message', '');
  expect(client.close).toHaveBeenCalledWith(1013, 'Too many messages; try again in a moment');
  expect(client.terminate).not.toHaveBeenCalled();
  client.emit('message', '');
  expect(client.terminate).toHaveBeenCalledOnce();
  expect(heard).toEqual(['', large]);
});
