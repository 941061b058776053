import { z } from 'zod';

const maxPageSize = 100;

/** The `first` argument of a list of the board. */
export const firstArg = {
  required: true,
  defaultValue: 50,
  description: `Page size: 1 to ${maxPageSize}.`,
  validate: z
    .int()
    .min(1, 'A page has at least 1 item.')
    .max(maxPageSize, `A page has up to ${maxPageSize} items.`),
} as const;

/** The `after` argument of a list of the board. */
export const afterArg = {
  required: false,
  description: '`endCursor` of the previous page; the first page if it is missing.',
} as const;

/** A page as a Relay connection. */
export function toConnection<Item>(
  { items, hasNextPage }: { readonly items: readonly Item[]; readonly hasNextPage: boolean },
  after: string | null | undefined,
  cursorOf: (item: Item) => string,
) {
  const edges = items.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
