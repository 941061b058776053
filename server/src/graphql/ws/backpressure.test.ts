import { expect, test, vi } from 'vitest';
import { createHeldBytes } from '../limits/held-bytes.ts';
import { createSender } from './backpressure.ts';
import type { OpenSocket } from './open-socket.ts';

/** The socket of a client that reads nothing before `read` is called. */
function socketOf(address: string) {
  const waiting: (() => void)[] = [];
  const client = {
    OPEN: 1,
    readyState: 1,
    send: (_text: string, onSent: () => void) => void waiting.push(onSent),
    terminate: vi.fn(),
  };
  const socket = { client, address } as unknown as OpenSocket;
  return { socket, client, read: () => waiting.splice(0).forEach((onSent) => void onSent()) };
}

const megabyte = 'x'.repeat(1024 * 1024);

test('The clients of an address may leave 16 MB unread together, without affecting another address', async () => {
  const send = createSender(createHeldBytes());
  const [one, other, elsewhere] = [socketOf('192.0.2.1'), socketOf('192.0.2.1'), socketOf('192.0.2.2')];
  const sent = Array.from({ length: 16 }, () => send(one.socket, megabyte));
  expect(one.client.terminate).not.toHaveBeenCalled();
  await send(other.socket, megabyte);
  expect(other.client.terminate).toHaveBeenCalledOnce();
  void send(elsewhere.socket, megabyte);
  expect(elsewhere.client.terminate).not.toHaveBeenCalled();

  one.read();
  await Promise.all(sent);
  void send(one.socket, megabyte);
  expect(one.client.terminate).not.toHaveBeenCalled();
});
