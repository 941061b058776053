import type { Rank } from './rank.ts';

/** The board's columns, from left to right. */
export const columns = ['todo', 'inprogress', 'done'] as const;

/** Where a card stands. */
export type Column = (typeof columns)[number];

/** A card. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly column: Column;
  /** Its place in the column. */
  readonly rank: Rank;
  /** Whom it is given to; null for nobody. */
  readonly assigneeId: string | null;
}

/** Somebody that cards are given to. */
export interface BoardUser {
  readonly id: string;
  readonly name: string;
}

/** The order of two cards of a column: by rank, byte by byte; by id where two have the same for a moment. */
export function compareTasks(a: Pick<Task, 'id' | 'rank'>, b: Pick<Task, 'id' | 'rank'>): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
