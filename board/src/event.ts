import type { BoardUser, Task } from './task.ts';

/** The whole board at a version. */
export interface Snapshot {
  readonly version: number;
  readonly tasks: readonly Task[];
  readonly users: readonly BoardUser[];
}

interface EventBase {
  /** The board's version after the event: one more than before it. */
  readonly version: number;
  /** The client's idempotency key for the change. */
  readonly changeId?: string | null | undefined;
}

/** A card was created or changed. */
export interface TaskEvent extends EventBase {
  readonly __typename: 'TaskCreated' | 'TaskUpdated' | 'TaskMoved' | 'TaskRestored';
  /** The card after the change. */
  readonly task: Task;
}

/** A person was added or renamed. */
export interface UserEvent extends EventBase {
  readonly __typename: 'BoardUserCreated' | 'BoardUserUpdated';
  /** The person after the change. */
  readonly user: BoardUser;
}

/** A card was deleted. */
export interface TaskDeleted extends EventBase {
  readonly __typename: 'TaskDeleted';
  readonly taskId: string;
}

/** A person was removed, and their cards are unassigned. */
export interface UserDeleted extends EventBase {
  readonly __typename: 'BoardUserDeleted';
  readonly userId: string;
}

/** Events after the requested version were pruned: the client must read a snapshot. */
export interface BoardReset extends EventBase {
  readonly __typename: 'BoardReset';
}

/** One change of the board, as sent by the `boardEvents` subscription. It holds the new state, not the operation. */
export type BoardEvent = TaskEvent | UserEvent | TaskDeleted | UserDeleted | BoardReset;
