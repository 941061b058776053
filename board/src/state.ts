import { createCards } from './cards.ts';
import type { BoardEvent, BoardReset, BoardUser, Column, Snapshot, Task } from './model.ts';

/**
 * The result of applying an event:
 * - `applied`: the board has changed.
 * - `seen`: the event was applied before; nothing has changed.
 * - `gap`: an earlier event is missing; nothing has changed, and a snapshot is needed.
 * - `reset`: the missed events were pruned; nothing has changed, and a snapshot is needed.
 */
export type ApplyOutcome = 'applied' | 'seen' | 'gap' | 'reset';

/** What an event changed. */
export interface AppliedEvent {
  readonly outcome: ApplyOutcome;
  /** The ids of the changed cards. */
  readonly tasks: readonly string[];
  /** The ids of the changed people. */
  readonly users: readonly string[];
}

/** The confirmed board at the latest known version. */
export interface BoardState {
  version(): number;
  name(): string;
  isDeleted(): boolean;
  task(id: string): Task | undefined;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(column: Column): readonly Task[];
  /** The ids of the cards assigned to a person. */
  assignedTo(userId: string): Iterable<string>;
  users(): ReadonlyMap<string, BoardUser>;
  /** Replaces the board by a snapshot. */
  load(snapshot: Snapshot): void;
  /** Applies the next event, in a time that doesn't grow with the board. */
  apply(event: BoardEvent): AppliedEvent;
  /** Runs work that applies events, and reverts the events when the work returns or throws. Calls can't be nested. */
  simulate<Result>(work: () => Result): Result;
}

const unchanged = { tasks: [], users: [] };

/**
 * Creates an empty board with version 0.
 *
 * @example
 * const state = createBoardState();
 * state.load(snapshot); // version 7
 * state.apply({ __typename: 'TaskDeleted', version: 8, taskId: 'milk' }).outcome; // 'applied'
 */
export function createBoardState(): BoardState {
  const cards = createCards();
  const users = new Map<string, BoardUser>();
  let version = 0;
  let info = { name: '', isDeleted: false };

  /** The functions that revert the events of a simulation, in the order of the events; null outside of a simulation. */
  let reverts: (() => void)[] | null = null;

  const setTask = (id: string, task: Task | undefined) => {
    const before = cards.get(id);
    reverts?.push(() => setTask(id, before));
    if (task) cards.put(task);
    else cards.remove(id);
  };
  const setUser = (id: string, user: BoardUser | undefined) => {
    const before = users.get(id);
    reverts?.push(() => setUser(id, before));
    if (user) users.set(id, user);
    else users.delete(id);
  };
  const setInfo = (next: typeof info) => {
    const before = info;
    reverts?.push(() => setInfo(before));
    info = next;
  };
  const change = (event: Exclude<BoardEvent, BoardReset>): Omit<AppliedEvent, 'outcome'> => {
    switch (event.__typename) {
      case 'TaskDeleted':
        setTask(event.taskId, undefined);
        return { tasks: [event.taskId], users: [] };
      case 'BoardUserCreated':
      case 'BoardUserUpdated':
        setUser(event.user.id, event.user);
        return { tasks: [], users: [event.user.id] };
      case 'BoardUserDeleted': {
        const assigned = [...cards.assignedTo(event.userId)];
        for (const id of assigned) {
          const task = cards.get(id);
          if (task) setTask(id, { ...task, assigneeId: null });
        }
        setUser(event.userId, undefined);
        return { tasks: assigned, users: [event.userId] };
      }
      case 'BoardChanged':
        setInfo({ name: event.name, isDeleted: event.isDeleted ?? false });
        return unchanged;
      default:
        setTask(event.task.id, event.task);
        return { tasks: [event.task.id], users: [] };
    }
  };

  return {
    version: () => version,
    name: () => info.name,
    isDeleted: () => info.isDeleted,
    task: cards.get,
    column: cards.column,
    assignedTo: cards.assignedTo,
    users: () => users,
    load: (snapshot) => {
      version = snapshot.version;
      info = { name: snapshot.name ?? '', isDeleted: snapshot.isDeleted ?? false };
      cards.load(snapshot.tasks);
      users.clear();
      for (const user of snapshot.users) users.set(user.id, user);
    },
    apply: (event) => {
      if (event.__typename === 'BoardReset') return { outcome: 'reset', ...unchanged };
      if (event.version <= version) return { outcome: 'seen', ...unchanged };
      if (event.version > version + 1) return { outcome: 'gap', ...unchanged };
      version = event.version;
      return { outcome: 'applied', ...change(event) };
    },
    simulate: (work) => {
      const before = version;
      const simulated: (() => void)[] = [];
      reverts = simulated;
      try {
        return work();
      } finally {
        reverts = null;
        for (const revert of simulated.reverse()) revert();
        version = before;
      }
    },
  };
}
