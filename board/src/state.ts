import { createCards } from './cards.ts';
import { ranksAfter } from './insert-position.ts';
import {
  type BoardColumn,
  type BoardEvent,
  type BoardReset,
  type BoardUser,
  compareRanked,
  type Label,
  openColumns,
  type Snapshot,
  type Task,
} from './model.ts';

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
  /** The columns, from left to right. */
  columns(): readonly BoardColumn[];
  labels(): ReadonlyMap<string, Label>;
  task(id: string): Task | undefined;
  /** All cards, in no particular order. */
  tasks(): Iterable<Task>;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Task[];
  /** The ids of the cards assigned to a person. */
  assignedTo(userId: string): Iterable<string>;
  users(): ReadonlyMap<string, BoardUser>;
  /** Replaces the board by a snapshot. */
  load(snapshot: Snapshot): void;
  /** Applies the next event, in a time that doesn't grow with the board; with a column or person, that of their cards. */
  apply(event: BoardEvent): AppliedEvent;
  /** Runs work that applies events, and reverts the events when the work returns or throws. Calls can't be nested. */
  simulate<Result>(work: () => Result): Result;
}

/** What a board has besides its cards and people. */
interface BoardInfo {
  readonly name: string;
  readonly isDeleted: boolean;
  readonly columns: readonly BoardColumn[];
  readonly labels: ReadonlyMap<string, Label>;
}

const unchanged = { tasks: [], users: [] };

/** The columns of the open board. */
export const columnsOfOpenBoard: readonly BoardColumn[] = openColumns.map((id, index) => ({
  id,
  name: id.toUpperCase(),
  color: null,
  rank: `a${index}`,
}));

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
  let info: BoardInfo = { name: '', isDeleted: false, columns: columnsOfOpenBoard, labels: new Map() };

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
  const setInfo = (change: Partial<BoardInfo>) => {
    const before = info;
    reverts?.push(() => setInfo(before));
    info = { ...info, ...change };
  };
  const setColumn = (id: string, column: BoardColumn | undefined) => {
    const others = info.columns.filter((one) => one.id !== id);
    setInfo({ columns: column ? [...others, column].sort(compareRanked) : others });
  };
  const setLabel = (id: string, label: Label | undefined) => {
    const labels = new Map(info.labels);
    if (label) labels.set(id, label);
    else labels.delete(id);
    setInfo({ labels });
  };
  const change = (event: Exclude<BoardEvent, BoardReset>): Omit<AppliedEvent, 'outcome'> => {
    switch (event.__typename) {
      case 'TaskDeleted':
        setTask(event.taskId, undefined);
        return { tasks: [event.taskId], users: [] };
      case 'TaskPurged':
        return unchanged;
      case 'BoardUserCreated':
      case 'BoardUserUpdated':
        setUser(event.user.id, event.user);
        return { tasks: [], users: [event.user.id] };
      case 'BoardUserDeleted': {
        const assigned = [...cards.assignedTo(event.userId)];
        for (const id of assigned) {
          const task = cards.get(id);
          if (task)
            setTask(id, { ...task, assigneeIds: task.assigneeIds.filter((one) => one !== event.userId) });
        }
        setUser(event.userId, undefined);
        return { tasks: assigned, users: [event.userId] };
      }
      case 'ColumnChanged':
        setColumn(event.column.id, event.column);
        return unchanged;
      case 'ColumnDeleted': {
        const moved = [...cards.column(event.columnId)];
        const ranks = ranksAfter(cards.column(event.moveTo), moved.length);
        for (const [at, task] of moved.entries())
          setTask(task.id, { ...task, column: event.moveTo, rank: ranks[at] ?? task.rank });
        setColumn(event.columnId, undefined);
        return { tasks: moved.map(({ id }) => id), users: [] };
      }
      case 'LabelChanged':
        setLabel(event.label.id, event.label);
        return unchanged;
      case 'LabelDeleted':
        setLabel(event.labelId, undefined);
        return unchanged;
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
    columns: () => info.columns,
    labels: () => info.labels,
    task: cards.get,
    tasks: cards.all,
    column: cards.column,
    assignedTo: cards.assignedTo,
    users: () => users,
    load: (snapshot) => {
      version = snapshot.version;
      info = {
        name: snapshot.name ?? '',
        isDeleted: snapshot.isDeleted ?? false,
        columns: [...(snapshot.columns ?? columnsOfOpenBoard)].sort(compareRanked),
        labels: new Map(snapshot.labels?.map((label) => [label.id, label])),
      };
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
