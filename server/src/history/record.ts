import type { DbClient } from '../db.ts';

/** A saved code as the server knows it. */
export interface SavedRecord {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  /** Null once it is deleted. */
  readonly ciphertext: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** All of a record but its content, which may be long. */
export type ListedRecord = Omit<SavedRecord, 'ciphertext'> & {
  /** How many characters its content has. */
  readonly size: number;
};

/** What is read of a record to list it. */
export const listedColumns = {
  id: true,
  version: true,
  revision: true,
  size: true,
  createdAt: true,
  deletedAt: true,
} as const;

/** Reads what listed records are now, in the order of the list. One that was deleted since, or is gone, is left out. */
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
    const now: SavedRecord | undefined = record.deletedAt
      ? { ...record, ciphertext: null }
      : contents.get(record.id);
    return now ? [now] : [];
  });
}

/** Reads some of somebody's records, in the order of their ids in the list; unknown ones are left out. */
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
