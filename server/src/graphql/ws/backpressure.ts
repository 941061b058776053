import type { OpenSocket } from './socket.ts';

/** With so many bytes unread by a client, nothing more is heard from it: more answers would pile up. */
const maxUnread = 1024 * 1024;

/** Stops listening to a client that sends and doesn't read, until it has. So it can't send any more either, by TCP. */
export function holdBack({ client, connection }: OpenSocket): void {
  if (client.isPaused || connection.writableLength <= maxUnread) return;
  client.pause();
  connection.once('drain', () => client.resume());
}
