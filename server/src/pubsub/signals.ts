/** A stream of wake-ups. `return` ends it at once, even while a `next` is waiting. */
export type Wakeups = AsyncIterableIterator<undefined, undefined>;

/** One wake-up, and then nothing until the listener leaves: a value that can't change, on a stream that stays open. */
export function wakeOnce(): Wakeups {
  return createWakeups(() => undefined).wakeups;
}

/**
 * A stream of wake-ups, and what wakes it: several times before it is looked at is once. The first comes at once.
 *
 * @param onEnd called once, when the listener leaves
 */
export function createWakeups(onEnd: () => void): { readonly wakeups: Wakeups; readonly wake: () => void } {
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
  const wake = () => {
    isPending = true;
    settle();
  };
  const wakeups: Wakeups = {
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
    [Symbol.asyncIterator]: () => wakeups,
  };
  return { wakeups, wake };
}

/** What a generator yields that waits for wake-ups. It can be ended from outside, which a generator that waits can't. */
export function endWith<Item>(
  wakeups: Wakeups,
  generator: AsyncGenerator<Item, undefined>,
): AsyncIterableIterator<Item, undefined> {
  const iterator: AsyncIterableIterator<Item, undefined> = {
    next: () => generator.next(),
    return: async () => {
      await wakeups.return?.();
      return await generator.return(undefined);
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
