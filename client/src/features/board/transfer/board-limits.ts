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

/** The largest number of a card. */
export const maxCardNumber = 1_000_000_000;

/** The largest file that can be imported, in bytes. */
export const maxFileBytes = 100_000_000;
/** The maximum number of cards in a request of an import, and of bytes in its JSON. */
export const maxChunkCards = 200;
export const maxChunkBytes = 900_000;
