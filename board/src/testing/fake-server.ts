import { changeCard } from '../card-change.ts';
import { columnBeside, ranksAt, ranksBeside } from '../insert-position.ts';
import { type BoardEvent, plainCard, type Snapshot, type Task } from '../model.ts';
import { cardsOf, type PendingChange, type TaskChange } from '../pending-change.ts';
import { rankBetween, ranksBetween } from '../rank.ts';
import { createBoardState } from '../state.ts';

/** An event without its version and idempotency key. */
type NewEvent = BoardEvent extends infer Event
  ? Event extends BoardEvent
    ? Omit<Event, 'version' | 'changeId'>
    : never
  : never;

/** The maximum length of a rank. It is so short that few inserts give all cards of a column new ranks. */
const maxRankLength = 4;

/** An in-memory server: it applies each idempotency key once, appends events and rejects invalid changes. */
export function createFakeServer() {
  const state = createBoardState();
  const deleted = new Map<string, Task>();
  const log: BoardEvent[] = [];

  const snapshot = (): Snapshot => ({
    version: state.version(),
    columns: state.columns(),
    labels: [...state.labels().values()],
    tasks: state.columns().flatMap(({ id }) => state.column(id)),
    users: [...state.users().values()],
  });
  const append = (event: NewEvent, changeId?: string) => {
    const versioned: BoardEvent = { ...event, version: log.length + 1, changeId };
    log.push(versioned);
    state.apply(versioned);
  };
  const isKnown = (assigneeIds: readonly (string | null | undefined)[]) =>
    assigneeIds.every((id) => !id || state.users().has(id));
  /** The column itself, or the first one if it was deleted. */
  const existing = (columnId: string) =>
    (state.columns().find(({ id }) => id === columnId) ?? state.columns()[0])?.id ?? '';

  /** The events of a change of cards; none if it is invalid. */
  const changeCards = (change: TaskChange): NewEvent[] => {
    const { id } = change;
    const tasks = cardsOf(change).flatMap((taskId) => state.task(taskId) ?? []);
    const [task] = tasks;
    switch (change.kind) {
      case 'createTask': {
        const { kind: _, changeId: __, before: ___, after: ____, ...fields } = change;
        if (task || !isKnown(change.assigneeIds)) return [];
        const column = existing(change.column);
        const [rank = ''] = ranksAt(state.column(column), { column }, undefined, [id]);
        const number = 1 + log.filter(({ __typename }) => __typename === 'TaskCreated').length;
        return [{ __typename: 'TaskCreated', task: { ...plainCard, ...fields, column, rank, number } }];
      }
      case 'updateTask':
        if (!isKnown([change.assigneeId, ...(change.assignees?.add ?? [])])) return [];
        return tasks.map((one) => ({ __typename: 'TaskUpdated', task: changeCard(one, change) }));
      case 'moveTask': {
        const anchorId = change.before ?? change.after ?? '';
        if (anchorId === id) return [];
        const column = existing(change.column);
        const ids = tasks.map((one) => one.id);
        const ranks = ranksAt(state.column(column), { ...change, column }, state.task(anchorId), ids);
        return tasks.map((one, index) => ({
          __typename: 'TaskMoved',
          task: { ...one, column, rank: ranks[index] ?? '' },
        }));
      }
      case 'deleteTask':
        for (const one of tasks) deleted.set(one.id, one);
        return tasks.map((one) => ({ __typename: 'TaskDeleted', taskId: one.id }));
      case 'restoreTask':
        return cardsOf(change).flatMap((taskId): NewEvent[] => {
          const before = deleted.get(taskId);
          if (!before || !deleted.delete(taskId)) return [];
          const restored = { ...before, column: existing(before.column) };
          return [{ __typename: 'TaskRestored', task: { ...restored, rank: freeRank(restored) } }];
        });
      case 'changeDescription':
        return tasks.map((one) => ({
          __typename: 'TaskUpdated',
          task: { ...one, hasDescription: change.text !== '', textVersion: log.length + 1 },
        }));
      case 'createComment':
        return tasks.map((one) => ({
          __typename: 'TaskUpdated',
          task: { ...one, comments: one.comments + 1, textVersion: log.length + 1 },
        }));
      default:
        return [];
    }
  };
  const eventsOf = (change: PendingChange): NewEvent[] => {
    const { id } = change;
    const isUser = state.users().has(id);
    const column = state.columns().find((one) => one.id === id);
    const label = state.labels().get(id);
    switch (change.kind) {
      case 'createBoardUser':
        return isUser ? [] : [{ __typename: 'BoardUserCreated', user: { id, name: change.name } }];
      case 'updateBoardUser':
        return isUser ? [{ __typename: 'BoardUserUpdated', user: { id, name: change.name } }] : [];
      case 'restoreBoardUser':
        return [
          { __typename: 'BoardUserCreated', user: state.users().get(id) ?? { id, name: change.name } },
          ...change.taskIds
            .flatMap((taskId) => state.task(taskId) ?? [])
            .map((task): NewEvent => {
              const assigned = changeCard(task, { assignees: { add: [id] } });
              return { __typename: 'TaskUpdated', task: assigned };
            }),
        ];
      case 'deleteBoardUser':
        for (const task of deleted.values())
          deleted.set(task.id, changeCard(task, { assignees: { remove: [id] } }));
        return isUser ? [{ __typename: 'BoardUserDeleted', userId: id }] : [];
      case 'createColumn':
      case 'updateColumn':
      case 'moveColumn': {
        if ((change.kind === 'createColumn') === Boolean(column)) return [];
        const { name = '', color = null, rank = '' } = column ?? {};
        const place =
          change.kind === 'updateColumn'
            ? rank
            : ranksBeside(state.columns(), change, columnBeside(state.columns(), change), [id])[0];
        const info = change.kind === 'moveColumn' ? { name, color } : change;
        const changed = { id, name: info.name ?? name, color: info.color === undefined ? color : info.color };
        return [{ __typename: 'ColumnChanged', column: { ...changed, rank: place ?? '' } }];
      }
      case 'deleteColumn':
        if (!column || change.moveTo === id || existing(change.moveTo) !== change.moveTo) return [];
        return [{ __typename: 'ColumnDeleted', columnId: id, moveTo: change.moveTo }];
      case 'createLabel':
      case 'updateLabel': {
        if ((change.kind === 'createLabel') === Boolean(label)) return [];
        const { name = label?.name ?? '', color = label?.color ?? 'gray' } = change;
        return [{ __typename: 'LabelChanged', label: { id, name, color } }];
      }
      case 'deleteLabel':
        return label ? [{ __typename: 'LabelDeleted', labelId: id }] : [];
      default:
        return changeCards(change);
    }
  };
  const freeRank = ({ column, rank }: Task) => {
    const above = state.column(column).filter((task) => task.rank >= rank);
    return above[0]?.rank === rank ? rankBetween(rank, above[1]?.rank ?? null) : rank;
  };

  /** Gives all cards of a column shorter ranks in the same order, with an event for each. */
  const rankAgain = (columnId: string) => {
    const tasks = [...state.column(columnId)];
    const ranks = ranksBetween(null, null, tasks.length);
    for (const [index, task] of tasks.entries())
      append({ __typename: 'TaskMoved', task: { ...task, rank: ranks[index] ?? task.rank } });
  };

  return {
    snapshot,
    /** The events after a version. */
    since: (version: number) => log.slice(version),
    /** Applies a change once. Returns whether it was applied. */
    send: (change: PendingChange) => {
      const { changeId } = change;
      if (log.some((event) => event.changeId === changeId)) return true;
      const [event, ...others] = eventsOf(change);
      if (!event) return false;
      append(event, changeId);
      for (const other of others) append(other);
      if ('task' in event && event.task.rank.length > maxRankLength) rankAgain(event.task.column);
      return true;
    },
  };
}
