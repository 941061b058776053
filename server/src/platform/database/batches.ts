/**
 * Creates a function that reads rows by their id. Calls with equal arguments within one turn of the event loop share a
 * statement, so that a list doesn't need a statement for each item.
 *
 * @param read reads the rows of several ids
 */
export function createBatches<Args, Result>(
  read: (ids: readonly string[], args: Args) => Promise<(id: string) => Result>,
): (id: string, args: Args) => Promise<Result> {
  const open = new Map<
    string,
    { readonly ids: Set<string>; readonly found: Promise<(id: string) => Result> }
  >();
  return async (id, args) => {
    const key = JSON.stringify(args);
    let batch = open.get(key);
    if (!batch) {
      const ids = new Set<string>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        open.delete(key);
        return read([...ids], args);
      });
      batch = { ids, found };
      open.set(key, batch);
    }
    batch.ids.add(id);
    return (await batch.found)(id);
  };
}
