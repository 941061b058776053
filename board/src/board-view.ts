import { applyOptimisticColumns, applyOptimisticLabels, applyOptimisticUsers } from './apply-optimistic.ts';
import { createCards } from './cards.ts';
import { type ChangeOfCards, createChangeQueue, type QueuedChange } from './change-queue.ts';
import type { BoardColumn, BoardEvent, BoardUser, Label, Snapshot, Task } from './model.ts';
import { isColumnChange, isLabelChange, isUserChange, type PendingChange } from './pending-change.ts';
import { type ApplyOutcome, columnsOfOpenBoard, createBoardState } from './state.ts';

/** Notified of the parts of the board that look different, so that only these are rendered again. */
export interface BoardViewListener {
  task(id: string): void;
  /** @param isReordered whether cards were added, removed or moved; otherwise only a card's content changed */
  column(columnId: string, isReordered: boolean): void;
  users(): void;
  /** Called after a snapshot, or if the columns, the labels or the name changed: anything may look different. */
  all(): void;
}

/** The board as one client shows it: the confirmed board with the client's pending changes applied. */
export interface BoardView {
  version(): number;
  name(): string;
  /** The columns, from left to right. */
  columns(): readonly BoardColumn[];
  /** The labels, by id, sorted by name. */
  labels(): ReadonlyMap<string, Label>;
  /** A card. People who aren't on the board aren't among its assignees. */
  task(id: string): Task | undefined;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Task[];
  /** The people that cards can be assigned to, by id, sorted by name. */
  users(): ReadonlyMap<string, BoardUser>;
  /** The pending changes that the server hasn't acknowledged, in order. */
  unsent(): readonly PendingChange[];
  /** The pending changes that the server has acknowledged, but whose events haven't arrived. */
  acknowledged(): readonly PendingChange[];
  /** Whether a card has a change that the server hasn't acknowledged. */
  isUnsent(taskId: string): boolean;
  /** The confirmed board, without the pending changes. */
  confirmed(): Snapshot;
  /** Appends a pending change. */
  add(change: PendingChange): void;
  /** Marks a change as applied by the server. It stays pending until its event arrives. */
  acknowledge(changeId: string): void;
  /**
   * Reverts a change that the server rejected. If the change created something or restored a person, all later changes of it
   * are reverted too.
   *
   * @returns the reverted changes
   */
  withdraw(changeId: string): readonly PendingChange[];
  /** Applies the next event. */
  apply(event: BoardEvent): ApplyOutcome;
  /**
   * Replaces the confirmed board by a snapshot.
   *
   * @param contained the ids of pending changes that the snapshot is known to contain
   */
  load(snapshot: Snapshot, contained?: Iterable<string>): void;
}

/**
 * Creates an empty view.
 *
 * @param listener notified after every change
 */
export function createBoardView(listener: BoardViewListener): BoardView {
  const state = createBoardState();
  const shown = createCards();
  const queue = createChangeQueue();
  let users: ReadonlyMap<string, BoardUser> = new Map();
  let columns = columnsOfOpenBoard;
  let labels: ReadonlyMap<string, Label> = new Map();

  const refreshTask = (id: string) => {
    const before = shown.get(id);
    const after = queue.applyOptimistic(id, state.task(id));
    if (after) shown.put(after);
    else shown.remove(id);
    listener.task(id);
    const isReordered = before?.column !== after?.column || before?.rank !== after?.rank;
    if (before) listener.column(before.column, isReordered);
    if (after && after.column !== before?.column) listener.column(after.column, true);
  };
  /** @param ids the people who may have been added or removed: their cards are refreshed too */
  const refreshUsers = (ids: Iterable<string>) => {
    users = applyOptimisticUsers(state.users(), queue.changesOf(isUserChange));
    listener.users();
    for (const id of ids) for (const taskId of [...shown.assignedTo(id)]) refreshTask(taskId);
  };
  const refreshColumnsAndLabels = () => {
    columns = applyOptimisticColumns(state.columns(), queue.changesOf(isColumnChange));
    labels = applyOptimisticLabels(state.labels(), queue.changesOf(isLabelChange));
    listener.all();
  };
  const refresh = (queued: readonly ChangeOfCards[]) => {
    const changes = queued.map(({ change }) => change);
    const userChanges = changes.filter(isUserChange);
    for (const id of queued.flatMap(({ taskIds }) => taskIds)) refreshTask(id);
    if (userChanges.length > 0) refreshUsers(userChanges.map(({ id }) => id));
    if (changes.some((change) => isColumnChange(change) || isLabelChange(change))) refreshColumnsAndLabels();
  };

  const unsent = () => [...queue.all()].filter(({ isAcknowledged }) => !isAcknowledged).map(toChange);

  return {
    version: state.version,
    name: state.name,
    columns: () => columns,
    labels: () => labels,
    task: (id) => {
      const task = shown.get(id);
      if (!task || task.assigneeIds.every((assigneeId) => users.has(assigneeId))) return task;
      return { ...task, assigneeIds: task.assigneeIds.filter((assigneeId) => users.has(assigneeId)) };
    },
    column: shown.column,
    users: () => users,
    unsent,
    acknowledged: () => [...queue.all()].filter(({ isAcknowledged }) => isAcknowledged).map(toChange),
    isUnsent: queue.isUnsent,
    confirmed: () => ({
      version: state.version(),
      name: state.name(),
      columns: state.columns(),
      labels: [...state.labels().values()],
      tasks: [...state.tasks()],
      users: [...state.users().values()],
    }),
    add: (change) => {
      refresh([queue.add({ change, isAcknowledged: false }, shown)]);
    },
    acknowledge: (changeId) => {
      for (const id of queue.acknowledge(changeId)?.taskIds ?? []) refreshTask(id);
    },
    withdraw: (changeId) => {
      const rejected = queue.remove(changeId);
      if (!rejected) return [];
      const { id, kind } = rejected.change;
      const dependent = isCreation(kind) ? unsent().filter((change) => change.id === id) : [];
      const reverted = [rejected, ...dependent.flatMap(({ changeId: one }) => queue.remove(one) ?? [])];
      refresh(reverted);
      return reverted.map(({ change }) => change);
    },
    apply: (event) => {
      const { outcome, tasks, users: changedUsers } = state.apply(event);
      if (outcome === 'gap' || outcome === 'reset') return outcome;
      const confirmed = event.changeId ? queue.remove(event.changeId) : undefined;
      for (const id of tasks) refreshTask(id);
      if (changedUsers.length > 0) refreshUsers(changedUsers);
      if (confirmed) refresh([confirmed]);
      if (isOfWholeBoard(event)) refreshColumnsAndLabels();
      return outcome;
    },
    load: (snapshot, contained = []) => {
      state.load(snapshot);
      for (const changeId of contained) queue.remove(changeId);
      shown.load(snapshot.tasks);
      // The columns may have changed, so the ranks of the pending changes are predicted again.
      for (const queued of queue.removeAll()) {
        refresh([queue.add(queued, shown)]);
      }
      refreshUsers([]);
      refreshColumnsAndLabels();
    },
  };
}

function toChange({ change }: QueuedChange): PendingChange {
  return change;
}

function isCreation(kind: PendingChange['kind']): boolean {
  return /^create(Task|BoardUser|Column|Label)$/.test(kind) || kind === 'restoreBoardUser';
}

/** Whether an event changes the name, a column or a label. */
function isOfWholeBoard({ __typename }: BoardEvent): boolean {
  return __typename === 'BoardChanged' || /^(Column|Label)/.test(__typename);
}
