/**
 * Makes a function that runs what has the same key one after the other, in the order in which it came.
 *
 * @example
 * const inTurn = createTurns();
 * await Promise.all([inTurn('ada', first), inTurn('ada', second)]); // second begins when first has ended
 */
export function createTurns(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    const done: Promise<void> = result.then(forget, forget);
    last.set(key, done);
    return result;
  };
}
