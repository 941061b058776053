import type { Socket } from 'node:net';
import type { Clock } from '../../clock.ts';
import type { HeldBytes } from '../limits/held-bytes.ts';
import type { OpenSocket } from './open-socket.ts';

/** A client with more unread bytes than this isn't listened to: its messages would only cause more. */
const maxUnreadBytes = 1024 * 1024;
/** How long a client may take to read what is waiting for it. */
const drainTimeoutMs = 10_000;

/**
 * Creates a function that sends a text, and waits until it has left. A client whose address leaves too much unread is
 * disconnected.
 */
export function createSender(held: HeldBytes) {
  return ({ client, address }: OpenSocket, text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (client.readyState !== client.OPEN) return resolve();
      const release = held.hold(address, Buffer.byteLength(text));
      if (!release) {
        client.terminate();
        return resolve();
      }
      client.send(text, (error) => {
        release();
        if (error) reject(error);
        else resolve();
      });
    });
}

/** Stops reading from a client that doesn't read our answers, until it has. TCP then stops it from sending, too. */
export function pauseWhileUnread({ client, connection }: OpenSocket): void {
  if (client.isPaused || connection.writableLength <= maxUnreadBytes) return;
  client.pause();
  connection.once('drain', () => client.resume());
}

/** Waits until a connection has sent everything; false if it closes or takes too long. */
export function untilDrained(connection: Socket, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDrained: boolean) => {
      cancelTimeout();
      connection.off('drain', onDrain);
      connection.off('close', onFail);
      resolve(isDrained);
    };
    const onDrain = () => end(true);
    const onFail = () => end(false);
    const cancelTimeout = clock.after(drainTimeoutMs, onFail);
    connection.once('drain', onDrain);
    connection.once('close', onFail);
  });
}
