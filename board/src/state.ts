import { createCards } from './cards.ts';
import type { BoardEvent, Snapshot } from './event.ts';
import type { BoardUser, Column, Task } from './task.ts';

/**
 * What an event came to: `applied`; `seen` when its version was there already, so that nothing changed; `gap` when one
 * is missing before it, and `reset` when the log doesn't reach back that far: the board has to be read anew.
 */
export type Outcome = 'applied' | 'seen' | 'gap' | 'reset';

/** What an event changed. */
export interface Applied {
  readonly outcome: Outcome;
  /** The ids of the cards. */
  readonly tasks: readonly string[];
  /** The ids of the users. */
  readonly users: readonly string[];
}

/** The board as the server has it, at the version up to which it is known here. */
export interface BoardState {
  version(): number;
  task(id: string): Task | undefined;
  /** The cards of a column, in order. The list itself is changed later on: copy what is to stay. */
  column(column: Column): readonly Task[];
  users(): ReadonlyMap<string, BoardUser>;
  /** Begins anew with a snapshot. */
  load(snapshot: Snapshot): void;
  /** Applies the next event. Its work doesn't grow with the board. */
  apply(event: BoardEvent): Applied;
}

const nothing = { tasks: [], users: [] };

/** An empty board, of version 0. */
export function createBoardState(): BoardState {
  const cards = createCards();
  const users = new Map<string, BoardUser>();
  let version = 0;

  const change = (event: Exclude<BoardEvent, { __typename: 'BoardReset' }>): Omit<Applied, 'outcome'> => {
    switch (event.__typename) {
      case 'TaskDeleted':
        cards.remove(event.taskId);
        return { tasks: [event.taskId], users: [] };
      case 'BoardUserCreated':
      case 'BoardUserUpdated':
        users.set(event.user.id, event.user);
        return { tasks: [], users: [event.user.id] };
      case 'BoardUserDeleted': {
        const held = [...cards.assignedTo(event.userId)];
        for (const id of held) {
          const task = cards.get(id);
          if (task) cards.put({ ...task, assigneeId: null });
        }
        users.delete(event.userId);
        return { tasks: held, users: [event.userId] };
      }
      default:
        cards.put(event.task);
        return { tasks: [event.task.id], users: [] };
    }
  };

  return {
    version: () => version,
    task: cards.get,
    column: cards.column,
    users: () => users,
    load: (snapshot) => {
      version = snapshot.version;
      cards.load(snapshot.tasks);
      users.clear();
      for (const user of snapshot.users) users.set(user.id, user);
    },
    apply: (event) => {
      if (event.__typename === 'BoardReset') return { outcome: 'reset', ...nothing };
      if (event.version <= version) return { outcome: 'seen', ...nothing };
      if (event.version > version + 1) return { outcome: 'gap', ...nothing };
      version = event.version;
      return { outcome: 'applied', ...change(event) };
    },
  };
}
