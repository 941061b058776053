import type { z } from 'zod/mini';
import type { Rank } from './rank.ts';
import type * as rows from './rows.ts';

/** The columns of the open board, from left to right. Other boards start with them. */
export const openColumns = ['todo', 'inprogress', 'done'] as const;

/** The length of a new label's id. The id is short, because a snapshot repeats it in each card with the label. */
export const labelIdLength = 8;

/** A card; {@link rows.card} describes its fields. */
export type Card = Readonly<z.output<typeof rows.card>>;

/** A card to copy; {@link rows.copiedCard} describes its fields. */
export type CopiedCard = Readonly<z.output<typeof rows.copiedCard>>;

/** An item of a card's checklist. */
export type ChecklistItem = Readonly<z.output<typeof rows.checklistItem>>;

/** A column of a board. */
export type BoardColumn = Readonly<z.output<typeof rows.column>>;

/** A label that cards can have. */
export type Label = Readonly<z.output<typeof rows.label>>;

/** A person that cards can be assigned to: a member, or a name without an account. */
export type BoardUser = Readonly<z.output<typeof rows.person>>;

/** What a change writes; {@link rows.writes} describes it. */
export type Writes = Readonly<z.output<typeof rows.writes>>;

/**
 * Compares two cards of a column, two items of a checklist, or two columns: by rank, code unit by code unit, and then
 * by id, because two users can insert at the same position.
 *
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, 0 for the same item
 *
 * @example
 * tasks.toSorted(compareRanked);
 */
export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** A card, item or column with its position. */
export interface Ranked {
  readonly id: string;
  readonly rank: Rank;
}

/** Settings of a board that never change. */
export interface BoardTerms {
  /** The role of people who aren't members; null if only members may use the board. */
  readonly everyone: 'visitor' | null;
  /** For how many days an archived card can be restored; null if it stays. */
  readonly archiveDays: number | null;
}

/** The terms of most boards. */
export const membersOnly: BoardTerms = { everyone: null, archiveDays: null };

/** The whole board at a version. */
export interface Snapshot {
  readonly version: number;
  /** The board's name; empty or missing for the open board. */
  readonly name?: string;
  /** Whether the board is deleted. Clients never get the snapshot of such a board. */
  readonly isDeleted?: boolean;
  /** Missing if they are {@link membersOnly}. */
  readonly terms?: BoardTerms;
  /** Missing for the columns of the open board, which never change. */
  readonly columns?: readonly BoardColumn[];
  readonly labels?: readonly Label[];
  readonly tasks: readonly Card[];
  readonly users: readonly BoardUser[];
}

/** A change of the board, as in its log. It has the written values, so that applying it twice does no harm. */
export interface BoardEvent {
  /** The board's version after the event: one more than before it. */
  readonly version: number;
  /** The client's idempotency key for the change. */
  readonly changeId?: string | null | undefined;
  readonly writes: Writes;
}
