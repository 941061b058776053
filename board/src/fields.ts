import { z } from 'zod/mini';
import { boardColors } from './colors.ts';
import { maxChecklistItems } from './limits.ts';
import {
  boardNameProblem,
  boardText,
  cardText,
  checklistItemProblem,
  columnNameProblem,
  commentProblem,
  dayProblem,
  descriptionProblem,
  labelNameProblem,
  nameProblem,
  titleProblem,
} from './texts.ts';

// The fields of inputs. Each checks a text, and removes what the board doesn't keep.

/**
 * A text with a validation message.
 *
 * @param keep returns the text as the board keeps it
 */
function cleanText(problem: (text: string) => string | undefined, keep = boardText) {
  return z.pipe(z.string().check(refusedBy(problem)), z.transform(keep));
}

function refusedBy(problem: (text: string) => string | undefined) {
  return z.superRefine<string>((value, { addIssue }) => {
    const message = problem(value);
    if (message !== undefined) addIssue(message);
  });
}

/** A card's title; surrounding space and invisible characters are removed. */
export const cardTitle = cleanText(titleProblem);

/** The name of a person on the board; surrounding space and invisible characters are removed. */
export const personName = cleanText(nameProblem);

/** A board's name; surrounding space and invisible characters are removed. */
export const boardName = cleanText(boardNameProblem);

/** A card's description in Markdown, cleaned by `cardText`. */
export const description = cleanText(descriptionProblem, cardText);

/** A comment in Markdown, cleaned by `cardText`. */
export const commentText = cleanText(commentProblem, cardText);

/** The text of a checklist item; surrounding space and invisible characters are removed. */
export const checklistItemText = cleanText(checklistItemProblem);

/** A column's name; surrounding space and invisible characters are removed. */
export const columnName = cleanText(columnNameProblem);

/** A label's name; surrounding space and invisible characters are removed. */
export const labelName = cleanText(labelNameProblem);

/** A day of the calendar without a time zone: `YYYY-MM-DD`. */
export const day = z.string().check(refusedBy(dayProblem));

/** The day where the user is, which a change keeps if it completes cards; today in UTC if it is missing. */
export const today = z.nullish(day);

/** A colour of columns and labels. */
export const boardColor = z.enum(boardColors);

/** The id of a board, a card, a person, a participant, or a change (its idempotency key). Clients choose it, ideally a UUID. */
export const itemId = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'An id has 1 to 64 letters, digits, "-" or "_".'));

/** The id of a new row. If it is missing, the server chooses an id. */
export const newItemId = z.nullish(itemId);

/** Several ids. @param noun the things with these ids, for the message */
export function itemIds(max: number, noun: string) {
  return z.readonly(z.array(itemId).check(z.maxLength(max, `Send up to ${max} ${noun} at a time.`)));
}

/** A place before or after another card, item or column; the end if both ids are missing. */
export const beside = { before: z.nullish(itemId), after: z.nullish(itemId) };

/** A place in a column, and the day where the user is. */
export const cardPlace = { columnId: itemId, ...beside, today };

/** New items of a checklist. */
export const checklistItems = z.readonly(
  z.array(z.object({ id: itemId, text: checklistItemText, isDone: z.boolean() })).check(
    z.maxLength(maxChecklistItems, `A checklist has up to ${maxChecklistItems} items.`),
    z.refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Send each of the items once.',
    ),
  ),
);
