import type { PubSub, Topic } from './pubsub.ts';
import { createNewest, ReplayStream } from './replay-stream.ts';

/** A signal of a topic. It is an object, because results are cached by their item. */
type Signal = object;

/** Opens a stream that signals at once and after each change of a topic. Streams of one topic have the same source. */
export type OpenTopicStream = (topic: Topic) => ReplayStream<Signal>;

export function createTopicStreams(pubsub: PubSub): OpenTopicStream {
  const shared = new Map<Topic, ReturnType<typeof follow>>();
  return (topic) => {
    const found = shared.get(topic) ?? follow(pubsub, topic);
    shared.set(topic, found);
    found.readers += 1;
    // Makes a new item, so that the value is read again for a new reader.
    found.renew({});
    return new ReplayStream(found.source, found.source.newest() - 1, () => {
      found.readers -= 1;
      if (found.readers > 0) return;
      shared.delete(topic);
      void found.signals.return?.();
    });
  };
}

/** Adds an item for each signal of a topic. */
function follow(pubsub: PubSub, topic: Topic) {
  const newest = createNewest<Signal>({});
  const signals = pubsub.subscribe(topic);
  const addAll = async () => {
    // Skips the first signal, which comes at once, because each reader starts with a signal anyway.
    await signals.next();
    for await (const _ of signals) newest.add({});
  };
  void addAll();
  return { ...newest, signals, readers: 0 };
}

const constant = createNewest<Signal>({});

/** A stream that signals once and stays open, for a value that never changes. */
export function signalOnce(): ReplayStream<Signal> {
  return new ReplayStream(constant.source, 0);
}
