import { useSyncExternalStore } from 'react';

/** State outside React that components and other code read, change and subscribe to. */
export interface Store<State> {
  read(): State;
  /** Replaces the state. */
  set(state: State): void;
  /** Merges a part into the state. */
  change(part: Partial<State>): void;
  /** Calls back after every change. Returns a function that unsubscribes. */
  watch(watcher: () => void): () => void;
}

/**
 * @example
 * const store = createStore({ count: 1 });
 * store.change({ count: 2 });
 * store.read(); // { count: 2 }
 */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const watchers = new Set<() => void>();
  const set = (next: State) => {
    state = next;
    for (const watcher of [...watchers]) watcher();
  };
  return {
    read: () => state,
    set,
    change: (part) => set({ ...state, ...part }),
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** Subscribes a component to a part of a store. It renders again only when that part changes. */
export function useStorePart<State, Part>(
  store: Pick<Store<State>, 'read' | 'watch'>,
  select: (state: State) => Part,
): Part {
  const read = () => select(store.read());
  return useSyncExternalStore(store.watch, read, read);
}

/**
 * Subscribes a component to a store.
 *
 * @param prerendered the state that the page was prerendered with, if the store may differ from it
 */
export function useStore<State>(store: Pick<Store<State>, 'read' | 'watch'>, prerendered?: State): State {
  return useSyncExternalStore(store.watch, store.read, () => prerendered ?? store.read());
}
