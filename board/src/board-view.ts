import { createCards } from './cards.ts';
import { createChangeQueue, type QueuedChange } from './change-queue.ts';
import { type BoardEvent, type BoardUser, type Column, columns, type Snapshot, type Task } from './model.ts';
import { applyOptimisticUsers, cardsOf, isTaskChange, type PendingChange } from './pending-change.ts';
import { type ApplyOutcome, createBoardState } from './state.ts';

/** Notified of the parts of the board that look different, so that only these are rendered again. */
export interface BoardViewListener {
  task(id: string): void;
  /** @param isReordered whether cards were added, removed or moved; otherwise only a card's content changed */
  column(column: Column, isReordered: boolean): void;
  users(): void;
  /** Called after a snapshot: anything may look different. */
  all(): void;
}

/** The board as one client shows it: the confirmed board with the client's pending changes applied. */
export interface BoardView {
  version(): number;
  name(): string;
  /** A card. Its assignee is null if that person is not on the board. */
  task(id: string): Task | undefined;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(column: Column): readonly Task[];
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
   * Reverts a change that the server rejected. If the change created a card or person, or restored a person, all later
   * changes of that card or person are reverted too.
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
    users = applyOptimisticUsers(state.users(), queue.userChanges());
    listener.users();
    for (const id of ids) for (const taskId of [...shown.assignedTo(id)]) refreshTask(taskId);
  };
  const refresh = (changes: readonly PendingChange[]) => {
    const userChanges = changes.filter((change) => !isTaskChange(change));
    for (const id of changes.flatMap(cardsOf)) refreshTask(id);
    if (userChanges.length > 0) refreshUsers(userChanges.map(({ id }) => id));
  };

  const unsent = () => [...queue.all()].filter(({ isAcknowledged }) => !isAcknowledged).map(toChange);

  return {
    version: state.version,
    name: state.name,
    task: (id) => {
      const task = shown.get(id);
      return task?.assigneeId && !users.has(task.assigneeId) ? { ...task, assigneeId: null } : task;
    },
    column: shown.column,
    users: () => users,
    unsent,
    acknowledged: () => [...queue.all()].filter(({ isAcknowledged }) => isAcknowledged).map(toChange),
    isUnsent: queue.isUnsent,
    confirmed: () => ({
      version: state.version(),
      name: state.name(),
      tasks: columns.flatMap((column) => state.column(column)),
      users: [...state.users().values()],
    }),
    add: (change) => {
      queue.add({ change, isAcknowledged: false }, shown);
      refresh([change]);
    },
    acknowledge: (changeId) => {
      const change = queue.acknowledge(changeId);
      for (const id of change ? cardsOf(change) : []) refreshTask(id);
    },
    withdraw: (changeId) => {
      const rejected = queue.remove(changeId);
      if (!rejected) return [];
      const dependent = isCreation(rejected) ? unsent().filter(({ id }) => id === rejected.id) : [];
      for (const change of dependent) queue.remove(change.changeId);
      refresh([rejected, ...dependent]);
      return [rejected, ...dependent];
    },
    apply: (event) => {
      const { outcome, tasks, users: changedUsers } = state.apply(event);
      if (outcome === 'gap' || outcome === 'reset') return outcome;
      const confirmed = event.changeId ? queue.remove(event.changeId) : undefined;
      for (const id of tasks) refreshTask(id);
      if (changedUsers.length > 0) refreshUsers(changedUsers);
      if (confirmed) refresh([confirmed]);
      if (event.__typename === 'BoardChanged') listener.all();
      return outcome;
    },
    load: (snapshot, contained = []) => {
      state.load(snapshot);
      for (const changeId of contained) queue.remove(changeId);
      shown.load(snapshot.tasks);
      // The columns may have changed, so the ranks of the pending changes are predicted again.
      for (const queued of queue.removeAll()) {
        queue.add(queued, shown);
        refresh([queued.change]);
      }
      refreshUsers([]);
      listener.all();
    },
  };
}

function toChange({ change }: QueuedChange): PendingChange {
  return change;
}

function isCreation({ kind }: PendingChange): boolean {
  return kind === 'createTask' || kind === 'createBoardUser' || kind === 'restoreBoardUser';
}
