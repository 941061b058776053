import { createWakeups, endWith } from './signals.ts';

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

/**
 * What comes after a cursor, and then live, until it is left: what a subscription's resolver returns. An engine that knows
 * no feeds takes it for any other stream.
 */
export class FeedStream<Item> implements AsyncIterableIterator<Item, undefined> {
  #items: AsyncIterableIterator<Item, undefined> | null = null;
  #hasLeft = false;

  /** @param onLeave called once, when it is left or over */
  constructor(
    readonly feed: Feed<Item>,
    readonly since: number,
    readonly onLeave: () => void = () => undefined,
  ) {}

  next(): Promise<IteratorResult<Item, undefined>> {
    this.#items ??= itemsAfter(this.feed, this.since, () => this.leave());
    return this.#items.next();
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.#items?.return?.();
    this.leave();
    return { done: true, value: undefined };
  }

  /** Tells that nobody follows it any more. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.onLeave();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function itemsAfter<Item>(
  feed: Feed<Item>,
  since: number,
  onEnd: () => void,
): AsyncIterableIterator<Item, undefined> {
  const { wakeups, wake } = createWakeups(() => {
    stopListening();
    onEnd();
  });
  const stopListening = feed.onGrown(wake);
  async function* items(): AsyncGenerator<Item, undefined> {
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
  return endWith(wakeups, items());
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
