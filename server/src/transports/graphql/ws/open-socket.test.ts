import { Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
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
function socketOf(address: string) {
  const waiting: ((error?: Error) => void)[] = [];
  const client = {
    OPEN: 1,
    readyState: 1,
    send: (_text: string, onSent: (error?: Error) => void) => void waiting.push(onSent),
    terminate: vi.fn(),
  };
  const socket = new OpenSocket(client as never, new Socket(), {}, address, services);
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
