import type { WebSocket } from 'ws';

/** How often a client is pinged; one that hasn't answered by the next ping is gone. */
const periodMs = 12_000;

export interface Heartbeat {
  /** Pings a client from now on, as long as it is open. */
  watch(client: WebSocket): void;
  stop(): void;
}

/** Finds out which clients are gone without a word, by one timer for all of them. */
export function startHeartbeat(clients: ReadonlySet<WebSocket>): Heartbeat {
  /** Those that haven't answered the last ping. */
  const silent = new Set<WebSocket>();
  function hear(this: WebSocket): void {
    silent.delete(this);
  }
  const timer = setInterval(() => {
    for (const client of silent) client.terminate();
    silent.clear();
    for (const client of clients) {
      if (client.readyState !== client.OPEN) continue;
      silent.add(client);
      client.ping();
    }
  }, periodMs);
  return {
    watch: (client) => client.on('pong', hear),
    stop: () => clearInterval(timer),
  };
}
