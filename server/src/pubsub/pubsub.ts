import { createWakeups, type Wakeups } from './signals.ts';

/**
 * Every topic there is. A topic carries no payload: it says that something changed, and whoever listens reads what it is
 * now. So a slow listener gets one wake-up for a burst of changes, nothing piles up, and nothing it sends is stale.
 */
export type Topic = `${'viewer' | 'sessions' | 'history'}:${string}` | 'board' | 'presence';

export interface PubSub {
  /** Wakes everyone who listens to a topic, on this server at once. To be called when what changed is committed. */
  publish(topic: Topic): void;
  /** Listens from this moment on. The first wake-up comes at once, so that the first value is the present one. */
  subscribe(topic: Topic): Wakeups;
}

/** Topics that other servers may share. */
export interface OpenPubSub {
  readonly pubsub: PubSub;
  /** Ends what connects this server with the others. */
  close(): Promise<void>;
}

/** The topics of one server. */
export interface LocalPubSub extends PubSub {
  /** Wakes everyone, whatever they listen to. */
  wakeAll(): void;
}

/** Whether a text that came from elsewhere is a topic. */
export function isTopic(text: string): text is Topic {
  return /^(viewer|sessions|history):|^(board|presence)$/.test(text);
}

/**
 * The topics of one server, which no other shares.
 *
 * @example
 * const wakeups = pubsub.subscribe('viewer:42');
 * await wakeups.next(); // at once
 * pubsub.publish('viewer:42');
 * await wakeups.next(); // at once again
 * await wakeups.return?.();
 */
export function createPubSub(): LocalPubSub {
  const listeners = new Map<Topic, Set<() => void>>();
  return {
    publish: (topic) => {
      for (const wake of listeners.get(topic) ?? []) wake();
    },
    wakeAll: () => {
      for (const group of listeners.values()) for (const wake of group) wake();
    },
    subscribe: (topic) => {
      const { wakeups, wake } = createWakeups(() => {
        const group = listeners.get(topic);
        group?.delete(wake);
        if (group?.size === 0) listeners.delete(topic);
      });
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(wake));
      return wakeups;
    },
  };
}
