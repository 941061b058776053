import { maxBoardUserName } from '@canary/input/limits';

/** Limits of a board's content, for files. Length limits are in characters. */

/** The colours of columns and labels. */
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
export type BoardColor = (typeof boardColors)[number];

export const maxColumns = 20;
export const maxLabels = 50;
export const maxColumnName = maxBoardUserName;
export const maxLabelName = maxBoardUserName;
export const maxCardLabels = 20;
export const maxAssignees = 20;
export const maxChecklistItems = 100;
export const maxChecklistItem = 300;
export const maxDescription = 20_000;
export const maxComment = 5_000;
export const maxComments = 1_000;
export const maxArchivedTasks = 20_000;
/** The maximum number of bytes in all descriptions and comments of a board. */
export const maxDetailBytes = 50_000_000;
/** The largest number of a card. */
export const maxCardNumber = 1_000_000_000;

/** The largest file that can be imported, in bytes. */
export const maxFileBytes = 100_000_000;
/** The maximum number of cards in a request of an import, and of bytes in its JSON. */
export const maxChunkCards = 200;
export const maxChunkBytes = 900_000;
