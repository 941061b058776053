import { createSignals, endWithSignals } from './signals.ts';

/** Consecutive items of a source. */
export interface ReplayedItems<Item> {
  readonly items: readonly Item[];
  /** The cursor after these items. */
  readonly cursor: number;
  /** Whether the source ends after these items. */
  readonly isLast: boolean;
}

/** A growing sequence of items that many readers follow, each from a cursor of its own. */
export interface ReplaySource<Item> {
  /** The cursor after the newest item. */
  newest(): number;
  /** All items after a cursor, if they are in memory; null if {@link read} has to read them. */
  recent(cursor: number): ReplayedItems<Item> | null;
  /** Reads the first items after a cursor. */
  read(cursor: number): Promise<ReplayedItems<Item>>;
  /** Calls back whenever items are added. Returns a function that removes the listener. */
  onAdded(listener: () => void): () => void;
}

/**
 * The items after a cursor, and new items as they are added: the result of a subscription's resolver. Any GraphQL
 * engine can iterate over the stream. This server's engine joins the readers of one source instead.
 */
export class ReplayStream<Item> implements AsyncIterableIterator<Item, undefined> {
  #items: AsyncIterableIterator<Item, undefined> | null = null;
  #isClosed = false;
  #end: { readonly last: Item | null } | null = null;
  #onEnded: () => void = () => undefined;

  readonly source: ReplaySource<Item>;
  readonly since: number;
  readonly onClose: () => void;

  /** @param onClose called once, when the reader leaves or the source ends */
  constructor(source: ReplaySource<Item>, since: number, onClose: () => void = () => undefined) {
    this.source = source;
    this.since = since;
    this.onClose = onClose;
  }

  next(): Promise<IteratorResult<Item, undefined>> {
    this.#items ??= itemsAfter(this);
    return this.#items.next();
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.#items?.return?.();
    this.close();
    return { done: true, value: undefined };
  }

  /**
   * Ends the stream. The reader gets no further item of the source. @param last the item to end with; null for no item
   */
  endWith(last: Item | null): void {
    if (this.#isClosed) return;
    this.#end = { last };
    this.#onEnded();
    this.close();
  }

  /** The last item of a stream that {@link endWith} has ended; null for another stream. */
  get end(): { readonly last: Item | null } | null {
    return this.#end;
  }

  /** Calls back when {@link endWith} ends the stream, or at once if it has ended the stream. */
  onEnded(listener: () => void): void {
    this.#onEnded = listener;
    if (this.#end) listener();
  }

  /** Reports that the reader has left. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function itemsAfter<Item>(stream: ReplayStream<Item>): AsyncIterableIterator<Item, undefined> {
  const { source, since } = stream;
  const { signals, send } = createSignals(() => {
    stopListening();
    stream.close();
  });
  const stopListening = source.onAdded(send);
  stream.onEnded(send);
  async function* items(): AsyncGenerator<Item, undefined> {
    let cursor = since;
    try {
      for await (const _ of signals) {
        while (cursor < source.newest() && !stream.end) {
          const batch = source.recent(cursor) ?? (await source.read(cursor));
          for (const item of batch.items) {
            if (stream.end) break;
            yield item;
          }
          if (batch.isLast) return;
          ({ cursor } = batch);
        }
        if (stream.end?.last) yield stream.end.last;
        if (stream.end) return;
      }
    } finally {
      await signals.return?.();
    }
  }
  return endWithSignals(signals, items());
}

/** Creates a source with one item, and functions that replace this item. `renew` doesn't notify readers. */
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
