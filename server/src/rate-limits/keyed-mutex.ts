/**
 * Creates a function that runs tasks with the same key one after another, in the order in which they came.
 *
 * @param maxWaiting how many tasks of one key may wait
 * @param onFull creates the error for further ones
 *
 * @example
 * const runExclusive = createKeyedMutex(10, () => new Error('Too many tasks'));
 * await Promise.all([runExclusive('ada', first), runExclusive('ada', second)]); // second starts when first has ended
 */
export function createKeyedMutex(
  maxWaiting: number,
  onFull: () => Error,
): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, { tail: Promise<void>; length: number }>();
  return (key, task) => {
    const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 };
    if (line.length > maxWaiting) return Promise.reject(onFull());
    const result = line.tail.then(task);
    const release = () => {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    };
    line.tail = result.then(release, release);
    line.length += 1;
    lines.set(key, line);
    return result;
  };
}
