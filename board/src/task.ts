import type { Rank } from './rank.ts';

/** The board's columns, from left to right. */
export const columns = ['todo', 'inprogress', 'done'] as const;

/** The id of a column. */
export type Column = (typeof columns)[number];

/** A card. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly column: Column;
  /** Its position in the column. */
  readonly rank: Rank;
  /** The id of the assigned {@link BoardUser}; null if unassigned. */
  readonly assigneeId: string | null;
}

/** A person that cards can be assigned to. */
export interface BoardUser {
  readonly id: string;
  readonly name: string;
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
