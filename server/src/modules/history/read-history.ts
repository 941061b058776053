import type { HistoryRecordKind } from '@canary/input/history';
import { maxCiphertextAtOnce, maxReadAtOnce } from '@canary/input/limits';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';

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
  /** Null if the record is deleted, unless deleted records were asked for. */
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

/** Which records a page lists. */
export interface RecordSelection {
  readonly kind: HistoryRecordKind;
  /** Lists the deleted records in place of the others. */
  readonly deleted: boolean;
}

/** A page of the records of one kind, newest first. */
export interface RecordPage {
  readonly records: readonly SavedRecord[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** The page's end, even if its last record was deleted during the read; null for an empty page. */
  readonly endCursor: string | null;
}

/**
 * Reads a page of the records of one kind, the newest first, or of its deleted records, the last deleted first. It has fewer
 * records than requested if they would be too long for one response.
 *
 * @param after the end cursor of the previous page; null for the first page
 * @throws InputError if the cursor or `first` is invalid
 */
export async function readPage(
  db: Db,
  userId: string,
  { kind, deleted }: RecordSelection,
  first: number,
  after: string | null,
): Promise<RecordPage> {
  if (first < 1 || first > maxReadAtOnce) {
    throw new InputError(`A page has 1 to ${maxReadAtOnce} codes.`, 'first');
  }
  const cursor = after === null ? null : readCursor(after);
  const rows = await db.historyRecord.findMany({
    where: {
      userId,
      kind,
      ...(deleted
        ? { deletedAt: { not: null }, ...(cursor && deletedBefore(cursor)) }
        : { deletedAt: null, ...(cursor && createdBefore(cursor)) }),
    },
    orderBy: [deleted ? { deletedAt: 'desc' } : { createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: listedColumns,
  });
  const listed = rows.slice(0, Math.min(first, countWithinLimit(rows)));
  const last = listed.at(-1);
  return {
    records: await readContents(db, userId, listed, deleted),
    hasNextPage: rows.length > listed.length,
    hasPreviousPage: after !== null,
    endCursor: last ? cursorOf(last) : null,
  };
}

/**
 * Reads a user's records in the order of the ids; unknown ids are left out.
 *
 * @param withDeleted whether to read the content of deleted records too. Records that don't fit into one response are left
 *   out then.
 */
export async function findRecords(
  db: DbClient,
  userId: string,
  ids: readonly string[],
  withDeleted = false,
): Promise<SavedRecord[]> {
  const rows = await db.historyRecord.findMany({
    where: { userId, id: { in: [...ids] } },
    select: listedColumns,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const listed = withDeleted ? found.slice(0, countWithinLimit(found)) : found;
  return await readContents(db, userId, listed, withDeleted);
}

/**
 * Reads the current state of listed records, in their order. Records that were deleted since are left out.
 *
 * @param withDeleted whether to read the content of deleted records too
 */
export async function readContents(
  db: DbClient,
  userId: string,
  listed: readonly ListedRecord[],
  withDeleted = false,
): Promise<SavedRecord[]> {
  const ids = listed.filter(({ deletedAt }) => withDeleted || deletedAt === null).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.historyRecord.findMany({
          where: { userId, id: { in: ids }, ...(!withDeleted && { deletedAt: null }) },
          select: { ...listedColumns, ciphertext: true },
        });
  const contents = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap((record) => {
    const current: SavedRecord | undefined =
      record.deletedAt && !withDeleted ? { ...record, ciphertext: null } : contents.get(record.id);
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

/** A record's cursor: when it was deleted or else created, and its id for records of the same time. */
export function cursorOf({
  createdAt,
  deletedAt,
  id,
}: Pick<SavedRecord, 'createdAt' | 'deletedAt' | 'id'>): string {
  return Buffer.from(`${(deletedAt ?? createdAt).getTime()} ${id}`).toString('base64url');
}

interface Cursor {
  readonly time: Date;
  readonly id: string;
}

function readCursor(cursor: string): Cursor {
  const found = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw new InputError('Invalid cursor. Load the first page.', 'after');
  const [, time, id = ''] = found;
  return { time: new Date(Number(time)), id };
}

// The first condition of both is redundant, but lets the database use the index.
const createdBefore = ({ time, id }: Cursor) => ({
  createdAt: { lte: time },
  OR: [{ createdAt: { lt: time } }, { createdAt: time, id: { lt: id } }],
});
const deletedBefore = ({ time, id }: Cursor) => ({
  deletedAt: { lte: time },
  OR: [{ deletedAt: { lt: time } }, { deletedAt: time, id: { lt: id } }],
});
