import { z } from 'zod';

/** The `first` argument of a list. @param max the largest page */
export function firstArg(max: number) {
  return {
    required: true,
    defaultValue: max / 2,
    description: `Page size: 1 to ${max}.`,
    validate: z.int().min(1, 'A page has at least 1 item.').max(max, `A page has up to ${max} items.`),
  } as const;
}

/** A cursor. The longest names and ids make a cursor of 500 characters. */
export const cursor = z.string().max(1_000, 'The cursor is invalid. Use an endCursor.');

/** The `after` argument of a list. */
export const afterArg = {
  required: false,
  description: '`endCursor` of the previous page; the first page if it is missing.',
  validate: cursor.nullish(),
} as const;
