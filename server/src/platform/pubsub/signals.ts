/** A stream of signals without a payload. `return` ends it at once, even while a `next` is waiting. */
export type Signals = AsyncIterableIterator<undefined, undefined>;

/**
 * Creates a stream of signals, and a function that sends a signal. The first signal is sent at once. Signals that are
 * sent before the reader asks for the next signal are delivered as one signal.
 *
 * @param onEnd called once, when the reader ends the stream
 */
export function createSignals(onEnd: () => void): { readonly signals: Signals; readonly send: () => void } {
  let isPending = true;
  let isOver = false;
  let waiting: ((result: IteratorResult<undefined, undefined>) => void) | undefined;

  const settle = () => {
    if (!waiting || !(isPending || isOver)) return;
    const resolve = waiting;
    waiting = undefined;
    isPending = false;
    resolve({ done: isOver, value: undefined });
  };
  const send = () => {
    isPending = true;
    settle();
  };
  const signals: Signals = {
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
        settle();
      }),
    return: async () => {
      if (!isOver) onEnd();
      isOver = true;
      settle();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => signals,
  };
  return { signals, send };
}

/** Makes a generator end at once on `return`, even while it waits for signals. A plain generator would wait on. */
export function endWithSignals<Item>(
  signals: Signals,
  generator: AsyncGenerator<Item, undefined>,
): AsyncIterableIterator<Item, undefined> {
  const iterator: AsyncIterableIterator<Item, undefined> = {
    next: () => generator.next(),
    return: async () => {
      await signals.return?.();
      return await generator.return(undefined);
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
