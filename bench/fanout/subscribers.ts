import { once } from 'node:events';
import { WebSocket } from 'ws';
import { watched } from './contestants.ts';

/** Number of sockets opened concurrently. */
const atOnce = 50;

export interface Subscribers {
  /** Total number of messages received. */
  received(): number;
  /** Arrival times in milliseconds of the messages about a change, by its id. Recorded for ids that are in the map. */
  readonly receipts: Map<string, number[]>;
  /** Resolves when the total number of messages reaches a count. */
  reached(count: number): Promise<void>;
  close(): void;
}

/** Opens sockets that subscribe to the board since a version. They parse as little of a message as possible. */
export async function openSubscribers(port: number, count: number, since: number): Promise<Subscribers> {
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
      headers: { 'x-forwarded-for': `10.0.${index >> 6}.${index & 63}` },
    });
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: watched, variables: { since } } }));
    socket.on('message', onMessage);
    sockets.push(socket);
  };
  for (let first = 0; first < count; first += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => open(first + index)),
    );
  }
  return {
    received: () => received,
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
