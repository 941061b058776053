import { openLine } from './postgres-listener.ts';
import { createPubSub, isTopic, type OpenPubSub, type Topic } from './pubsub.ts';

/**
 * The topics of all servers on one Postgres database: what is published on one wakes the listeners of every one, its own
 * without a detour. While a server can't hear the others, what it has to say is kept, and once it can again, all of its
 * listeners are woken, for whatever it has missed.
 *
 * @param onTrouble is told why a server can't hear the others
 */
export async function openPostgresBus(url: string, onTrouble: (error: unknown) => void): Promise<OpenPubSub> {
  const local = createPubSub();
  const unsaid = new Set<Topic>();
  let saying: Promise<void> | null = null;

  // One statement at a time: what is published meanwhile goes out together, each topic once.
  const sayAll = async () => {
    while (unsaid.size > 0) {
      const topics = [...unsaid];
      unsaid.clear();
      try {
        await line.say(topics);
      } catch {
        // The line itself tells that it was lost, and when it is back.
        for (const topic of topics) unsaid.add(topic);
        return;
      }
    }
  };
  const say = () => {
    saying ??= sayAll().finally(() => {
      saying = null;
    });
  };
  const line = await openLine(url, {
    onTrouble,
    onMessage: (text) => {
      if (isTopic(text)) local.publish(text);
    },
    onConnect: () => {
      local.wakeAll();
      say();
    },
  });
  return {
    pubsub: {
      subscribe: local.subscribe,
      publish: (topic) => {
        local.publish(topic);
        unsaid.add(topic);
        say();
      },
    },
    close: async () => {
      await saying;
      await line.close();
    },
  };
}
