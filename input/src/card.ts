import { z } from 'zod';
import {
  cardText,
  checklistItemProblem,
  columnNameProblem,
  commentProblem,
  dayProblem,
  descriptionProblem,
  labelNameProblem,
} from './card-text.ts';
import { cleanText } from './clean-text.ts';

/** A card's description in Markdown; `cardText` says what is removed. */
export const description = cleanText(descriptionProblem, cardText);

/** A comment in Markdown; `cardText` says what is removed. */
export const commentText = cleanText(commentProblem, cardText);

/** The text of a checklist item; surrounding space and invisible characters are removed. */
export const checklistItemText = cleanText(checklistItemProblem);

/** A column's name; surrounding space and invisible characters are removed. */
export const columnName = cleanText(columnNameProblem);

/** A label's name; surrounding space and invisible characters are removed. */
export const labelName = cleanText(labelNameProblem);

/** A day of the calendar without a time zone: `YYYY-MM-DD`. */
export const day = z.string().superRefine((value, { addIssue }) => {
  const message = dayProblem(value);
  if (message !== undefined) addIssue(message);
});
