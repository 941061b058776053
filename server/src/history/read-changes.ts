import { maxCiphertextAtOnce, maxReadAtOnce } from '@canary/input/limits';
import type { Db } from '../db.ts';
import { readHistory } from './read-history.ts';
import { type ListedRecord, listedColumns, readContents, type SavedRecord } from './record.ts';

/** What changed in a history after a revision, or the first of it. */
export interface HistoryChange {
  readonly keyId: string | null;
  /** Up to where: what to read on from. */
  readonly revision: number;
  readonly records: readonly SavedRecord[];
  /** Whether all is to be read again: more has changed than can be told. */
  readonly reset: boolean;
}

/** Reads what changed after a revision, in order, as much of it as one answer may hold; null where nothing did. */
export async function readChanges(db: Db, userId: string, since: number): Promise<HistoryChange | null> {
  const before = await readHistory(db, userId);
  if (before.revision === since) return null;
  const rows = await db.historyRecord.findMany({
    where: { userId, revision: { gt: since } },
    orderBy: { revision: 'asc' },
    take: maxReadAtOnce + 1,
    select: listedColumns,
  });
  const listed = wholeRevisions(rows);
  const records = await readContents(db, userId, listed);
  // Asked at last: what is forgotten while the rest is read is missing in it.
  const { keyId, keptSince, revision: newest } = await readHistory(db, userId);
  if (since < keptSince || since > newest) return { keyId, revision: newest, records: [], reset: true };
  const last = listed.at(-1)?.revision ?? since;
  // What came while the rest was read comes next.
  const revision = listed.length < rows.length ? last : Math.max(last, before.revision);
  // A record that changed after it was listed comes as it is now, with the change that it belongs to.
  return { keyId, revision, records: records.filter((record) => record.revision <= revision), reset: false };
}

/** The first of the records, as many as one answer may hold, without a part of a revision: what is left has later ones. */
function wholeRevisions(rows: readonly ListedRecord[]): readonly ListedRecord[] {
  let size = 0;
  const excess = rows.findIndex((record, index) => {
    size += record.deletedAt ? 0 : record.size;
    return size > maxCiphertextAtOnce || index === maxReadAtOnce;
  });
  const cut = rows[excess]?.revision;
  if (cut === undefined) return rows;
  const whole = rows.filter(({ revision }) => revision < cut);
  return whole.length > 0 ? whole : rows.filter(({ revision }) => revision === cut);
}
