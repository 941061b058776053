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

/** The `after` argument of a list. */
export const afterArg = {
  required: false,
  description: '`endCursor` of the previous page; the first page if it is missing.',
} as const;
