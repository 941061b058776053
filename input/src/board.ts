import { z } from 'zod';
import { nameProblem, titleProblem } from './board-text.ts';

/** A card's title; surrounding space is dropped. */
export const taskTitle = text(titleProblem);

/** The name of somebody that cards are given to; surrounding space is dropped. */
export const boardUserName = text(nameProblem);

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

function text(problem: (text: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, { addIssue }) => {
      const message = problem(value);
      if (message !== undefined) addIssue(message);
    });
}
