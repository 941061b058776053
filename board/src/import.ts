import { z } from 'zod/mini';
import { details } from './details.ts';
import {
  boardColor,
  boardName,
  cardTitle,
  checklistItems,
  columnName,
  commentText,
  description,
  itemId,
  labelName,
  personName,
} from './fields.ts';
import {
  dayYears,
  maxAssignees,
  maxBoardUsers,
  maxCardLabels,
  maxCardNumber,
  maxColumns,
  maxImportedRows,
  maxLabels,
} from './limits.ts';

const wholeNumber = `A number is a whole number from 1 to ${maxCardNumber.toLocaleString('en')}.`;

/** A list of different items. */
function distinct<Item extends z.ZodMiniType>(
  item: Item,
  max: number,
  noun: string,
  keyOf: (item: z.output<Item>) => string | number,
) {
  return z
    .array(item)
    .check(
      z.maxLength(max, `Send up to ${max.toLocaleString('en')} ${noun}.`),
      isEachOnce(keyOf, `Send each of the ${noun} once.`),
    );
}

function isEachOnce<Item>(keyOf: (item: Item) => string | number, message: string) {
  return z.refine<readonly Item[]>((items) => new Set(items.map(keyOf)).size === items.length, message);
}

const idOf = ({ id }: { readonly id: string }) => id;
const itself = (id: string) => id;

/** The board without its cards. */
export const importStart = z
  .object({
    id: itemId,
    name: boardName,
    columns: distinct(
      z.object({
        id: itemId,
        name: columnName,
        color: z.nullish(boardColor),
        marksDone: z.nullish(z.boolean()),
      }),
      maxColumns,
      'columns',
      idOf,
    ).check(z.minLength(1, 'A board has at least one column.')),
    labels: distinct(z.object({ id: itemId, name: labelName, color: boardColor }), maxLabels, 'labels', idOf),
    people: distinct(z.object({ id: itemId, name: personName }), maxBoardUsers, 'people', idOf),
    /** The id of the person that the user is. If it is missing, the user becomes a new person. */
    personId: z.nullish(itemId),
  })
  .check(
    z.superRefine(({ people, personId }, { addIssue }) => {
      if (personId == null || people.some(({ id }) => id === personId)) return;
      addIssue({ code: 'custom', message: 'This person isn’t among `people`.', path: ['personId'] });
    }),
  );

const importedCard = z.object({
  id: itemId,
  number: z.int(wholeNumber).check(z.minimum(1, wholeNumber), z.maximum(maxCardNumber, wholeNumber)),
  title: cardTitle,
  description,
  columnId: itemId,
  labelIds: distinct(itemId, maxCardLabels, 'labels', itself),
  assigneeIds: distinct(itemId, maxAssignees, 'people', itself),
  ...z.partial(details).shape,
  checklist: checklistItems,
  isArchived: z.boolean(),
});

const timeRange = `A time is between the years ${dayYears.min} and ${dayYears.max}.`;
const time = z
  .date()
  .check(
    z.minimum(new Date(Date.UTC(dayYears.min, 0)), timeRange),
    z.maximum(new Date(Date.UTC(dayYears.max + 1, 0)), timeRange),
  );

const importedComment = z.object({
  id: itemId,
  cardId: itemId,
  authorId: itemId,
  text: commentText,
  createdAt: time,
  editedAt: z.nullish(time),
});

const tooManyRows = `Send up to ${maxImportedRows.toLocaleString('en')} cards, items and comments together.`;

/** Cards of an import, and comments on these or earlier cards. */
export const importPart = z
  .object({
    cards: distinct(importedCard, maxImportedRows, 'cards', idOf),
    comments: distinct(importedComment, maxImportedRows, 'comments', idOf),
  })
  .check(
    z.superRefine(({ cards, comments }, { addIssue }) => {
      if (new Set(cards.map(({ number }) => number)).size < cards.length)
        addIssue({ code: 'custom', message: 'Send each number once.', path: ['cards'] });
      if (cards.reduce((sum, card) => sum + rowsOf(card), comments.length) > maxImportedRows)
        addIssue({ code: 'custom', message: tooManyRows, path: ['cards'] });
    }),
  );

/** How many rows an imported card takes: the card, and a row for each item of its checklist. */
export function rowsOf({ checklist }: { readonly checklist: readonly unknown[] }): number {
  return 1 + checklist.length;
}
