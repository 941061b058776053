import { z } from 'zod';
import { boardNameProblem, boardText, nameProblem, titleProblem } from './board-text.ts';
import { invitationDays, maxInvitationUses, maxReturnedTasks } from './limits.ts';

/** A card's title; surrounding space and invisible characters are removed. */
export const taskTitle = cleanText(titleProblem);

/** The name of a person on the board; surrounding space and invisible characters are removed. */
export const boardUserName = cleanText(nameProblem);

/** A board's name; surrounding space and invisible characters are removed. */
export const boardName = cleanText(boardNameProblem);

/** The id of a board, a card, a person, a participant, or a change (its idempotency key). Clients choose it, ideally a UUID. */
export const boardItemId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'An id has 1 to 64 letters, digits, "-" or "_".');

const changeId = boardItemId.nullish();

/** Where a card is inserted: beside another card, or at the end of the column. */
const insertPosition = {
  column: z.enum(['todo', 'inprogress', 'done']),
  before: boardItemId.nullish(),
  after: boardItemId.nullish(),
};

export const newTask = z.object({
  id: boardItemId.nullish(),
  title: taskTitle,
  assigneeId: boardItemId.nullish(),
  ...insertPosition,
  changeId,
});

export const taskEdit = z.object({
  id: boardItemId,
  title: taskTitle.nullish(),
  /** Null removes the assignee. */
  assigneeId: boardItemId.nullish(),
  changeId,
});

export const taskMove = z.object({ id: boardItemId, ...insertPosition, changeId });

export const newBoardUser = z.object({ id: boardItemId.nullish(), name: boardUserName, changeId });

export const boardUserEdit = z.object({ id: boardItemId, name: boardUserName, changeId });

/** A removed person, and cards to assign to them. */
export const boardUserReturn = z.object({
  id: boardItemId,
  name: boardUserName,
  taskIds: z
    .array(boardItemId)
    .max(maxReturnedTasks, `A person is restored with up to ${maxReturnedTasks} cards at a time.`),
  changeId,
});

/** An existing card or person. */
export const boardItem = z.object({ id: boardItemId, changeId });

const boardRole = z.enum(['viewer', 'editor', 'owner']);

export const newBoard = z.object({ id: boardItemId.nullish(), name: boardName });

export const boardEdit = z.object({ name: boardName, changeId });

export const memberEdit = z.object({ id: boardItemId, role: boardRole, changeId });

const wholeNumber = (max: number) => z.int().min(1).max(max);

export const newInvitation = z.object({
  role: boardRole,
  days: wholeNumber(invitationDays.max).default(invitationDays.default),
  /** Null for any number of users. */
  maxUses: wholeNumber(maxInvitationUses).nullish(),
});

/** The token of an invitation's link. */
export const invitationToken = z.string().regex(/^[\w-]{43}$/, 'This isn’t the whole link of an invitation.');

export const invitationUse = z.object({ token: invitationToken, personId: boardItemId.nullish() });

/**
 * A text with a validation message.
 *
 * @param keep removes what the board doesn't keep
 */
export function cleanText(problem: (text: string) => string | undefined, keep = boardText) {
  return z
    .string()
    .superRefine((value, { addIssue }) => {
      const message = problem(value);
      if (message !== undefined) addIssue(message);
    })
    .transform(keep);
}
