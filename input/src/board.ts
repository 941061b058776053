import { z } from 'zod';
import { maxBoardUserName, maxTaskTitle } from './limits.ts';

// Halves of characters, and the one character that Postgres has no text with.
const isWhole = (text: string) => !/\p{Cs}|\0/u.test(text);

/** A card's title; surrounding space is dropped. */
export const taskTitle = z
  .string()
  .trim()
  .min(1, 'Enter a title.')
  .refine((text) => [...text].length <= maxTaskTitle, `A title has up to ${maxTaskTitle} characters.`)
  .refine(isWhole, 'A title can’t have broken characters.');

/** The name of somebody that cards are given to; surrounding space is dropped. */
export const boardUserName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .refine((text) => [...text].length <= maxBoardUserName, `A name has up to ${maxBoardUserName} characters.`)
  .refine(isWhole, 'A name can’t have broken characters.');

/** What a card, a board user, a change or somebody at the board is known by: chosen by whoever makes it, best a UUID. */
export const boardItemId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'An id has 1 to 64 letters, digits, "-" or "_".');

const changeId = boardItemId.nullish();

/** Where a card goes: beside another, or without one to the end of the column. */
const place = {
  column: z.enum(['todo', 'inprogress', 'done']),
  before: boardItemId.nullish(),
  after: boardItemId.nullish(),
};

export const newTask = z.object({
  id: boardItemId.nullish(),
  title: taskTitle,
  assigneeId: boardItemId.nullish(),
  ...place,
  changeId,
});

export const taskEdit = z.object({
  id: boardItemId,
  title: taskTitle.nullish(),
  /** Null takes it from whoever has it. */
  assigneeId: boardItemId.nullish(),
  changeId,
});

export const taskMove = z.object({ id: boardItemId, ...place, changeId });

export const newBoardUser = z.object({ id: boardItemId.nullish(), name: boardUserName, changeId });

export const boardUserEdit = z.object({ id: boardItemId, name: boardUserName, changeId });

/** A card or a board user that is there. */
export const boardItem = z.object({ id: boardItemId, changeId });
