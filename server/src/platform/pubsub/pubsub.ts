import { createSignals, type Signals } from './signals.ts';

/**
 * All topics. A signal of a topic has no payload: it says that the state has changed, and the subscriber reads the
 * current state. So a slow subscriber gets one signal for a burst of changes, no signals queue up, and no subscriber
 * sends old data.
 */
export type Topic =
  | `${'viewer' | 'sessions' | 'history' | 'board' | 'presence'}:${string}`
  | 'links'
  | 'scans';

export interface PubSub {
  /** Whether other servers may share the topics, and change the database. */
  readonly isShared: boolean;
  /**
   * Signals all subscribers of a topic. Subscribers on this server are signalled at once. Call it after the commit.
   *
   * @param except the signals of a subscriber that already knows of the change
   */
  publish(topic: Topic, except?: Signals): void;
  /** Subscribes from now on. The first signal comes at once, so that the subscriber starts with the current state. */
  subscribe(topic: Topic): Signals;
}

/** Topics that may be shared with other servers. */
export interface OpenPubSub {
  readonly pubsub: PubSub;
  /** Closes the connection to the other servers. */
  close(): Promise<void>;
}

/** The topics of one server. */
export interface LocalPubSub extends PubSub {
  /** Signals the subscribers of every topic. */
  publishAll(): void;
}

/** Whether a text is the name of a topic. */
export function isTopic(text: string): text is Topic {
  return /^(viewer|sessions|history|board|presence):|^(links|scans)$/.test(text);
}

/**
 * Creates topics that only this server publishes and subscribes to.
 *
 * @example
 * const signals = pubsub.subscribe('viewer:42');
 * await signals.next(); // at once
 * pubsub.publish('viewer:42');
 * await signals.next(); // at once again
 * await signals.return?.();
 */
export function createPubSub(): LocalPubSub {
  const subscribers = new Map<Topic, Map<Signals, () => void>>();
  return {
    isShared: false,
    publish: (topic, except) => {
      for (const [signals, send] of subscribers.get(topic) ?? []) if (signals !== except) send();
    },
    publishAll: () => {
      for (const ofTopic of subscribers.values()) for (const send of ofTopic.values()) send();
    },
    subscribe: (topic) => {
      const { signals, send } = createSignals(() => {
        const ofTopic = subscribers.get(topic);
        ofTopic?.delete(signals);
        if (ofTopic?.size === 0) subscribers.delete(topic);
      });
      subscribers.set(topic, (subscribers.get(topic) ?? new Map()).set(signals, send));
      return signals;
    },
  };
}
