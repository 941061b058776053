/**
 * Creates a function that runs tasks with the same key one after another, in the order in which they came.
 *
 * @example
 * const runExclusive = createKeyedMutex();
 * await Promise.all([runExclusive('ada', first), runExclusive('ada', second)]); // second starts when first has ended
 */
export function createKeyedMutex(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const tails = new Map<string, Promise<void>>();
  return (key, task) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(task);
    const release = () => {
      if (tails.get(key) === tail) tails.delete(key);
    };
    const tail: Promise<void> = result.then(release, release);
    tails.set(key, tail);
    return result;
  };
}
