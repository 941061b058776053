import { useCallback, useSyncExternalStore } from 'react';
import type { BoardStore } from '../lib/board-store.ts';
import { useStore } from './use-store.ts';

/** Something that the board's store knows, read anew only when its topic has changed. */
export function useWatched<Value>(topic: string, read: (store: BoardStore) => Value): Value {
  const store = useStore();
  const watch = useCallback((listener: () => void) => store.watch(topic, listener), [store, topic]);
  const get = () => read(store);
  return useSyncExternalStore(watch, get, get);
}
