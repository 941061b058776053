import { createSignals, endWithSignals } from './signals.ts';

/** Consecutive items of a source. */
export interface Batch<Item> {
  readonly items: readonly Item[];
  /** The cursor after them. */
  readonly cursor: number;
  /** Whether the source ends after them. */
  readonly isLast: boolean;
}

/** A growing sequence of items that many readers follow, each from a cursor of its own. */
export interface ReplaySource<Item> {
  /** The cursor after the newest item. */
  newest(): number;
  /** All items after a cursor, if they are in memory; null if they have to be read. */
  recent(cursor: number): Batch<Item> | null;
  /** Reads the first items after a cursor. */
  read(cursor: number): Promise<Batch<Item>>;
  /** Calls back whenever items are added. Returns the function that stops it. */
  onAdded(listener: () => void): () => void;
}

/**
 * The items after a cursor, followed by new ones as they are added: the result of a subscription's resolver. Any GraphQL
 * engine can iterate over it; ours joins the readers of one source instead.
 */
export class ReplayStream<Item> implements AsyncIterableIterator<Item, undefined> {
  #items: AsyncIterableIterator<Item, undefined> | null = null;
  #isClosed = false;

  /** @param onClose called once, when the reader leaves or the source ends */
  constructor(
    readonly source: ReplaySource<Item>,
    readonly since: number,
    readonly onClose: () => void = () => undefined,
  ) {}

  next(): Promise<IteratorResult<Item, undefined>> {
    this.#items ??= itemsAfter(this.source, this.since, () => this.close());
    return this.#items.next();
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.#items?.return?.();
    this.close();
    return { done: true, value: undefined };
  }

  /** Reports that the stream has no reader any more. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function itemsAfter<Item>(
  source: ReplaySource<Item>,
  since: number,
  onEnd: () => void,
): AsyncIterableIterator<Item, undefined> {
  const { signals, send } = createSignals(() => {
    stopListening();
    onEnd();
  });
  const stopListening = source.onAdded(send);
  async function* items(): AsyncGenerator<Item, undefined> {
    let cursor = since;
    try {
      for await (const _ of signals) {
        while (cursor < source.newest()) {
          const batch = source.recent(cursor) ?? (await source.read(cursor));
          yield* batch.items;
          if (batch.isLast) return;
          ({ cursor } = batch);
        }
      }
    } finally {
      await signals.return?.();
    }
  }
  return endWithSignals(signals, items());
}

/**
 * Creates a source that has only its newest item, and functions that replace the item. `renew` doesn't notify readers.
 */
export function createNewest<Item>(first: Item) {
  const listeners = new Set<() => void>();
  let item = first;
  let version = 1;
  const since = (cursor: number) => ({
    items: cursor < version ? [item] : [],
    cursor: version,
    isLast: false,
  });
  const source: ReplaySource<Item> = {
    newest: () => version,
    recent: since,
    read: async (cursor) => since(cursor),
    onAdded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const renew = (next: Item) => {
    item = next;
  };
  const add = (next: Item) => {
    renew(next);
    version += 1;
    for (const onAdded of listeners) onAdded();
  };
  return { source, renew, add };
}

/** The items of a source that pass a test, with the same cursors. */
export function filterSource<Item>(
  source: ReplaySource<Item>,
  passes: (item: Item) => boolean,
): ReplaySource<Item> {
  const filter = (batch: Batch<Item>) => ({ ...batch, items: batch.items.filter(passes) });
  return {
    newest: source.newest,
    recent: (cursor) => {
      const batch = source.recent(cursor);
      return batch && filter(batch);
    },
    read: async (cursor) => filter(await source.read(cursor)),
    onAdded: source.onAdded,
  };
}
