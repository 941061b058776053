import type { HistoryRecordKind } from '@canary/input/history';
import { maxCiphertextAtOnce, maxReadAtOnce } from '@canary/input/limits';
import type { Db, DbClient } from '../database/database.ts';
import { InputError } from '../errors.ts';

/** The state of a user's history. Before it is set up, it is empty and has no key. */
export interface HistoryState {
  readonly userId: string;
  readonly keyId: string | null;
  readonly revision: number;
  readonly keptSince: number;
  readonly count: number;
}

/** Reads the state of a user's history. */
export async function readHistory(db: Db, userId: string): Promise<HistoryState> {
  const history = await db.history.findUnique({ where: { userId } });
  return history ?? { userId, keyId: null, revision: 0, keptSince: 0, count: 0 };
}

/** A record as the server knows it. */
export interface SavedRecord {
  readonly id: string;
  readonly kind: HistoryRecordKind;
  readonly version: number;
  readonly revision: number;
  /** Null if the record is deleted. */
  readonly ciphertext: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** A record without its ciphertext, which may be long. */
export type ListedRecord = Omit<SavedRecord, 'ciphertext'> & {
  /** The ciphertext's length in characters. */
  readonly size: number;
};

/** The columns of a listed record. */
export const listedColumns = {
  id: true,
  kind: true,
  version: true,
  revision: true,
  size: true,
  createdAt: true,
  deletedAt: true,
} as const;

/** A page of the records of one kind, newest first. */
export interface RecordPage {
  readonly records: readonly SavedRecord[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** The page's end, even if its last record was deleted during the read; null for an empty page. */
  readonly endCursor: string | null;
}

/**
 * Reads a page of the records of one kind, newest first. It has fewer records than requested if they would be too long for one response.
 *
 * @param after the end cursor of the previous page; null for the first page
 * @throws InputError if the cursor or `first` is invalid
 */
export async function readPage(
  db: Db,
  userId: string,
  kind: HistoryRecordKind,
  first: number,
  after: string | null,
): Promise<RecordPage> {
  if (first < 1 || first > maxReadAtOnce) {
    throw new InputError(`A page has 1 to ${maxReadAtOnce} codes.`, 'first');
  }
  const rows = await db.historyRecord.findMany({
    where: { userId, kind, deletedAt: null, ...(after !== null && olderThan(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: listedColumns,
  });
  const listed = rows.slice(0, Math.min(first, countWithinLimit(rows)));
  const last = listed.at(-1);
  return {
    records: await readContents(db, userId, listed),
    hasNextPage: rows.length > listed.length,
    hasPreviousPage: after !== null,
    endCursor: last ? cursorOf(last) : null,
  };
}

/** Reads a user's records in the order of the ids; unknown ids are left out. */
export async function findRecords(
  db: DbClient,
  userId: string,
  ids: readonly string[],
): Promise<SavedRecord[]> {
  const rows = await db.historyRecord.findMany({
    where: { userId, id: { in: [...ids] } },
    select: listedColumns,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return await readContents(
    db,
    userId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** Reads the current state of listed records, in their order. Records that were deleted since are left out. */
export async function readContents(
  db: DbClient,
  userId: string,
  listed: readonly ListedRecord[],
): Promise<SavedRecord[]> {
  const ids = listed.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.historyRecord.findMany({
          where: { userId, id: { in: ids }, deletedAt: null },
          select: { ...listedColumns, ciphertext: true },
        });
  const contents = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap((record) => {
    const current: SavedRecord | undefined = record.deletedAt
      ? { ...record, ciphertext: null }
      : contents.get(record.id);
    return current ? [current] : [];
  });
}

/** How many of the records fit into one response: at least one. */
function countWithinLimit(records: readonly { readonly size: number }[]): number {
  let sum = 0;
  const excess = records.findIndex(({ size }) => {
    sum += size;
    return sum > maxCiphertextAtOnce;
  });
  return excess === -1 ? records.length : Math.max(excess, 1);
}

/** A record's cursor: when it was created, and its id for records that were created together. */
export function cursorOf({ createdAt, id }: Pick<SavedRecord, 'createdAt' | 'id'>): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

function olderThan(cursor: string) {
  const found = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw new InputError('Invalid cursor. Load the first page.', 'after');
  const [, time, id = ''] = found;
  const createdAt = new Date(Number(time));
  // The first condition is redundant, but lets the database use the index.
  return {
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
  };
}
