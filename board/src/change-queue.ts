import { applyOptimisticTask, type RankedChange } from './apply-optimistic.ts';
import type { Cards } from './cards.ts';
import { ranksAfter, ranksAt } from './insert-position.ts';
import type { Task } from './model.ts';
import { cardsOf, type PendingChange } from './pending-change.ts';
import type { Rank } from './rank.ts';

/** A pending change in the queue. */
export interface QueuedChange {
  readonly change: PendingChange;
  /** Whether the server has applied it. It stays in the queue until its event arrives. */
  readonly isAcknowledged: boolean;
}

/** A change, and the ids of the cards that look different with it. */
export interface ChangeOfCards {
  readonly change: PendingChange;
  readonly taskIds: readonly string[];
}

/** The pending changes of this client, in the order in which they were made. */
export interface ChangeQueue {
  /** Appends a change. @param shown the cards that its ranks are predicted from */
  add(queued: QueuedChange, shown: Cards): ChangeOfCards;
  /** Removes a change, and returns it if it was in the queue. */
  remove(changeId: string): ChangeOfCards | undefined;
  /** Removes all changes, and returns them. */
  removeAll(): readonly QueuedChange[];
  /** Marks a change as applied by the server, and returns it if it is in the queue. */
  acknowledge(changeId: string): ChangeOfCards | undefined;
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
  const queue = new Map<string, QueuedChange & ChangeOfCards>();
  const changesByTask = new Map<string, RankedChange[]>();

  const remove = (changeId: string) => {
    const queued = queue.get(changeId);
    if (!queued) return undefined;
    queue.delete(changeId);
    for (const taskId of queued.taskIds) {
      const rest = changesByTask.get(taskId)?.filter((ranked) => ranked.change.changeId !== changeId) ?? [];
      if (rest.length > 0) changesByTask.set(taskId, rest);
      else changesByTask.delete(taskId);
    }
    return queued;
  };

  return {
    add: (queued, shown) => {
      const { change } = queued;
      // The cards that are in a column when the user deletes it.
      const left = change.kind === 'deleteColumn' ? shown.column(change.id).map(({ id }) => id) : [];
      const taskIds = [...cardsOf(change), ...left];
      const ranks = predictRanks(change, shown);
      queue.set(change.changeId, { ...queued, taskIds });
      for (const [index, taskId] of taskIds.entries()) {
        const ranked = { change, rank: ranks?.[index] ?? null };
        changesByTask.set(taskId, [...(changesByTask.get(taskId) ?? []), ranked]);
      }
      return { change, taskIds };
    },
    remove,
    removeAll: () => {
      const all = [...queue.values()];
      queue.clear();
      changesByTask.clear();
      return all;
    },
    acknowledge: (changeId) => {
      const queued = queue.get(changeId);
      if (queued) queue.set(changeId, { ...queued, isAcknowledged: true });
      return queued;
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
  if (change.kind === 'deleteColumn') {
    return ranksAfter(shown.column(change.moveTo), shown.column(change.id).length);
  }
  if (change.kind !== 'createTask' && change.kind !== 'moveTask') return null;
  const { column, before, after } = change;
  const anchorId = before ?? after;
  const anchor = anchorId === undefined ? undefined : shown.get(anchorId);
  return ranksAt(shown.column(column), { column, before, after }, anchor, cardsOf(change));
}
