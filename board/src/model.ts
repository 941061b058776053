import type { TypenameWith } from './event-kinds.ts';
import type { Rank } from './rank.ts';
import type { BoardRole } from './roles.ts';

/** The board's columns, from left to right. */
export const columns = ['todo', 'inprogress', 'done'] as const;

/** The id of a column. */
export type Column = (typeof columns)[number];

/** A card. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly column: Column;
  /** The position of the card in its column. */
  readonly rank: Rank;
  /** The id of the assigned {@link BoardUser}; null if unassigned. */
  readonly assigneeId: string | null;
}

/** A person that cards can be assigned to: a member, or a name without an account. */
export interface BoardUser {
  readonly id: string;
  readonly name: string;
  /** The id of the member's account; null or missing for a name without an account. */
  readonly accountId?: string | null;
  /** The member's role; null or missing for a name without an account. */
  readonly role?: BoardRole | null;
}

/**
 * Compares two cards of a column by rank, code unit by code unit, and by id if two cards briefly have the same rank.
 *
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, 0 for the same card
 *
 * @example
 * tasks.toSorted(compareTasks);
 */
export function compareTasks(a: Pick<Task, 'id' | 'rank'>, b: Pick<Task, 'id' | 'rank'>): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** The whole board at a version. */
export interface Snapshot {
  readonly version: number;
  /** The board's name; empty or missing for the open board. */
  readonly name?: string;
  /** Whether the board is deleted. Clients never get the snapshot of such a board. */
  readonly isDeleted?: boolean;
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
  readonly __typename: TypenameWith<'task'>;
  /** The card after the change. */
  readonly task: Task;
}

/** A person was added or renamed. */
export interface UserEvent extends EventBase {
  readonly __typename: TypenameWith<'user'>;
  /** The person after the change. */
  readonly user: BoardUser;
}

/** A card was deleted. */
export interface TaskDeleted extends EventBase {
  readonly __typename: TypenameWith<'taskId'>;
  readonly taskId: string;
}

/** A person was removed, and their cards are unassigned. */
export interface UserDeleted extends EventBase {
  readonly __typename: TypenameWith<'userId'>;
  readonly userId: string;
}

/** The board was renamed, or restored after it was deleted. */
export interface BoardChanged extends EventBase {
  readonly __typename: TypenameWith<'name'>;
  /** The board's name after the change. */
  readonly name: string;
  /** Whether the board is deleted; for servers only. */
  readonly isDeleted?: boolean;
}

/** Events after the requested version were pruned: the client must read a snapshot. */
export interface BoardReset extends EventBase {
  readonly __typename: 'BoardReset';
}

/** One change of the board, as sent by the `boardEvents` subscription. It holds the new state, not the operation. */
export type BoardEvent = TaskEvent | UserEvent | TaskDeleted | UserDeleted | BoardChanged | BoardReset;
