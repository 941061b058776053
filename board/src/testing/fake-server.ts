import { createCards } from '../cards.ts';
import type { BoardEvent, Snapshot } from '../event.ts';
import { rankAt } from '../insert-position.ts';
import type { PendingChange } from '../pending-change.ts';
import { rankBetween } from '../rank.ts';
import { type BoardUser, columns, type Task } from '../task.ts';

type Numbered = 'version' | 'changeId';
/** An event without its number, each kind on its own. */
type Outcome = BoardEvent extends infer Event
  ? Event extends BoardEvent
    ? Omit<Event, Numbered>
    : never
  : never;

/** The board's server as the tests know it: it makes each change once, one event for each, and refuses what can't be. */
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
  ): Outcome => {
    cards.put(task);
    return { __typename, task };
  };
  const name = (__typename: 'BoardUserCreated' | 'BoardUserUpdated', user: BoardUser): Outcome => {
    users.set(user.id, user);
    return { __typename, user };
  };
  const isKnown = (assigneeId: string | null | undefined) => !assigneeId || users.has(assigneeId);

  /** Makes a change; undefined when it can't be made. */
  const make = (change: PendingChange): Outcome | undefined => {
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
        const gone = deleted.get(id);
        if (task || !gone) return undefined;
        deleted.delete(id);
        return put('TaskRestored', { ...gone, rank: freeRank(gone) });
      }
      case 'createBoardUser':
        return users.has(id) ? undefined : name('BoardUserCreated', { id, name: change.name });
      case 'updateBoardUser':
        return users.has(id) ? name('BoardUserUpdated', { id, name: change.name }) : undefined;
      case 'deleteBoardUser':
        if (!users.delete(id)) return undefined;
        for (const gone of deleted.values()) {
          if (gone.assigneeId === id) deleted.set(gone.id, { ...gone, assigneeId: null });
        }
        for (const held of columns.flatMap((column) => cards.column(column))) {
          if (held.assigneeId === id) cards.put({ ...held, assigneeId: null });
        }
        return { __typename: 'BoardUserDeleted', userId: id };
    }
  };
  const freeRank = ({ column, rank }: Task) => {
    const above = cards.column(column).filter((task) => task.rank >= rank);
    return above[0]?.rank === rank ? rankBetween(rank, above[1]?.rank ?? null) : rank;
  };

  return {
    snapshot,
    /** What came after a version. */
    since: (version: number) => log.slice(version),
    /** Makes a change once, however often it is sent. Returns whether it is made. */
    send: (change: PendingChange) => {
      const { changeId } = change;
      if (log.some((event) => event.changeId === changeId)) return true;
      const outcome = make(change);
      if (outcome) log.push({ ...outcome, version: log.length + 1, changeId });
      return outcome !== undefined;
    },
  };
}
