import { once } from 'node:events';
import { WebSocket } from 'ws';
import { watched } from './contestants.ts';

/** Number of sockets opened concurrently. */
const atOnce = 100;

export interface Subscribers {
  /** Arrival times in milliseconds of the messages about a change, by its id. Recorded for ids that are in the map. */
  readonly receipts: Map<string, number[]>;
  /** Resolves when all subscribers together have received this many messages. */
  reached(count: number): Promise<void>;
  close(): void;
}

/**
 * Opens sockets that subscribe to the board since a version. They parse as little of a message as possible.
 *
 * @param since null to open sockets that don't subscribe: bare `ws` sends events to all
 */
export async function openSubscribers(
  port: number,
  count: number,
  since: number | null,
): Promise<Subscribers> {
  const sockets: WebSocket[] = [];
  const receipts = new Map<string, number[]>();
  let received = 0;
  let wanted: { readonly count: number; readonly resolve: () => void } | null = null;
  const onMessage = (data: Buffer) => {
    received += 1;
    if (receipts.size > 0) {
      const at = data.indexOf('"changeId":"') + 12;
      receipts.get(data.toString('latin1', at, at + 36))?.push(performance.now());
    }
    if (wanted && received >= wanted.count) wanted.resolve();
  };
  const open = async (index: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      perMessageDeflate: false,
      // The server limits sockets per address.
      headers: { 'x-forwarded-for': `10.${index >> 14}.${(index >> 6) & 255}.${index & 63}` },
    });
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    socket.on('message', onMessage);
    sockets.push(socket);
    if (since === null) return;
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: watched, variables: { since } } }));
  };
  let next = 0;
  const openNext = async () => {
    while (next < count) await open(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  return {
    receipts,
    reached: (target) =>
      new Promise((resolve) => {
        wanted = { count: target, resolve };
        if (received >= target) resolve();
      }),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
