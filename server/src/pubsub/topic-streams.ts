import type { PubSub, Topic } from './pubsub.ts';
import { type ReplaySource, ReplayStream } from './replay-stream.ts';

/** A signal of a topic. Objects, because results are kept by the item that they were computed for. */
type Signal = object;

/** Opens a stream that signals at once and after each change of a topic. Streams of one topic have the same source. */
export type OpenTopicStream = (topic: Topic) => ReplayStream<Signal>;

interface SharedTopic {
  readonly source: ReplaySource<Signal>;
  /** Replaces the newest signal, so that a new reader gets a value that is read again. */
  renew(): void;
  /** Counts readers; the last one to leave unsubscribes from the topic. */
  enter(): void;
  leave(): void;
}

export function createTopicStreams(pubsub: PubSub): OpenTopicStream {
  const shared = new Map<Topic, SharedTopic>();
  return (topic) => {
    const found = shared.get(topic) ?? share(pubsub, topic, () => shared.delete(topic));
    shared.set(topic, found);
    found.enter();
    found.renew();
    return new ReplayStream(found.source, found.source.newest() - 1, found.leave);
  };
}

function share(pubsub: PubSub, topic: Topic, onEmpty: () => void): SharedTopic {
  const listeners = new Set<() => void>();
  let version = 1;
  let newest: Signal = {};
  let readers = 0;
  const signals = pubsub.subscribe(topic);
  const follow = async () => {
    // The first signal comes at once, and each reader starts with one anyway.
    await signals.next();
    for await (const _ of signals) {
      version += 1;
      newest = {};
      for (const onAdded of listeners) onAdded();
    }
  };
  void follow();
  return {
    source: {
      newest: () => version,
      recent: (cursor) => ({ items: cursor < version ? [newest] : [], cursor: version, isLast: false }),
      read: async () => ({ items: [newest], cursor: version, isLast: false }),
      onAdded: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    renew: () => {
      newest = {};
    },
    enter: () => {
      readers += 1;
    },
    leave: () => {
      readers -= 1;
      if (readers > 0) return;
      onEmpty();
      void signals.return?.();
    },
  };
}

const constant: ReplaySource<Signal> = {
  newest: () => 1,
  recent: (cursor) => ({ items: cursor < 1 ? [{}] : [], cursor: 1, isLast: false }),
  read: async () => ({ items: [{}], cursor: 1, isLast: false }),
  onAdded: () => () => undefined,
};

/** A stream that signals once and stays open, for a value that never changes. */
export function signalOnce(): ReplayStream<Signal> {
  return new ReplayStream(constant, 0);
}
