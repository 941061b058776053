import { setImmediate as nextIteration } from 'node:timers/promises';
import type { ReplaySource, ReplayStream } from '../../../platform/pubsub/replay-stream.ts';
import type { ByteBudget } from './byte-budget.ts';

/** How many bytes a subscriber who catches up gets in one write. */
const chunkBytes = 64 * 1024;
/** The largest batch for one write. A larger batch is sent in chunks, to each subscriber at its own pace. */
const maxBatchBytes = 16 * chunkBytes;

/** How long results may be rendered in one iteration of the event loop, over all shared subscriptions, in milliseconds. */
const maxBusyMs = 10;
/** When the first result of this iteration of the event loop was begun. */
let busySince: number | null = null;

/** Whether results have been rendered for long enough in this iteration. */
function isBusy(): boolean {
  if (busySince === null) {
    busySince = performance.now();
    setImmediate(() => {
      busySince = null;
    });
  }
  return performance.now() - busySince >= maxBusyMs;
}

/** The socket of one subscription, for writing rendered results to. */
export interface SubscriberSocket {
  hasRoom(): boolean;
  /** Waits until the socket has room; false if it has closed meanwhile, or the client doesn't read. */
  waitForRoom(): Promise<boolean>;
  /** Sends results in one write. @param results each `"payload":{…}`, as UTF-8 */
  write(results: readonly Buffer[]): void;
  /** Closes the socket in a way that makes the client reconnect. */
  disconnect(): void;
}

/** All subscribers of one source with the same operation. Each item is executed once and sent to all subscribers. */
export interface SharedSubscription {
  /** Adds a subscriber. The returned stream yields nothing, and ends with the subscription. */
  subscribe(socket: SubscriberSocket, stream: ReplayStream<object>): AsyncIterableIterator<never, undefined>;
}

/** A subscriber, as an empty stream for graphql-ws. Results are written directly to the socket. */
class Subscriber implements AsyncIterableIterator<never, undefined> {
  #resolveNext: ((result: IteratorReturnResult<undefined>) => void) | null = null;
  #hasEnded = false;

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  readonly socket: SubscriberSocket;
  cursor: number;
  readonly stream: ReplayStream<object>;
  readonly onEnd: (subscriber: Subscriber) => void;

