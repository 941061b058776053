import { type Column, columns, compareTasks, type Task } from './model.ts';

/** Cards indexed by id, by column in order, and by assignee. Columns are sorted, so lookups use binary search. */
export interface Cards {
  get(id: string): Task | undefined;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(column: Column): readonly Task[];
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
  const byColumn: Record<Column, Task[]> = { todo: [], inprogress: [], done: [] };
  const byAssignee = new Map<string, Set<string>>();

  const addAssignment = ({ id, assigneeId }: Task) => {
    if (assigneeId === null) return;
    const ids = byAssignee.get(assigneeId);
    if (ids) ids.add(id);
    else byAssignee.set(assigneeId, new Set([id]));
  };
  const removeAssignment = ({ id, assigneeId }: Task) => {
    if (assigneeId === null) return;
    const ids = byAssignee.get(assigneeId);
    ids?.delete(id);
    if (ids?.size === 0) byAssignee.delete(assigneeId);
  };
  const remove = (id: string) => {
    const task = byId.get(id);
    if (!task) return;
    byId.delete(id);
    removeAssignment(task);
    byColumn[task.column].splice(indexOfTask(byColumn[task.column], task), 1);
  };

  return {
    get: (id) => byId.get(id),
    column: (column) => byColumn[column],
    assignedTo: (userId) => byAssignee.get(userId) ?? [],
    put: (task) => {
      const before = byId.get(task.id);
      if (before && before.column === task.column && before.rank === task.rank) {
        byColumn[task.column][indexOfTask(byColumn[task.column], task)] = task;
        removeAssignment(before);
      } else {
        remove(task.id);
        byColumn[task.column].splice(indexOfTask(byColumn[task.column], task), 0, task);
      }
      byId.set(task.id, task);
      addAssignment(task);
    },
    remove,
    load: (tasks) => {
      byId.clear();
      byAssignee.clear();
      for (const task of tasks) byId.set(task.id, task);
      for (const column of columns) byColumn[column] = [];
      for (const task of byId.values()) {
        byColumn[task.column].push(task);
        addAssignment(task);
      }
      for (const column of columns) byColumn[column].sort(compareTasks);
    },
  };
}

/**
 * Finds a card by its rank and id.
 *
 * @param tasks sorted by {@link compareTasks}
 * @returns the index of the card, or the index to insert it at
 */
export function indexOfTask(tasks: readonly Task[], task: Pick<Task, 'id' | 'rank'>): number {
  let low = 0;
  let high = tasks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = tasks[middle];
    if (other && compareTasks(other, task) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
