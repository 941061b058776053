import type { HistoryRecordKind } from '@canary/input/history';
import { maxCiphertextAtOnce } from '@canary/input/limits';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { type Page, type PageInput, rowsAfter, rowsWithin, timeKey, toPage } from '../../platform/paging.ts';
import type { Actor } from '../credentials/actor.ts';

/** The state of a user's history. A history that isn't set up is empty and has no key. */
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

/** A record of a history, as the server stores it. */
export interface SavedRecord {
  readonly id: string;
  readonly kind: HistoryRecordKind;
  readonly version: number;
  readonly revision: number;
  /** Null if the record is deleted, unless the content of deleted records is requested. */
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

/** The selection of records for a page. */
export interface RecordSelection {
  readonly kind: HistoryRecordKind;
  /** Whether to list the deleted records in place of the other records. */
  readonly deleted: boolean;
}

/**
 * Reads a page of the records of one kind, the newest first, or of its deleted records, the last deleted first. The
 * page has fewer records than requested if they would be too long for one response.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readRecordPage(
  { db }: { readonly db: Db },
  { userId }: Pick<Actor, 'userId'>,
  { kind, deleted, first, after }: RecordSelection & PageInput,
): Promise<Page<SavedRecord>> {
  const field = deleted ? 'deletedAt' : 'createdAt';
  const rows = await db.historyRecord.findMany({
    where: { userId, kind, deletedAt: deleted ? { not: null } : null, ...rowsAfter(field, after) },
    orderBy: [{ [field]: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: listedColumns,
  });
  const listed = rowsWithin(rows.slice(0, first), maxCiphertextAtOnce);
  const last = listed.at(-1);
  return toPage(await readContents(db, userId, listed, deleted), recordKey, {
    after,
    hasNextPage: rows.length > listed.length,
    endKey: last && recordKey(last),
  });
}

/** The sort key of a record: the time of its deletion, or else of its creation, and then its id. */
const recordKey = ({ createdAt, deletedAt, id }: Pick<SavedRecord, 'createdAt' | 'deletedAt' | 'id'>) =>
  timeKey(deletedAt ?? createdAt, id);

/**
 * Reads a user's records in the order of the ids; unknown ids are left out.
 *
 * @param withDeleted whether to read the content of deleted records, too. Then, records that don't fit into one
 *   response are left out
 */
export async function findRecords(
  { db }: { readonly db: DbClient },
  { userId }: Pick<Actor, 'userId'>,
  { ids, withDeleted = false }: { readonly ids: readonly string[]; readonly withDeleted?: boolean },
): Promise<SavedRecord[]> {
  const rows = await db.historyRecord.findMany({
    where: { userId, id: { in: [...ids] } },
    select: listedColumns,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const listed = withDeleted ? rowsWithin(found, maxCiphertextAtOnce) : found;
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
