import { boardColors, openColumns } from '@canary/board/model';
import { boardRoles } from '@canary/board/roles';
import { z } from 'zod';
import { boardNameProblem, nameProblem, titleProblem } from './board-text.ts';
import { checklistItemText, columnName, commentText, day, description, labelName } from './card.ts';
import { cleanText } from './clean-text.ts';
import {
  invitationDays,
  maxAssignees,
  maxCardLabels,
  maxChangedTasks,
  maxChecklistItems,
  maxInvitationUses,
  maxReturnedTasks,
} from './limits.ts';

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

const beside = { before: boardItemId.nullish(), after: boardItemId.nullish() };

const column = {
  /** A column that every board starts with. */
  column: z.enum(openColumns).nullish(),
  columnId: boardItemId.nullish(),
};

/** Where cards are inserted: beside another card, or at the end of the column. */
const insertPosition = { ...column, ...beside };

/** Reads the column that an input names in one of two ways. */
function withColumn<Input extends z.output<z.ZodObject<typeof column>>>(
  { column: fixed, columnId, ...input }: Input,
  { addIssue }: z.RefinementCtx,
) {
  if ((fixed == null) === (columnId == null))
    addIssue({ code: 'custom', message: 'Send `column` or `columnId`, one of them.', path: ['column'] });
  return { ...input, column: columnId ?? fixed ?? '' };
}

const ids = (max: number, noun: string) =>
  z.array(boardItemId).max(max, `Send up to ${max} ${noun} at a time.`);

const checklistItem = z.object({ id: boardItemId, text: checklistItemText, isDone: z.boolean() });

export const checklistItems = z
  .array(checklistItem)
  .max(maxChecklistItems, `A checklist has up to ${maxChecklistItems} items.`);

/** Ids that are added to a set, and removed from it. */
const setChange = (max: number, noun: string) =>
  z.object({ add: ids(max, noun).nullish(), remove: ids(max, noun).nullish() });

/** A single change of a checklist. */
const checklistChange = z
  .object({
    add: z.object({ items: checklistItems, after: boardItemId.nullish() }).nullish(),
    edit: z
      .object({
        id: boardItemId,
        text: checklistItemText.nullish(),
        isDone: z.boolean().nullish(),
      })
      .nullish(),
    move: z.object({ id: boardItemId, after: boardItemId.nullish() }).nullish(),
    remove: z.object({ id: boardItemId }).nullish(),
  })
  .transform(({ add, edit, move, remove }, { addIssue }) => {
    if (add) return { add };
    if (edit) {
      const { id, text, isDone } = edit;
      return { edit: { id, text: text ?? undefined, isDone: isDone ?? undefined } };
    }
    if (move) return { move: { id: move.id, after: move.after ?? null } };
    if (remove) return { remove };
    addIssue('Send one change of the checklist.');
    return z.NEVER;
  });

export const newTask = z
  .object({
    id: boardItemId.nullish(),
    title: taskTitle,
    assigneeId: boardItemId.nullish(),
    assigneeIds: ids(maxAssignees, 'people').nullish(),
    labelIds: ids(maxCardLabels, 'labels').nullish(),
    dueOn: day.nullish(),
    checklist: checklistItems.nullish(),
    ...insertPosition,
    changeId,
  })
  .transform(withColumn);

/** Further cards that a change applies to. */
const otherIds = ids(maxChangedTasks - 1, 'further cards').nullish();

export const taskEdit = z.object({
  id: boardItemId,
  otherIds,
  title: taskTitle.nullish(),
  /** The only assignee; null for none. */
  assigneeId: boardItemId.nullish(),
  assignees: setChange(maxAssignees, 'people').nullish(),
  labels: setChange(maxCardLabels, 'labels').nullish(),
  /** Null removes the day. */
  dueOn: day.nullish(),
  checklist: checklistChange.nullish(),
  changeId,
});

export const taskMove = z
  .object({ id: boardItemId, otherIds, ...insertPosition, changeId })
  .transform(withColumn);

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

/** An existing card, person, column or label. */
export const boardItem = z.object({ id: boardItemId, changeId });

/** Existing cards. */
export const boardItems = z.object({ id: boardItemId, otherIds, changeId });

/** A colour of columns and labels. */
export const boardColor = z.enum(boardColors);

export const newColumn = z.object({
  id: boardItemId,
  name: columnName,
  color: boardColor.nullish(),
  ...beside,
  changeId,
});

/** Null removes the colour. */
export const columnEdit = z.object({
  id: boardItemId,
  name: columnName.nullish(),
  color: boardColor.nullish(),
  changeId,
});

export const columnMove = z.object({ id: boardItemId, ...beside, changeId });

/** A column, and the one that its cards are moved to. */
export const columnDeletion = z.object({ id: boardItemId, moveTo: boardItemId, changeId });

export const newLabel = z.object({ id: boardItemId, name: labelName, color: boardColor, changeId });

export const labelEdit = z.object({
  id: boardItemId,
  name: labelName.nullish(),
  color: boardColor.nullish(),
  changeId,
});

/** A card's description, and the text that its editor started from. */
export const descriptionEdit = z.object({ id: boardItemId, base: description, text: description, changeId });

const ofComment = { id: boardItemId, commentId: boardItemId, changeId };

export const newComment = z.object({ ...ofComment, text: commentText });

export const commentEdit = z.object({ ...ofComment, base: commentText, text: commentText });

/** An existing comment of a card. */
export const commentItem = z.object(ofComment);

const boardRole = z.enum(boardRoles);

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
