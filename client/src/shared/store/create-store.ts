/** A value that others read, change and hear of: what React calls an external store. */
export interface Store<State> {
  read(): State;
  /** Changes some of it, and tells whoever watches. */
  change(part: Partial<State>): void;
  /** Returns what stops it. */
  watch(watcher: () => void): () => void;
}

/**
 * @example
 * const store = createStore({ count: 1 });
 * store.change({ count: 2 });
 * store.read(); // { count: 2 }
 */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const watchers = new Set<() => void>();
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part };
      for (const tell of watchers) tell();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
