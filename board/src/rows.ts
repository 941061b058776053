import { z } from 'zod/mini';
import { boardColors } from './colors.ts';
import { details, noDetails } from './details.ts';
import { maxRankLength } from './rank.ts';
import { boardRoles } from './roles.ts';

// The rows of a board, as rules write them, events carry them, and servers and browsers store them.

const id = z.string();
const ids = z.readonly(z.array(id));
const rank = z.string().check(z.maxLength(maxRankLength));
const color = z.enum(boardColors);

/** A card. */
export const card = z.object({
  id,
  /** The card's number on its board; null before the card is saved. */
  number: z.nullable(z.int()),
  title: z.string(),
  /** The id of the card's column. */
  columnId: id,
  /** The position of the card in its column. */
  rank,
  /** The ids of the assigned people, in the order of their assignment. */
  assigneeIds: ids,
  /** The ids of the card's labels. A label that was deleted may be among them: it isn't shown, and the deletion can be undone. */
  labelIds: ids,
  ...details.shape,
  hasDescription: z.boolean(),
  /** The number of items of the card's checklist, and of the done items. */
  itemCount: z.int(),
  doneItemCount: z.int(),
  /** The number of comments. */
  commentCount: z.int(),
  /** The board's version at which the description, an item or a comment last changed; 0 if the card never had texts. */
  textVersion: z.int(),
});

/** The fields of a new card besides its id, title, column and rank. */
export const plainCard = {
  number: null,
  assigneeIds: [],
  labelIds: [],
  ...noDetails,
  hasDescription: false,
  itemCount: 0,
  doneItemCount: 0,
  commentCount: 0,
  textVersion: 0,
} as const;

/** An item of a card's checklist. */
export const checklistItem = z.object({
  id,
  text: z.string(),
  isDone: z.boolean(),
  /** The position of the item in the checklist. */
  rank,
});

/** A column of a board. */
export const column = z.object({
  id,
  name: z.string(),
  /** Null for a plain column. */
  color: z.nullable(color),
  /** Whether cards are done when they enter the column; missing for false. */
  marksDone: z.exactOptional(z.boolean()),
  /** The position of the column, from left to right. */
  rank,
});

/** A label that cards can have. */
export const label = z.object({ id, name: z.string(), color });

/** A person that cards can be assigned to: a member, or a name without an account. */
export const person = z.object({
  id,
  name: z.string(),
  /** The id of the member's account; null or missing for a name without an account. */
  accountId: z.nullish(z.string()),
  /** The member's role; null or missing for a name without an account. */
  role: z.nullish(z.enum(boardRoles)),
});

/** A card to copy, with the rows that it names and its texts. A browser that doesn't know its texts leaves them empty. */
export const copiedCard = z.extend(card, {
  /** The labels of the card, which its board may have renamed since. */
  labels: z.readonly(z.array(label)),
  /** The people whom the card is assigned to. */
  assignees: z.readonly(z.array(person)),
  description: z.string(),
  checklist: z.readonly(z.array(checklistItem)),
});

/** The fields of the board itself. */
export const boardInfo = z.object({ name: z.string(), isDeleted: z.boolean() });

const rows = <Row extends z.ZodMiniType>(row: Row) => z.optional(z.readonly(z.array(row)));
const noId = { id: true } as const;

/**
 * The writes of a change: the id and the changed fields of each row, all fields of a new row, and the ids of deleted
 * rows. Two consequences aren't listed, because they can concern all cards: the cards of a deleted column go to the end
 * of another column, with new ranks, and the cards of a deleted person are unassigned.
 */
export const writes = z.object({
  cards: rows(z.extend(z.exactPartial(z.omit(card, noId)), { id })),
  columns: rows(z.extend(z.exactPartial(z.omit(column, noId)), { id })),
  labels: rows(z.extend(z.exactPartial(z.omit(label, noId)), { id })),
  people: rows(z.extend(z.exactPartial(z.omit(person, noId)), { id })),
  board: z.optional(z.exactPartial(boardInfo)),
  deleted: z.optional(
    z.object({
      cards: z.optional(ids),
      columns: z.optional(ids),
      labels: z.optional(ids),
      people: z.optional(ids),
    }),
  ),
  /** The id of the column that gets the cards of a deleted column. */
  moveTo: z.optional(id),
});
