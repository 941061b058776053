import { z } from 'zod';
import { boardColor, boardItemId, boardName, boardUserName, checklistItems, taskTitle } from './board.ts';
import { columnName, commentText, day, description, labelName } from './card.ts';
import {
  dayYears,
  maxAssignees,
  maxBoardUsers,
  maxCardLabels,
  maxCardNumber,
  maxColumns,
  maxImportedCards,
  maxImportedComments,
  maxLabels,
} from './limits.ts';

const wholeNumber = `A number is a whole number from 1 to ${maxCardNumber.toLocaleString('en')}.`;

/** A list of items, each of which is in it once. */
function distinct<Item extends z.ZodType>(
  item: Item,
  max: number,
  noun: string,
  keyOf: (item: z.output<Item>) => string | number,
) {
  return z
    .array(item)
    .max(max, `Send up to ${max.toLocaleString('en')} ${noun}.`)
    .refine((items) => new Set(items.map(keyOf)).size === items.length, `Send each of the ${noun} once.`);
}

const idOf = ({ id }: { readonly id: string }) => id;
const itself = (id: string) => id;

/** The board without its cards. */
export const importStart = z
  .object({
    id: boardItemId,
    name: boardName,
    columns: distinct(
      z.object({ id: boardItemId, name: columnName, color: boardColor.nullish() }),
      maxColumns,
      'columns',
      idOf,
    ).min(1, 'A board has at least one column.'),
    labels: distinct(
      z.object({ id: boardItemId, name: labelName, color: boardColor }),
      maxLabels,
      'labels',
      idOf,
    ),
    people: distinct(z.object({ id: boardItemId, name: boardUserName }), maxBoardUsers, 'people', idOf),
    /** Who of the people the user is; a new person if it is missing. */
    personId: boardItemId.nullish(),
  })
  .superRefine(({ people, personId }, { addIssue }) => {
    if (personId == null || people.some(({ id }) => id === personId)) return;
    addIssue({ code: 'custom', message: 'This person isn’t among `people`.', path: ['personId'] });
  });

const importedCard = z.object({
  id: boardItemId,
  number: z.int(wholeNumber).min(1, wholeNumber).max(maxCardNumber, wholeNumber),
  title: taskTitle,
  description,
  columnId: boardItemId,
  labelIds: distinct(boardItemId, maxCardLabels, 'labels', itself),
  assigneeIds: distinct(boardItemId, maxAssignees, 'people', itself),
  dueOn: day.nullish(),
  checklist: checklistItems.refine(
    (items) => new Set(items.map(idOf)).size === items.length,
    'Send each of the items once.',
  ),
  isArchived: z.boolean(),
});

const timeRange = `A time is between the years ${dayYears.min} and ${dayYears.max}.`;
const time = z
  .date()
  .min(new Date(Date.UTC(dayYears.min, 0)), timeRange)
  .max(new Date(Date.UTC(dayYears.max + 1, 0)), timeRange);

const importedComment = z.object({
  id: boardItemId,
  cardId: boardItemId,
  authorId: boardItemId,
  text: commentText,
  createdAt: time,
  editedAt: time.nullish(),
});

/** Cards of an import, and comments on these or earlier ones. */
export const importPart = z
  .object({
    cards: distinct(importedCard, maxImportedCards, 'cards', idOf),
    comments: distinct(importedComment, maxImportedComments, 'comments', idOf),
  })
  .superRefine(({ cards }, { addIssue }) => {
    if (new Set(cards.map(({ number }) => number)).size === cards.length) return;
    addIssue({ code: 'custom', message: 'Send each number once.', path: ['cards'] });
  });
