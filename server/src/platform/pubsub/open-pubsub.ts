import type { Clock } from '../clock.ts';
import { openPostgresListener } from './postgres-listener.ts';
import { createPubSub, isTopic, type OpenPubSub, type Topic } from './pubsub.ts';

/**
 * Opens the topics of all servers on one database: SQLite has one server, Postgres any number of them.
 *
 * @param databaseUrl as in DATABASE_URL
 * @param onConnectionLost called when the other servers can't be reached; the connection is retried until it is back
 */
export async function openPubSub(
  databaseUrl: string,
  onConnectionLost: (error: unknown) => void,
  clock: Clock,
): Promise<OpenPubSub> {
  if (databaseUrl.startsWith('file:')) return { pubsub: createPubSub(), close: async () => undefined };
  return await openPostgresPubSub(databaseUrl, onConnectionLost, clock);
}

/**
 * Shares topics through Postgres. While the connection is lost, topics to publish are kept; once it is back, they are
 * published and all local subscribers are signalled, because signals from other servers may have been missed.
 */
async function openPostgresPubSub(
  url: string,
  onConnectionLost: (error: unknown) => void,
  clock: Clock,
): Promise<OpenPubSub> {
  const local = createPubSub();
  const unsent = new Set<Topic>();
  let sending: Promise<void> | null = null;

  // One statement at a time: topics that are published meanwhile are sent together, each once.
  const sendAll = async () => {
    while (unsent.size > 0) {
      const topics = [...unsent];
      unsent.clear();
      try {
        await listener.notify(topics);
      } catch {
        // The listener reports the lost connection, and calls onConnect once it is back.
        for (const topic of topics) unsent.add(topic);
        return;
      }
    }
  };
  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  };
  const listener = await openPostgresListener(url, clock, {
    onConnectionLost,
    onNotification: (payload) => {
      if (isTopic(payload)) local.publish(payload);
    },
    onConnect: () => {
      local.publishAll();
      send();
    },
  });
  return {
    pubsub: {
      isShared: true,
      subscribe: local.subscribe,
      publish: (topic, except) => {
        local.publish(topic, except);
        unsent.add(topic);
        send();
      },
    },
    close: async () => {
      await sending;
      await listener.close();
    },
  };
}
