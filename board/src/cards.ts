import { compareRanked, type Ranked, type Task } from './model.ts';

/** Cards indexed by id, by column in order, and by assignee. Columns are sorted, so lookups use binary search. */
export interface Cards {
  get(id: string): Task | undefined;
  /** All cards, in no particular order. */
  all(): Iterable<Task>;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Task[];
  /** The ids of the cards assigned to a person. */
  assignedTo(userId: string): Iterable<string>;
  /** Adds a card, or replaces the card with the same id. */
  put(task: Task): void;
  remove(id: string): void;
  /** Replaces all cards. */
  load(tasks: Iterable<Task>): void;
}

/** Creates an empty index. */
export function createCards(): Cards {
  const byId = new Map<string, Task>();
  const byColumn = new Map<string, Task[]>();
  const byAssignee = new Map<string, Set<string>>();

  const columnOf = ({ column }: Task): Task[] => {
    const cards = byColumn.get(column);
    if (cards) return cards;
    const empty: Task[] = [];
    byColumn.set(column, empty);
    return empty;
  };
  const addAssignments = ({ id, assigneeIds }: Task) => {
    for (const assigneeId of assigneeIds) {
      const ids = byAssignee.get(assigneeId);
      if (ids) ids.add(id);
      else byAssignee.set(assigneeId, new Set([id]));
    }
  };
  const removeAssignments = ({ id, assigneeIds }: Task) => {
    for (const assigneeId of assigneeIds) {
      const ids = byAssignee.get(assigneeId);
      ids?.delete(id);
      if (ids?.size === 0) byAssignee.delete(assigneeId);
    }
  };
  const remove = (id: string) => {
    const task = byId.get(id);
    if (!task) return;
    byId.delete(id);
    removeAssignments(task);
    const cards = columnOf(task);
    cards.splice(indexOfRanked(cards, task), 1);
  };

  return {
    get: (id) => byId.get(id),
    all: () => byId.values(),
    column: (columnId) => byColumn.get(columnId) ?? [],
    assignedTo: (userId) => byAssignee.get(userId) ?? [],
    put: (task) => {
      const before = byId.get(task.id);
      const cards = columnOf(task);
      if (before && before.column === task.column && before.rank === task.rank) {
        cards[indexOfRanked(cards, task)] = task;
        removeAssignments(before);
      } else {
        remove(task.id);
        cards.splice(indexOfRanked(cards, task), 0, task);
      }
      byId.set(task.id, task);
      addAssignments(task);
    },
    remove,
    load: (tasks) => {
      byId.clear();
      byAssignee.clear();
      byColumn.clear();
      for (const task of tasks) byId.set(task.id, task);
      for (const task of byId.values()) {
        columnOf(task).push(task);
        addAssignments(task);
      }
      for (const cards of byColumn.values()) cards.sort(compareRanked);
    },
  };
}

/**
 * Finds a card by its rank and id.
 *
 * @param items sorted by {@link compareRanked}
 * @returns the index of the item, or the index to insert it at
 */
export function indexOfRanked(items: readonly Ranked[], item: Ranked): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = items[middle];
    if (other && compareRanked(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
