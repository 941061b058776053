import { maxCiphertextAtOnce, maxReadAtOnce } from '@canary/input/limits';
import type { Db } from '../db.ts';
import { InputError } from '../errors.ts';
import { listedColumns, readContents, type SavedRecord } from './record.ts';

/** Somebody's history. Who hasn't set up theirs has an empty one, without a key. */
export interface HistoryState {
  readonly userId: string;
  readonly keyId: string | null;
  readonly revision: number;
  readonly keptSince: number;
  readonly count: number;
}

/** Reads what somebody's history is now. */
export async function readHistory(db: Db, userId: string): Promise<HistoryState> {
  const history = await db.history.findUnique({ where: { userId } });
  return history ?? { userId, keyId: null, revision: 0, keptSince: 0, count: 0 };
}

/** Some of a history, the newest first. */
export interface RecordPage {
  readonly records: readonly SavedRecord[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where it ends, even where its last record was deleted while it was read; null for an empty one. */
  readonly endCursor: string | null;
}

/**
 * Reads a page of a history, the newest first: fewer than are asked for, where they would be too long for one answer.
 *
 * @param after where the last page has ended; null for the first
 * @throws InputError when it is no place, or `first` is none
 */
export async function readPage(
  db: Db,
  userId: string,
  first: number,
  after: string | null,
): Promise<RecordPage> {
  if (first < 1 || first > maxReadAtOnce) {
    throw new InputError(`A page has 1 to ${maxReadAtOnce} codes.`, 'first');
  }
  const rows = await db.historyRecord.findMany({
    where: { userId, deletedAt: null, ...(after !== null && olderThan(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: listedColumns,
  });
  const listed = rows.slice(0, Math.min(first, countWithin(rows)));
  const last = listed.at(-1);
  return {
    records: await readContents(db, userId, listed),
    hasNextPage: rows.length > listed.length,
    hasPreviousPage: after !== null,
    endCursor: last ? placeOf(last) : null,
  };
}

/** How many of the records fit into one answer: at least one. */
function countWithin(records: readonly { readonly size: number }[]): number {
  let sum = 0;
  const excess = records.findIndex(({ size }) => {
    sum += size;
    return sum > maxCiphertextAtOnce;
  });
  return excess === -1 ? records.length : Math.max(excess, 1);
}

/** The place of a record among others: when it was made, and its id for those that were made together. */
export function placeOf({ createdAt, id }: Pick<SavedRecord, 'createdAt' | 'id'>): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

function olderThan(place: string) {
  const found = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(place, 'base64url').toString());
  if (!found) throw new InputError('This is no cursor of a page. Read the first page.', 'after');
  const [, time, id = ''] = found;
  const createdAt = new Date(Number(time));
  // The first condition says nothing more, and lets the index be read from there.
  return {
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
  };
}
