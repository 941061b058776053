import type { Clock } from '../clock.ts';
import { openPostgresListener } from './postgres-listener.ts';
import { createPubSub, isTopic, type OpenPubSub, type Topic } from './pubsub.ts';

/**
 * Opens the topics of all servers on one database. SQLite has one server, Postgres any number of servers.
 *
 * @param databaseUrl as in DATABASE_URL
 * @param onConnectionLost called when the connection to the other servers is lost. It is retried until it is back
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
 * Shares topics through Postgres. Topics that are published while the connection is lost are sent when it is back. Then
 * all local subscribers are signalled, because signals from other servers may have been missed.
 */
async function openPostgresPubSub(
  url: string,
  onConnectionLost: (error: unknown) => void,
  clock: Clock,
): Promise<OpenPubSub> {
  const local = createPubSub();
  const unsent = new Set<Topic>();
  let sending: Promise<void> | null = null;

  // Sends one statement at a time. Topics that are published meanwhile are sent together, each topic once.
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
