import { applyOptimisticUsers } from './apply-optimistic.ts';
import { createCards } from './cards.ts';
import { createPending, type QueuedChange } from './change-queue.ts';
import type { BoardEvent, Snapshot } from './event.ts';
import { isTaskChange, type PendingChange } from './pending-change.ts';
import { createBoardState, type Outcome } from './state.ts';
import type { BoardUser, Column, Task } from './task.ts';

/** Told of what looks different, so that only that is drawn anew. */
export interface Watcher {
  task(id: string): void;
  /** @param isReordered whether cards came, went or changed places; else one of them reads differently */
  column(column: Column, isReordered: boolean): void;
  users(): void;
  /** Told after a snapshot: anything may look different. */
  all(): void;
}

/** The board as somebody sees it: what the server has confirmed, with their own changes laid over it. */
export interface BoardView {
  version(): number;
  /** A card; whoever it is given to is on the board. */
  task(id: string): Task | undefined;
  /** The cards of a column, in order. The list itself is changed later on: copy what is to stay. */
  column(column: Column): readonly Task[];
  /** Everyone that cards can be given to, by id, in the order of their names. */
  users(): ReadonlyMap<string, BoardUser>;
  /** The own changes that the server hasn't acknowledged, in order. */
  unsent(): readonly PendingChange[];
  /** Those that it has, and of which no event has told yet. */
  acknowledged(): readonly PendingChange[];
  /** Whether a card has a change that the server hasn't acknowledged. */
  isUnsent(taskId: string): boolean;
  /** Adds an own change after all others. */
  add(change: PendingChange): void;
  /** Notes that the server has made a change. It stays laid over the board until an event has told of it. */
  acknowledge(changeId: string): void;
  /**
   * Takes back a change that the server refused; of a card or user that was to be created, all that were to follow.
   * Returns what was taken back.
   */
  withdraw(changeId: string): readonly PendingChange[];
  /** Applies the next event. */
  apply(event: BoardEvent): Outcome;
  /** Begins anew with a snapshot. @param contained the names of the own changes that are known to be in it */
  load(snapshot: Snapshot, contained?: Iterable<string>): void;
}

export function createBoardView(watcher: Watcher): BoardView {
  const state = createBoardState();
  const shown = createCards();
  const pending = createPending();
  let users: ReadonlyMap<string, BoardUser> = new Map();

  /** Looks at a card anew. */
  const showTask = (id: string) => {
    const before = shown.get(id);
    const after = pending.applyOptimistic(id, state.task(id));
    if (after) shown.put(after);
    else shown.remove(id);
    watcher.task(id);
    const isSamePlace = before?.column === after?.column && before?.rank === after?.rank;
    if (before) watcher.column(before.column, !isSamePlace);
    if (after && after.column !== before?.column) watcher.column(after.column, true);
  };
  /** Looks at everyone anew, and at the cards of those who may have come or gone. */
  const showUsers = (ids: Iterable<string>) => {
    users = applyOptimisticUsers(state.users(), pending.ofUsers());
    watcher.users();
    for (const id of ids) for (const taskId of [...shown.assignedTo(id)]) showTask(taskId);
  };
  const show = (changes: readonly PendingChange[]) => {
    const ofUsers = changes.filter((change) => !isTaskChange(change));
    for (const { id } of changes.filter(isTaskChange)) showTask(id);
    if (ofUsers.length > 0) showUsers(ofUsers.map(({ id }) => id));
  };

  const pendingOf = (id: string) => [...pending.all()].map(toChange).filter((change) => change.id === id);

  return {
    version: state.version,
    task: (id) => {
      const task = shown.get(id);
      return task?.assigneeId && !users.has(task.assigneeId) ? { ...task, assigneeId: null } : task;
    },
    column: shown.column,
    users: () => users,
    unsent: () => [...pending.all()].filter(({ isAcknowledged }) => !isAcknowledged).map(toChange),
    acknowledged: () => [...pending.all()].filter(({ isAcknowledged }) => isAcknowledged).map(toChange),
    isUnsent: pending.isUnsent,
    add: (change) => {
      pending.add({ change, isAcknowledged: false }, shown);
      show([change]);
    },
    acknowledge: (changeId) => {
      const change = pending.acknowledge(changeId);
      if (change && isTaskChange(change)) showTask(change.id);
    },
    withdraw: (changeId) => {
      const refused = pending.remove(changeId);
      if (!refused) return [];
      const following = isCreation(refused) ? pendingOf(refused.id) : [];
      for (const change of following) pending.remove(change.changeId);
      show([refused, ...following]);
      return [refused, ...following];
    },
    apply: (event) => {
      const { outcome, tasks, users: named } = state.apply(event);
      if (outcome === 'gap' || outcome === 'reset') return outcome;
      const told = event.changeId ? pending.remove(event.changeId) : undefined;
      for (const id of tasks) showTask(id);
      if (named.length > 0) showUsers(named);
      if (told) show([told]);
      return outcome;
    },
    load: (snapshot, contained = []) => {
      state.load(snapshot);
      for (const changeId of contained) pending.remove(changeId);
      shown.load(snapshot.tasks);
      // The columns may have changed: each change finds its place anew.
      for (const left of pending.removeAll()) {
        pending.add(left, shown);
        show([left.change]);
      }
      showUsers([]);
      watcher.all();
    },
  };
}

function toChange({ change }: QueuedChange): PendingChange {
  return change;
}

function isCreation({ kind }: PendingChange): boolean {
  return kind === 'createTask' || kind === 'createBoardUser';
}