  constructor(
    socket: SubscriberSocket,
    cursor: number,
    stream: ReplayStream<object>,
    onEnd: (subscriber: Subscriber) => void,
  ) {
    this.socket = socket;
    this.cursor = cursor;
    this.stream = stream;
    this.onEnd = onEnd;
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.onEnd(this);
    this.stream.close();
    this.#resolveNext?.({ done: true, value: undefined });
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    if (this.#hasEnded) return this.return();
    return new Promise((resolve) => {
      this.#resolveNext = resolve;
    });
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * @param render executes the operation for an item and serialises the result for {@link SubscriberSocket.write}.
 *   Returns a promise if the operation has to read the database
 * @param budget evicts rendered results, which are cached for subscribers who catch up
 * @param onError called when a subscriber can't be served. The subscriber is disconnected, and subscribes again
 * @param onEmpty called when the last subscriber has left
 */
export function createSharedSubscription<Item extends object>(
  source: ReplaySource<Item>,
  render: (item: Item) => Buffer | Promise<Buffer>,
  budget: ByteBudget,
  onError: (error: unknown) => void,
  onEmpty: () => void,
): SharedSubscription {
  const subscribers = new Set<Subscriber>();
  /** The subscribers that have all items up to `cursor`. Other subscribers catch up, each at its own pace. */
  const live = new Set<Subscriber>();
  let cursor = source.newest();

  const rendered = new WeakMap<Item, Buffer | Promise<Buffer>>();
  const keep = (item: Item, result: Buffer) => {
    rendered.set(item, result);
    budget.add(result.length, eviction(rendered, item));
    return result;
  };
  const renderOnce = (item: Item) => {
    const known = rendered.get(item);
    if (known) return known;
    const result = render(item);
    if (Buffer.isBuffer(result)) return keep(item, result);
    const kept = result.then((buffer) => keep(item, buffer));
    rendered.set(item, kept);
    return kept;
  };

  let isDeliveryDue = false;
  const waitingForDelivery: (() => void)[] = [];
  const deliver = () => {
    if (isBusy()) {
      setImmediate(deliver);
      return;
    }
    isDeliveryDue = false;
    for (const resolve of waitingForDelivery.splice(0)) resolve();
    const since = cursor;
    const batch = source.recent(since);
    cursor = batch?.cursor ?? source.newest();
    if (live.size === 0 || batch?.items.length === 0) return;
    const results = batch?.items.map(renderOnce) ?? [];
    // If results are still being computed, or are too large for one write, subscribers catch up with them.
    const ready = batch && results.every((result) => Buffer.isBuffer(result)) ? results : null;
    const canSendNow = ready !== null && sizeOf(ready) <= maxBatchBytes;
    for (const subscriber of live) {
      if (canSendNow && subscriber.socket.hasRoom()) {
        subscriber.socket.write(ready);
        if (batch?.isLast) subscriber.end();
      } else {
        live.delete(subscriber);
        subscriber.cursor = since;
        void catchUp(subscriber);
      }
    }
  };
  // All items of one iteration of the event loop take one write, after their changes are answered.
  const stop = source.onAdded(() => {
    if (!isDeliveryDue) setImmediate(deliver);
    isDeliveryDue = true;
  });

  const catchUp = async (subscriber: Subscriber) => {
    try {
      while (subscribers.has(subscriber)) {
        const batch = source.recent(subscriber.cursor) ?? (await source.read(subscriber.cursor));
        const results: Buffer[] = [];
        for (const item of batch.items) {
          while (isBusy()) await nextIteration();
          if (!subscribers.has(subscriber)) return;
          results.push(await renderOnce(item));
        }
        for (const chunk of chunksOf(results)) {
          const hasRoom = await subscriber.socket.waitForRoom();
          // The client may have left and reused the operation's id.
          if (!subscribers.has(subscriber)) return;
          if (!hasRoom) return subscriber.socket.disconnect();
          subscriber.socket.write(chunk);
        }
        subscriber.cursor = batch.cursor;
        if (batch.isLast) return subscriber.end();
        if (subscriber.cursor === cursor) {
          if (subscribers.has(subscriber)) live.add(subscriber);
          return;
        }
        // The subscriber already has items that live subscribers get in a moment.
        if (subscriber.cursor > cursor)
          await new Promise<void>((resolve) => waitingForDelivery.push(resolve));
        // Lets other subscribers have a turn between two batches.
        else await nextIteration();
      }
    } catch (error) {
      onError(error);
      subscriber.socket.disconnect();
    }
  };

  const remove = (subscriber: Subscriber) => {
    live.delete(subscriber);
    if (subscribers.delete(subscriber) && subscribers.size === 0) {
      stop();
      onEmpty();
    }
  };
  /** Sends a subscriber the last item of a stream that was ended. */
  const finish = async (subscriber: Subscriber, last: object | null | undefined) => {
    // The subscriber is removed at once, so that no other item is written.
    remove(subscriber);
    const result = last && (await renderOnce(last as Item));
    if (result && !subscriber.hasEnded) subscriber.socket.write([result]);
    subscriber.end();
  };
  return {
    subscribe: (socket, stream) => {
      const subscriber = new Subscriber(socket, stream.since, stream, remove);
      subscribers.add(subscriber);
      stream.onEnded(() => void finish(subscriber, stream.end?.last));
      void catchUp(subscriber);
      return subscriber;
    },
  };
}

/**
 * Makes the function that evicts an item's result. It is made outside of the subscription, because a closure keeps its
 * whole scope alive: the budget would keep sources with their boards long after their subscribers have left.
 */
function eviction(rendered: WeakMap<object, unknown>, item: object): () => void {
  return () => rendered.delete(item);
}

function sizeOf(results: readonly Buffer[]): number {
  return results.reduce((size, { length }) => size + length, 0);
}

function* chunksOf(results: readonly Buffer[]): Generator<readonly Buffer[]> {
  let chunk: Buffer[] = [];
  let size = 0;
  for (const result of results) {
    if (size + result.length > chunkBytes && chunk.length > 0) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(result);
    size += result.length;
  }
  if (chunk.length > 0) yield chunk;
}
