import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

const channel = 'canary_topics';
/** How long a query may take; one that takes longer means that the connection is dead. */
const patienceMs = 10_000;
/** How often a silent connection is asked whether it still lives: a cable that was pulled tells nobody. */
const heartbeatMs = 30_000;
/** How long to wait after the connection was lost; twice as long after each failure. */
const firstPauseMs = 100;
const maxPauseMs = 10_000;
/** How long a connection that is given up may take to say goodbye. */
const goodbyeMs = 1_000;

/** What happens on a line. */
export interface LineEvents {
  /** Another line on the database has said something. */
  onMessage(text: string): void;
  /** It is connected, for the first time or again: what was said in between was missed. */
  onConnect(): void;
  /** It was lost, or couldn't be had; it tries again by itself. */
  onTrouble(error: unknown): void;
}

export interface Line {
  /**
   * Says something to every other line on the database.
   *
   * @throws when it isn't connected, or the connection is lost meanwhile
   */
  say(texts: readonly string[]): Promise<void>;
  /** Hangs up, for good. */
  close(): Promise<void>;
}

/**
 * Opens a connection to Postgres that hears what others say (LISTEN) and says something itself (NOTIFY). It keeps itself
 * connected; the promise waits for the first attempt only, whatever comes of it.
 */
export async function openLine(url: string, events: LineEvents): Promise<Line> {
  let isClosed = false;
  let hangUp: () => void = () => undefined;
  const hungUp = new Promise<void>((resolve) => {
    hangUp = resolve;
  });
  const report = (error: unknown) => {
    if (!isClosed) events.onTrouble(error);
  };
  const connect = () =>
    openClient(url, events.onMessage).catch((error: unknown) => {
      report(error);
      return null;
    });
  let client = await connect();

  const keepConnected = async () => {
    let pauseMs = firstPauseMs;
    while (!isClosed) {
      if (client) {
        events.onConnect();
        await Promise.race([untilLost(client).catch(report), hungUp]);
        const lost = client;
        client = null;
        await closeClient(lost);
        pauseMs = firstPauseMs;
      } else {
        await Promise.race([delay(pauseMs, undefined, { ref: false }), hungUp]);
        if (!isClosed) client = await connect();
        pauseMs = Math.min(2 * pauseMs, maxPauseMs);
      }
    }
    if (client) await closeClient(client);
  };
  const kept = keepConnected();
  return {
    say: async (texts) => {
      if (!client) throw new Error('The line is not connected.');
      await client.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, texts]);
    },
    close: async () => {
      isClosed = true;
      hangUp();
      await kept;
    },
  };
}

async function openClient(url: string, onMessage: (text: string) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    fallback_application_name: 'canary wake-ups',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // An error that nobody listens for would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    client.on('notification', ({ processId, payload }) => {
      // Postgres tells us what we said ourselves, too.
      if (payload && processId !== rows[0]?.pid) onMessage(payload);
    });
    await client.query(`LISTEN ${channel}`);
    return client;
  } catch (error) {
    await closeClient(client);
    throw error;
  }
}

/** Waits, and throws what a connection was lost by. */
async function untilLost(client: Client): Promise<never> {
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    return await new Promise<never>((_resolve, reject) => {
      heartbeat = setInterval(() => void client.query('SELECT 1').catch(reject), heartbeatMs);
      client.once('error', reject);
      client.once('end', () => reject(new Error('The connection to the database has ended.')));
    });
  } finally {
    clearInterval(heartbeat);
  }
}

/** Says goodbye; a connection that is dead already doesn't answer. */
async function closeClient(client: Client): Promise<void> {
  const goodbye = client.end().catch(() => undefined);
  await Promise.race([goodbye, delay(goodbyeMs, undefined, { ref: false })]);
}
