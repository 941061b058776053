import { z } from 'zod';
import { InputError } from './errors.ts';

/** The arguments of a page. */
export interface PageInput {
  readonly first: number;
  /** The end cursor of the previous page; missing for the first page. */
  readonly after?: string | null | undefined;
}

/**
 * The first rows whose sizes add up to at most a maximum, but at least one.
 *
 * @param max in the unit of `size`
 */
export function rowsWithin<Row extends { readonly size: number }>(rows: readonly Row[], max: number): Row[] {
  let sum = 0;
  const excess = rows.findIndex(({ size }) => {
    sum += size;
    return sum > max;
  });
  return rows.slice(0, excess === -1 ? rows.length : Math.max(excess, 1));
}

/** The sort key of an item: a text, and the id for items with the same text. */
export type SortKey = readonly [text: string, id: string];

/** A page of a list as a Relay connection. */
export interface Page<Item> {
  readonly edges: readonly { readonly node: Item; readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

interface PageEnd {
  readonly after: PageInput['after'];
  readonly hasNextPage: boolean;
  /** The key of the last found item, if the page lacks this item because it was deleted during the read. */
  readonly endKey?: SortKey | undefined;
}

/** Makes a page of found items. */
export function toPage<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => SortKey,
  { after, hasNextPage, endKey }: PageEnd,
): Page<Item> {
  const edges = items.map((node) => ({
    node,
    // Cursors are computed on demand: few clients ask for cursors, which take a tenth of the time of an answer.
    get cursor() {
      return encodeCursor(keyOf(node));
    },
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: endKey ? encodeCursor(endKey) : (edges.at(-1)?.cursor ?? null),
    },
  };
}

/** A page of a list that is sorted by its keys. @throws InputError if the cursor is invalid */
export function pageOfList<Item>(
  items: readonly Item[],
  { first, after }: PageInput,
  keyOf: (item: Item) => SortKey,
): Page<Item> {
  const cursor = after ? decodeCursor(after) : null;
  const found = cursor ? items.findIndex((item) => isAfter(keyOf(item), cursor)) : 0;
  const start = found === -1 ? items.length : found;
  const hasNextPage = start + first < items.length;
  return toPage(items.slice(start, start + first), keyOf, { after, hasNextPage });
}

function isAfter([text, id]: SortKey, [otherText, otherId]: SortKey): boolean {
  return text > otherText || (text === otherText && id > otherId);
}

/** The key of an item in a list that is sorted by a time, the newest first. */
export const timeKey = (time: Date, id: string): SortKey => [time.toISOString(), id];

/** The key of an item in a list that is sorted by the times of creation, the newest first. */
export const creationKey = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): SortKey =>
  timeKey(createdAt, id);

/**
 * The condition for the rows after a cursor in a list that is sorted by a time, the newest first; empty for the first
 * page.
 *
 * @throws InputError if the cursor is invalid
 */
export function rowsAfter<Field extends string>(field: Field, after: PageInput['after']) {
  if (!after) return {};
  const [time, id] = timeInCursor(after);
  // The first condition is redundant, but lets the database use the index.
  return {
    AND: [{ [field]: { lte: time } }, { OR: [{ [field]: { lt: time } }, { [field]: time, id: { lt: id } }] }],
  };
}

/** Reads the key in a cursor of a list that is sorted by a time. @throws InputError if the cursor is invalid */
export function timeInCursor(cursor: string): readonly [time: Date, id: string] {
  const [text, id] = decodeCursor(cursor);
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw invalidCursorError();
  return [time, id];
}

// Postgres rejects text with a NUL character.
const keyPart = z.string().refine((text) => !text.includes('\0'));
const sortKey = z.tuple([keyPart, keyPart]);

function encodeCursor(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads the key in a cursor. @throws InputError if the cursor is invalid */
export function decodeCursor(cursor: string): SortKey {
  try {
    return sortKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursorError();
  }
}

export function invalidCursorError(): InputError {
  return new InputError('The cursor is invalid. Use an endCursor.', 'after');
}
