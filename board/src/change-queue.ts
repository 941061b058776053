import type { Cards } from './cards.ts';
import { rankAt } from './insert-position.ts';
import type { Task } from './model.ts';
import {
  applyOptimisticTask,
  cardsOf,
  isTaskChange,
  type PendingChange,
  type RankedChange,
  type UserChange,
} from './pending-change.ts';
import type { Rank } from './rank.ts';

/** A pending change in the queue. */
export interface QueuedChange {
  readonly change: PendingChange;
  /** Whether the server has applied it. It stays in the queue until its event arrives. */
  readonly isAcknowledged: boolean;
}

/** The pending changes of this client, in the order in which they were made. */
export interface ChangeQueue {
  /** Appends a change. @param shown the cards that its rank is predicted from */
  add(queued: QueuedChange, shown: Cards): void;
  /** Removes a change, and returns it if it was in the queue. */
  remove(changeId: string): PendingChange | undefined;
  /** Removes all changes, and returns them. */
  removeAll(): readonly QueuedChange[];
  /** Marks a change as applied by the server, and returns it if it is in the queue. */
  acknowledge(changeId: string): PendingChange | undefined;
  all(): Iterable<QueuedChange>;
  userChanges(): readonly UserChange[];
  /** Whether the server hasn't acknowledged a change of this card. */
  isUnsent(taskId: string): boolean;
  /** Applies the pending changes of a card. */
  applyOptimistic(taskId: string, confirmed: Task | undefined): Task | undefined;
}

/** Creates an empty queue. */
export function createChangeQueue(): ChangeQueue {
  const queue = new Map<string, QueuedChange>();
  const changesByTask = new Map<string, RankedChange[]>();

  const remove = (changeId: string) => {
    const change = queue.get(changeId)?.change;
    if (!change) return undefined;
    queue.delete(changeId);
    for (const taskId of cardsOf(change)) {
      const rest = changesByTask.get(taskId)?.filter((ranked) => ranked.change.changeId !== changeId) ?? [];
      if (rest.length > 0) changesByTask.set(taskId, rest);
      else changesByTask.delete(taskId);
    }
    return change;
  };

  return {
    add: (queued, shown) => {
      const { change } = queued;
      queue.set(change.changeId, queued);
      const rank = predictRank(change, shown);
      for (const taskId of cardsOf(change)) {
        changesByTask.set(taskId, [...(changesByTask.get(taskId) ?? []), { change, rank }]);
      }
    },
    remove,
    removeAll: () => {
      const all = [...queue.values()];
      queue.clear();
      changesByTask.clear();
      return all;
    },
    acknowledge: (changeId) => {
      const change = queue.get(changeId)?.change;
      if (change) queue.set(changeId, { change, isAcknowledged: true });
      return change;
    },
    all: () => queue.values(),
    userChanges: () => [...queue.values()].flatMap(({ change }) => (isTaskChange(change) ? [] : [change])),
    isUnsent: (taskId) =>
      changesByTask.get(taskId)?.some(({ change }) => !queue.get(change.changeId)?.isAcknowledged) ?? false,
    applyOptimistic: (taskId, confirmed) => applyOptimisticTask(confirmed, changesByTask.get(taskId) ?? []),
  };
}

/** The rank that the server is expected to assign; null for changes that don't insert the card. */
function predictRank(change: PendingChange, shown: Cards): Rank | null {
  if (change.kind !== 'createTask' && change.kind !== 'moveTask') return null;
  const { id, column, before, after } = change;
  const anchorId = before ?? after;
  const anchor = anchorId === undefined ? undefined : shown.get(anchorId);
  return rankAt(shown.column(column), { column, before, after }, anchor, id);
}
