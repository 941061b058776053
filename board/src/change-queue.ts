import { applyOptimisticTask, type PlacedChange } from './apply-optimistic.ts';
import type { Cards } from './cards.ts';
import { rankAt } from './insert-position.ts';
import { isTaskChange, type PendingChange, type TaskChange, type UserChange } from './pending-change.ts';
import type { Rank } from './rank.ts';
import type { Task } from './task.ts';

/** An own change, and whether the server has acknowledged it. */
export interface QueuedChange {
  readonly change: PendingChange;
  readonly isAcknowledged: boolean;
}

/** The own changes that no event has told of yet, in the order in which they were made. */
export interface Pending {
  /** Adds a change after all others. @param shown the cards that it finds its place among */
  add(pending: QueuedChange, shown: Cards): void;
  /** Forgets a change, and returns it. */
  remove(changeId: string): PendingChange | undefined;
  /** Forgets all of them, and returns them. */
  removeAll(): readonly QueuedChange[];
  /** Notes that the server has made a change, and returns it. */
  acknowledge(changeId: string): PendingChange | undefined;
  all(): Iterable<QueuedChange>;
  ofUsers(): readonly UserChange[];
  isUnsent(taskId: string): boolean;
  /** A card with its changes laid over it. */
  applyOptimistic(taskId: string, confirmed: Task | undefined): Task | undefined;
}

export function createPending(): Pending {
  const entries = new Map<string, QueuedChange>();
  const ofTasks = new Map<string, PlacedChange[]>();

  const remove = (changeId: string) => {
    const change = entries.get(changeId)?.change;
    if (!change) return undefined;
    entries.delete(changeId);
    const left = ofTasks.get(change.id)?.filter((placed) => placed.change.changeId !== changeId) ?? [];
    if (left.length > 0) ofTasks.set(change.id, left);
    else ofTasks.delete(change.id);
    return change;
  };

  return {
    add: (pending, shown) => {
      const { change } = pending;
      entries.set(change.changeId, pending);
      if (!isTaskChange(change)) return;
      ofTasks.set(change.id, [...(ofTasks.get(change.id) ?? []), { change, rank: rankOf(change, shown) }]);
    },
    remove,
    removeAll: () => {
      const all = [...entries.values()];
      entries.clear();
      ofTasks.clear();
      return all;
    },
    acknowledge: (changeId) => {
      const change = entries.get(changeId)?.change;
      if (change) entries.set(changeId, { change, isAcknowledged: true });
      return change;
    },
    all: () => entries.values(),
    ofUsers: () => [...entries.values()].flatMap(({ change }) => (isTaskChange(change) ? [] : [change])),
    isUnsent: (taskId) =>
      ofTasks.get(taskId)?.some(({ change }) => !entries.get(change.changeId)?.isAcknowledged) ?? false,
    applyOptimistic: (taskId, confirmed) => applyOptimisticTask(confirmed, ofTasks.get(taskId) ?? []),
  };
}

/** The rank that a change is likely to give a card. */
function rankOf(change: TaskChange, shown: Cards): Rank | null {
  if (change.kind !== 'createTask' && change.kind !== 'moveTask') return null;
  const { id, column, before, after } = { before: undefined, after: undefined, ...change };
  const anchorId = before ?? after;
  const anchor = anchorId === undefined ? undefined : shown.get(anchorId);
  return rankAt(shown.column(column), { column, before, after }, anchor, id);
}
