import type { BoardUser, Task } from './task.ts';

/** The whole board as it was at a version. */
export interface Snapshot {
  readonly version: number;
  readonly tasks: readonly Task[];
  readonly users: readonly BoardUser[];
}

interface Entry {
  /** The version of the board after it: one more than before it. */
  readonly version: number;
  /** What its sender called it. */
  readonly changeId?: string | null | undefined;
}

/** An event that tells how a card is now. */
export interface TaskEvent extends Entry {
  readonly __typename: 'TaskCreated' | 'TaskUpdated' | 'TaskMoved' | 'TaskRestored';
  readonly task: Task;
}

/** An event that tells what somebody's name is now. */
export interface UserEvent extends Entry {
  readonly __typename: 'BoardUserCreated' | 'BoardUserUpdated';
  readonly user: BoardUser;
}

export interface TaskDeleted extends Entry {
  readonly __typename: 'TaskDeleted';
  readonly taskId: string;
}

/** Somebody was removed; their cards are nobody's now. */
export interface UserDeleted extends Entry {
  readonly __typename: 'BoardUserDeleted';
  readonly userId: string;
}

/** The log doesn't reach back that far: the board has to be read anew. */
export interface Reset extends Entry {
  readonly __typename: 'BoardReset';
}

/** One change of the board, as the subscription `boardEvents` tells it: what is there now, not what was done. */
export type BoardEvent = TaskEvent | UserEvent | TaskDeleted | UserDeleted | Reset;
