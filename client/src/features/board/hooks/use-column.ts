import type { Column } from '@canary/board/task';
import { useMemo, useSyncExternalStore } from 'react';
import { columnIds, type Filter } from '../lib/column-ids.ts';
import { useStore } from './use-store.ts';

const everything: Filter = { text: '', assignee: null };

/** The ids of a column's cards, in order; only those that match, if they are looked for. */
export function useColumn(column: Column, { text, assignee }: Filter = everything): readonly string[] {
  const store = useStore();
  const { watch, read } = useMemo(
    () => columnIds(store, column, { text, assignee }),
    [store, column, text, assignee],
  );
  return useSyncExternalStore(watch, read);
}
