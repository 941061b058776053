import { createCards } from '../cards.ts';
import { rankAt } from '../insert-position.ts';
import { type BoardEvent, type BoardUser, type Column, columns, type Snapshot, type Task } from '../model.ts';
import type { PendingChange } from '../pending-change.ts';
import { rankBetween, ranksBetween } from '../rank.ts';

/** An event without its version and idempotency key. */
type NewEvent = BoardEvent extends infer Event
  ? Event extends BoardEvent
    ? Omit<Event, 'version' | 'changeId'>
    : never
  : never;

/** The maximum length of a rank. It is so short that few inserts give all cards of a column new ranks. */
const maxRankLength = 4;

/** An in-memory server: it applies each idempotency key once, appends one event per change and rejects invalid changes. */
export function createFakeServer() {
  const cards = createCards();
  const users = new Map<string, BoardUser>();
  const deleted = new Map<string, Task>();
  const log: BoardEvent[] = [];

  const snapshot = (): Snapshot => ({
    version: log.length,
    tasks: columns.flatMap((column) => cards.column(column)),
    users: [...users.values()],
  });
  const put = (
    __typename: 'TaskCreated' | 'TaskUpdated' | 'TaskMoved' | 'TaskRestored',
    task: Task,
  ): NewEvent => {
    cards.put(task);
    return { __typename, task };
  };
  const putUser = (__typename: 'BoardUserCreated' | 'BoardUserUpdated', user: BoardUser): NewEvent => {
    users.set(user.id, user);
    return { __typename, user };
  };
  const isKnown = (assigneeId: string | null | undefined) => !assigneeId || users.has(assigneeId);

  /** Applies a change; returns undefined if it is invalid. */
  const applyChange = (change: PendingChange): NewEvent | undefined => {
    const { id } = change;
    const task = cards.get(id);
    switch (change.kind) {
      case 'createTask': {
        const { title, column, assigneeId } = change;
        if (task || !isKnown(assigneeId)) return undefined;
        const rank = rankAt(cards.column(column), { column }, undefined, id);
        return put('TaskCreated', { id, title, column, assigneeId, rank });
      }
      case 'updateTask': {
        if (!task || !isKnown(change.assigneeId)) return undefined;
        const { title = task.title, assigneeId = task.assigneeId } = change;
        return put('TaskUpdated', { ...task, title, assigneeId });
      }
      case 'moveTask': {
        const { column, before, after } = change;
        const anchorId = before ?? after;
        if (!task || anchorId === id) return undefined;
        const anchor = anchorId === undefined ? undefined : cards.get(anchorId);
        return put('TaskMoved', { ...task, column, rank: rankAt(cards.column(column), change, anchor, id) });
      }
      case 'deleteTask':
        if (!task) return undefined;
        deleted.set(id, task);
        cards.remove(id);
        return { __typename: 'TaskDeleted', taskId: id };
      case 'restoreTask': {
        const before = deleted.get(id);
        if (task || !before) return undefined;
        deleted.delete(id);
        return put('TaskRestored', { ...before, rank: freeRank(before) });
      }
      case 'createBoardUser':
        return users.has(id) ? undefined : putUser('BoardUserCreated', { id, name: change.name });
      case 'updateBoardUser':
        return users.has(id) ? putUser('BoardUserUpdated', { id, name: change.name }) : undefined;
      case 'restoreBoardUser':
        return putUser('BoardUserCreated', users.get(id) ?? { id, name: change.name });
      case 'deleteBoardUser':
        if (!users.delete(id)) return undefined;
        for (const other of deleted.values()) {
          if (other.assigneeId === id) deleted.set(other.id, { ...other, assigneeId: null });
        }
        for (const other of columns.flatMap((column) => cards.column(column))) {
          if (other.assigneeId === id) cards.put({ ...other, assigneeId: null });
        }
        return { __typename: 'BoardUserDeleted', userId: id };
    }
  };
  const freeRank = ({ column, rank }: Task) => {
    const above = cards.column(column).filter((task) => task.rank >= rank);
    return above[0]?.rank === rank ? rankBetween(rank, above[1]?.rank ?? null) : rank;
  };

  /** Gives all cards of a column shorter ranks in the same order, with an event for each. */
  const rankAgain = (column: Column) => {
    const tasks = [...cards.column(column)];
    const ranks = ranksBetween(null, null, tasks.length);
    for (const [index, task] of tasks.entries()) {
      const event = put('TaskMoved', { ...task, rank: ranks[index] ?? task.rank });
      log.push({ ...event, version: log.length + 1 });
    }
  };

  /** Assigns cards that are unassigned to a person, with an event for each. */
  const assign = (taskIds: readonly string[], assigneeId: string) => {
    for (const task of taskIds.flatMap((id) => cards.get(id) ?? [])) {
      if (task.assigneeId !== null) continue;
      log.push({ ...put('TaskUpdated', { ...task, assigneeId }), version: log.length + 1 });
    }
  };

  return {
    snapshot,
    /** The events after a version. */
    since: (version: number) => log.slice(version),
    /** Applies a change once. Returns whether it was applied. */
    send: (change: PendingChange) => {
      const { changeId } = change;
      if (log.some((event) => event.changeId === changeId)) return true;
      const event = applyChange(change);
      if (!event) return false;
      log.push({ ...event, version: log.length + 1, changeId });
      if (change.kind === 'restoreBoardUser') assign(change.taskIds, change.id);
      if ('task' in event && event.task.rank.length > maxRankLength) rankAgain(event.task.column);
      return true;
    },
  };
}
