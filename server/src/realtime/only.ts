/**
 * Lets through what passes a test. Ending it ends its source at once, even while a `next` is waiting.
 *
 * @example
 * only(numbers, (number) => number > 2);
 */
export function only<Item>(
  source: AsyncIterableIterator<Item, undefined>,
  passes: (item: Item) => boolean,
): AsyncIterableIterator<Item, undefined> {
  const stream: AsyncIterableIterator<Item, undefined> = {
    next: async () => {
      for (;;) {
        const result = await source.next();
        if (result.done || passes(result.value)) return result;
      }
    },
    return: async () => {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
