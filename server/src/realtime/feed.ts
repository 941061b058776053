import { createWakeups } from './wakeups.ts';

/** Some of what a feed has, in order. */
export interface Batch<Item> {
  readonly items: readonly Item[];
  /** Where a follower is after them. */
  readonly cursor: number;
  /** Whether nothing comes after them. */
  readonly isLast: boolean;
}

/** Something that grows, and that many follow, each from where they are. */
export interface Feed<Item> {
  /** Where it is now. */
  newest(): number;
  /** All that came after a cursor, if it is at hand; null where it has to be read. */
  recent(cursor: number): Batch<Item> | null;
  /** The first of what came after a cursor. */
  read(cursor: number): Promise<Batch<Item>>;
  /** Calls back each time it has grown. Returns what stops that. */
  onGrown(listener: () => void): () => void;
}

/** What a subscription's resolver returns for a feed: an engine that knows no feeds takes it for any other stream. */
export interface FeedStream<Item> extends AsyncIterableIterator<Item, undefined> {
  readonly feed: Feed<Item>;
  /** Where it begins. */
  readonly since: number;
}

const streams = new WeakSet<object>();

/** Whether a stream is that of a feed. */
export function isFeedStream(stream: object): stream is FeedStream<object> {
  return streams.has(stream);
}

/**
 * What comes after a cursor, and then live, until it is left.
 *
 * @param onLeave called once, when it is left or over
 */
export function follow<Item>(
  feed: Feed<Item>,
  since: number,
  onLeave: () => void = () => undefined,
): FeedStream<Item> {
  let stopListening: () => void = () => undefined;
  const { wakeups, wake } = createWakeups(() => {
    stopListening();
    onLeave();
  });
  async function* items(): AsyncGenerator<Item, undefined> {
    stopListening = feed.onGrown(wake);
    let cursor = since;
    try {
      for await (const _ of wakeups) {
        while (cursor < feed.newest()) {
          const batch = feed.recent(cursor) ?? (await feed.read(cursor));
          yield* batch.items;
          if (batch.isLast) return;
          ({ cursor } = batch);
        }
      }
    } finally {
      await wakeups.return?.();
    }
  }
  const generator = items();
  const stream: FeedStream<Item> = {
    feed,
    since,
    next: () => generator.next(),
    // A generator that waits can't be ended from outside: what it waits for can.
    return: async () => {
      await wakeups.return?.();
      return await generator.return(undefined);
    },
    [Symbol.asyncIterator]: () => stream,
  };
  streams.add(stream);
  return stream;
}

/** The part of a feed that passes a test. */
export function filterFeed<Item>(feed: Feed<Item>, passes: (item: Item) => boolean): Feed<Item> {
  const filter = (batch: Batch<Item>) => ({ ...batch, items: batch.items.filter(passes) });
  return {
    newest: feed.newest,
    recent: (cursor) => {
      const batch = feed.recent(cursor);
      return batch && filter(batch);
    },
    read: async (cursor) => filter(await feed.read(cursor)),
    onGrown: feed.onGrown,
  };
}
