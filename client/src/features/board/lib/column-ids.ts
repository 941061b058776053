import type { Column, Task } from '@canary/board/task';
import { foldText } from '#shared/format/search-words.ts';
import type { BoardStore } from './board-store.ts';

/** What cards are looked for. */
export interface Filter {
  /** What the title has in it, whatever its case and accents; empty for any. */
  readonly text: string;
  /** The id of whoever has it; {@link unassigned} for nobody, null for anybody. */
  readonly assignee: string | null;
}

/** In the place of an assignee's id: nobody. */
export const unassigned = '';

/** The ids of a column's cards, for useSyncExternalStore: the same list until it is another. */
export function columnIds(store: BoardStore, column: Column, { text, assignee }: Filter) {
  const needle = foldText(text.trim());
  const isFiltered = needle !== '' || assignee !== null;
  const ofWhat = isFiltered ? 'content' : 'order';
  const shownAssignee = (id: string | null) => (id !== null && store.user(id)?.id) || unassigned;
  const isWanted = ({ title, assigneeId }: Task) =>
    (assignee === null || shownAssignee(assigneeId) === assignee) &&
    (needle === '' || foldText(title).includes(needle));

  let ids: readonly string[] = [];
  let revision = -1;
  return {
    watch: (listener: () => void) => store.watch(`${ofWhat}:${column}`, listener),
    read: () => {
      const newest = store.revision(column, ofWhat);
      if (newest === revision) return ids;
      revision = newest;
      const tasks = store.column(column);
      const next = (isFiltered ? tasks.filter(isWanted) : tasks).map(({ id }) => id);
      if (next.length !== ids.length || next.some((id, index) => id !== ids[index])) ids = next;
      return ids;
    },
  };
}
