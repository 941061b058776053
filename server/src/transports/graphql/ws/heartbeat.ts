import type { WebSocket } from 'ws';
import type { Clock } from '../../../platform/clock.ts';

/** How often clients are pinged. A client that hasn't answered by the next ping is disconnected. */
const intervalMs = 12_000;

export interface Heartbeat {
  /** Pings a client while its socket is open. */
  watch(client: WebSocket): void;
  stop(): void;
}

/** Disconnects clients that don't answer pings, with one timer for all of them. */
export function startHeartbeat(clients: ReadonlySet<WebSocket>, clock: Clock): Heartbeat {
  /** The clients that haven't answered the last ping. */
  const unanswered = new Set<WebSocket>();
  function onPong(this: WebSocket): void {
    unanswered.delete(this);
  }
  const stop = clock.every(intervalMs, () => {
    for (const client of unanswered) client.terminate();
    unanswered.clear();
    for (const client of clients) {
      if (client.readyState !== client.OPEN) continue;
      unanswered.add(client);
      client.ping();
    }
  });
  return {
    watch: (client) => client.on('pong', onPong),
    stop,
  };
}
