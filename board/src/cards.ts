import { type Column, columns, compareTasks, type Task } from './task.ts';

/** Cards by id, by column in order, and by whom they are given to. Each column is sorted, so a card is found by halving. */
export interface Cards {
  get(id: string): Task | undefined;
  /** The cards of a column, in order. The list itself is changed later on: copy what is to stay. */
  column(column: Column): readonly Task[];
  /** The ids of the cards that are given to somebody. */
  assignedTo(userId: string): Iterable<string>;
  /** Puts a card where it belongs, in place of the one that has its id. */
  put(task: Task): void;
  remove(id: string): void;
  /** Takes these cards in place of all that were there. */
  load(tasks: Iterable<Task>): void;
}

export function createCards(): Cards {
  const byId = new Map<string, Task>();
  const byColumn: Record<Column, Task[]> = { todo: [], inprogress: [], done: [] };
  const byAssignee = new Map<string, Set<string>>();

  const enlist = ({ id, assigneeId }: Task) => {
    if (assigneeId === null) return;
    const held = byAssignee.get(assigneeId);
    if (held) held.add(id);
    else byAssignee.set(assigneeId, new Set([id]));
  };
  const delist = ({ id, assigneeId }: Task) => {
    if (assigneeId === null) return;
    const held = byAssignee.get(assigneeId);
    held?.delete(id);
    if (held?.size === 0) byAssignee.delete(assigneeId);
  };
  const remove = (id: string) => {
    const task = byId.get(id);
    if (!task) return;
    byId.delete(id);
    delist(task);
    byColumn[task.column].splice(placeOf(byColumn[task.column], task), 1);
  };

  return {
    get: (id) => byId.get(id),
    column: (column) => byColumn[column],
    assignedTo: (userId) => byAssignee.get(userId) ?? [],
    put: (task) => {
      const before = byId.get(task.id);
      if (before && before.column === task.column && before.rank === task.rank) {
        // An edit: the card stays where it is.
        byColumn[task.column][placeOf(byColumn[task.column], task)] = task;
        delist(before);
      } else {
        remove(task.id);
        byColumn[task.column].splice(placeOf(byColumn[task.column], task), 0, task);
      }
      byId.set(task.id, task);
      enlist(task);
    },
    remove,
    load: (tasks) => {
      byId.clear();
      byAssignee.clear();
      for (const task of tasks) byId.set(task.id, task);
      for (const column of columns) byColumn[column] = [];
      for (const task of byId.values()) {
        byColumn[task.column].push(task);
        enlist(task);
      }
      for (const column of columns) byColumn[column].sort(compareTasks);
    },
  };
}

/** Where a card is in a sorted list, or would be. */
export function placeOf(list: readonly Task[], task: Pick<Task, 'id' | 'rank'>): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other && compareTasks(other, task) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
