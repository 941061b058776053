import type { TypenameWith } from './event-kinds.ts';
import type { Rank } from './rank.ts';
import type { BoardRole } from './roles.ts';

/** The columns of the open board, from left to right. Other boards start with them. */
export const openColumns = ['todo', 'inprogress', 'done'] as const;

/** The colours of labels and columns. Each has a tone for the light theme and one for the dark theme. */
export const boardColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;

/** The name of a colour. */
export type BoardColor = (typeof boardColors)[number];

/** A column of a board. */
export interface BoardColumn {
  readonly id: string;
  readonly name: string;
  /** Null for a plain column. */
  readonly color: BoardColor | null;
  /** The position of the column, from left to right. */
  readonly rank: Rank;
}

/** The length of a new label's id. It is short, because each card that has the label repeats it in a snapshot. */
export const labelIdLength = 8;

/** A label that cards can have. */
export interface Label {
  readonly id: string;
  readonly name: string;
  readonly color: BoardColor;
}

/** An item of a card's checklist. */
export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
}

/** A card. */
export interface Task {
  readonly id: string;
  /** The card's number on its board; null if it isn't known: on the open board, and before the card is saved. */
  readonly number: number | null;
  readonly title: string;
  /** The id of the card's column. */
  readonly column: string;
  /** The position of the card in its column. */
  readonly rank: Rank;
  /** The ids of the assigned {@link BoardUser}s, in the order of their assignment; on the open board at most one. */
  readonly assigneeIds: readonly string[];
  /** The ids of the card's labels. A label that was deleted may be among them: it isn't shown, and the deletion can be undone. */
  readonly labelIds: readonly string[];
  /** The day by which the card is due, such as `2026-11-30`; null if it has none. */
  readonly dueOn: string | null;
  readonly checklist: readonly ChecklistItem[];
  readonly hasDescription: boolean;
  /** The number of comments. */
  readonly comments: number;
  /** The board's version at which the description or a comment last changed; 0 if there never was one. */
  readonly textVersion: number;
}

/** What a card has besides its id, title, column and rank, if it has nothing of it. */
export const plainCard = {
  number: null,
  assigneeIds: [],
  labelIds: [],
  dueOn: null,
  checklist: [],
  hasDescription: false,
  comments: 0,
  textVersion: 0,
} as const;

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
 * Compares two cards of a column, or two columns, by rank, code unit by code unit, and by id if two briefly have the same
 * rank.
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

/** A card or column with its position. */
export interface Ranked {
  readonly id: string;
  readonly rank: Rank;
}

/** The whole board at a version. */
export interface Snapshot {
  readonly version: number;
  /** The board's name; empty or missing for the open board. */
  readonly name?: string;
  /** Whether the board is deleted. Clients never get the snapshot of such a board. */
  readonly isDeleted?: boolean;
  /** Missing for the open board, whose columns never change. */
  readonly columns?: readonly BoardColumn[];
  readonly labels?: readonly Label[];
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

/** A card was deleted, or archived; or a deleted card, which the board no longer has, was deleted for good. */
export interface TaskDeleted extends EventBase {
  readonly __typename: TypenameWith<'taskId'>;
  readonly taskId: string;
}

/** A person was removed, and their cards are unassigned. */
export interface UserDeleted extends EventBase {
  readonly __typename: TypenameWith<'userId'>;
  readonly userId: string;
}

/** A column was added or changed. */
export interface ColumnChanged extends EventBase {
  readonly __typename: TypenameWith<'column'>;
  /** The column after the change. */
  readonly column: BoardColumn;
}

/** A column was deleted, and its cards were moved to the end of another column, in their order. */
export interface ColumnDeleted extends EventBase {
  readonly __typename: TypenameWith<'columnId'>;
  readonly columnId: string;
  /** The id of the column with the cards. */
  readonly moveTo: string;
}

/** A label was added or changed. */
export interface LabelChanged extends EventBase {
  readonly __typename: TypenameWith<'label'>;
  /** The label after the change. */
  readonly label: Label;
}

/** A label was deleted. Cards don't show it any more. */
export interface LabelDeleted extends EventBase {
  readonly __typename: TypenameWith<'labelId'>;
  readonly labelId: string;
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
export type BoardEvent =
  | TaskEvent
  | UserEvent
  | TaskDeleted
  | UserDeleted
  | ColumnChanged
  | ColumnDeleted
  | LabelChanged
  | LabelDeleted
  | BoardChanged
  | BoardReset;
