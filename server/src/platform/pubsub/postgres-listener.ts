import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Clock } from '../clock.ts';

const channel = 'canary_topics';
/** How long connecting or a query may take before the connection counts as lost. */
const timeoutMs = 10_000;
/** How often a silent connection is checked, because an unplugged cable doesn't close it. */
const heartbeatMs = 30_000;
/** How long to wait before reconnecting. The time is doubled after each failure. */
const firstRetryMs = 100;
const maxRetryMs = 10_000;
/** How long closing a connection may take. */
const closeTimeoutMs = 1_000;

export interface ListenerEvents {
  /** Another server has sent a notification. */
  onNotification(payload: string): void;
  /** The connection is open, for the first time or again. Notifications while it was closed were missed. */
  onConnect(): void;
  /** The connection was lost or could not be opened; it is retried. */
  onConnectionLost(error: unknown): void;
}

export interface PostgresListener {
  /**
   * Sends notifications to every other listener on the database.
   *
   * @throws if the listener isn't connected, or the connection is lost meanwhile
   */
  notify(payloads: readonly string[]): Promise<void>;
  /** Closes the connection for good. */
  close(): Promise<void>;
}

/**
 * Opens a Postgres connection that receives notifications from other servers (LISTEN) and sends notifications (NOTIFY).
 * A lost connection is opened again. The promise waits only for the first attempt, successful or not.
 */
export async function openPostgresListener(
  url: string,
  clock: Clock,
  events: ListenerEvents,
): Promise<PostgresListener> {
  let isClosed = false;
  let signalClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    signalClosed = resolve;
  });
  const report = (error: unknown) => {
    if (!isClosed) events.onConnectionLost(error);
  };
  const connect = () =>
    openClient(url, events.onNotification).catch((error: unknown) => {
      report(error);
      return null;
    });
  let client = await connect();

  const keepConnected = async () => {
    let retryMs = firstRetryMs;
    while (!isClosed) {
      if (client) {
        events.onConnect();
        await Promise.race([untilLost(client, clock).catch(report), closed]);
        const lost = client;
        client = null;
        await closeClient(lost);
        retryMs = firstRetryMs;
      } else {
        await Promise.race([delay(retryMs, undefined, { ref: false }), closed]);
        if (!isClosed) client = await connect();
        retryMs = Math.min(2 * retryMs, maxRetryMs);
      }
    }
    if (client) await closeClient(client);
  };
  const finished = keepConnected();
  return {
    notify: async (payloads) => {
      if (!client) throw new Error('The Postgres listener is not connected.');
      await client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        channel,
        payloads,
      ]);
    },
    close: async () => {
      isClosed = true;
      signalClosed();
      await finished;
    },
  };
}

async function openClient(url: string, onNotification: (payload: string) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    fallback_application_name: 'canary listener',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // An 'error' event without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    client.on('notification', ({ processId, payload }) => {
      // Postgres sends our own notifications back to us.
      if (payload && processId !== rows[0]?.pid) onNotification(payload);
    });
    await client.query(`LISTEN ${channel}`);
    return client;
  } catch (error) {
    await closeClient(client);
    throw error;
  }
}

/** Waits until a connection is lost, and throws the reason. */
async function untilLost(client: Client, clock: Clock): Promise<never> {
  let stopHeartbeat = () => {};
  try {
    return await new Promise<never>((_resolve, reject) => {
      stopHeartbeat = clock.every(heartbeatMs, () => void client.query('SELECT 1').catch(reject));
      client.once('error', reject);
      client.once('end', () => reject(new Error('Postgres closed the connection.')));
    });
  } finally {
    stopHeartbeat();
  }
}

/** Closes a connection, without waiting long for a dead connection. */
async function closeClient(client: Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, delay(closeTimeoutMs, undefined, { ref: false })]);
}
