import type { Cards } from './cards.ts';
import { ranksAt } from './insert-position.ts';
import type { Task } from './model.ts';
import { applyOptimisticTask, cardsOf, type PendingChange, type RankedChange } from './pending-change.ts';
import type { Rank } from './rank.ts';

/** A pending change in the queue. */
export interface QueuedChange {
  readonly change: PendingChange;
  /** Whether the server has applied it. It stays in the queue until its event arrives. */
  readonly isAcknowledged: boolean;
}

/** The pending changes of this client, in the order in which they were made. */
export interface ChangeQueue {
  /** Appends a change. @param shown the cards that its ranks are predicted from */
  add(queued: QueuedChange, shown: Cards): void;
  /** Removes a change, and returns it if it was in the queue. */
  remove(changeId: string): PendingChange | undefined;
  /** Removes all changes, and returns them. */
  removeAll(): readonly QueuedChange[];
  /** Marks a change as applied by the server, and returns it if it is in the queue. */
  acknowledge(changeId: string): PendingChange | undefined;
  all(): Iterable<QueuedChange>;
  /** The changes of a type, in order. */
  changesOf<Change extends PendingChange>(isOfType: (change: PendingChange) => change is Change): Change[];
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
      const ranks = predictRanks(change, shown);
      for (const [index, taskId] of cardsOf(change).entries()) {
        const ranked = { change, rank: ranks?.[index] ?? null };
        changesByTask.set(taskId, [...(changesByTask.get(taskId) ?? []), ranked]);
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
    changesOf: (isOfType) => [...queue.values()].flatMap(({ change }) => (isOfType(change) ? [change] : [])),
    isUnsent: (taskId) =>
      changesByTask.get(taskId)?.some(({ change }) => !queue.get(change.changeId)?.isAcknowledged) ?? false,
    applyOptimistic: (taskId, confirmed) => applyOptimisticTask(confirmed, changesByTask.get(taskId) ?? []),
  };
}

/** The ranks that the server is expected to assign to the cards; null for changes that don't insert cards. */
function predictRanks(change: PendingChange, shown: Cards): Rank[] | null {
  if (change.kind !== 'createTask' && change.kind !== 'moveTask') return null;
  const { column, before, after } = change;
  const anchorId = before ?? after;
  const anchor = anchorId === undefined ? undefined : shown.get(anchorId);
  return ranksAt(shown.column(column), { column, before, after }, anchor, cardsOf(change));
}
