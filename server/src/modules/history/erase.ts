import type { HistoryRecordKind } from '@canary/input/history';
import { deletedRecordDays } from '@canary/input/limits';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Audit } from '../../platform/log/audit.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { changeHistory, type HistoryServices } from './change.ts';

/** A condition for deleted records. Only deleted records may be erased. */
interface DeletedRecords {
  readonly userId: string;
  readonly id?: { readonly in: string[] };
  readonly deletedAt: { readonly not: null } | { readonly lt: Date };
}

/** Erases deleted records of a locked history. Devices that missed the deletion of a code load the history again. */
async function erase(transaction: DbClient, where: DeletedRecords): Promise<void> {
  const { userId } = where;
  const { _sum: sum } = await transaction.historyRecord.aggregate({ where, _sum: { size: true } });
  // Clients follow the changes of codes only.
  const { _max: last } = await transaction.historyRecord.aggregate({
    where: { ...where, kind: 'CODE' },
    _max: { revision: true },
  });
  const { count } = await transaction.historyRecord.deleteMany({ where });
  await transaction.history.update({
    where: { userId },
    data: { deletedCount: { decrement: count }, size: { decrement: sum.size ?? 0 } },
  });
  if (last.revision === null) return;
  await transaction.history.updateMany({
    where: { userId, keptSince: { lt: last.revision } },
    data: { keptSince: last.revision },
  });
}

/**
 * Erases deleted records at once. Records that aren't deleted, or that were restored meanwhile, stay as they are.
 *
 * @returns the ids of the erased records
 * @throws NotFoundError if the user has no history
 */
export async function eraseRecords(
  services: HistoryServices & { readonly audit: Audit },
  { userId }: SessionActor,
  { ids }: { readonly ids: readonly string[] },
): Promise<string[]> {
  const erasedIds = await changeHistory(services, userId, null, async (transaction) => {
    const where = { userId, id: { in: [...ids] }, deletedAt: { not: null } };
    const erased = await transaction.historyRecord.findMany({ where, select: { id: true } });
    await erase(transaction, where);
    return erased.map(({ id }) => id);
  });
  if (erasedIds.length > 0) services.audit('history-erasure', userId, { count: erasedIds.length });
  return erasedIds;
}

/** The records that must be erased to make room for new ones. */
interface Excess {
  /** Erases records of this kind only. */
  readonly kind?: HistoryRecordKind;
  /** The number of records to erase. */
  readonly count?: number;
  /** The total length of the ciphertexts to erase. */
  readonly size?: number;
}

/** The maximum number of records to erase at once: more than one request can save. */
const maxErasedAtOnce = 5_000;

/**
 * Erases the earliest deleted records of a locked history, to make room for new records.
 *
 * @returns false if the history has too few deleted records
 */
export async function eraseOldest(
  transaction: DbClient,
  userId: string,
  { kind, count = 0, size = 0 }: Excess,
): Promise<boolean> {
  const oldest = await transaction.historyRecord.findMany({
    where: { userId, ...(kind && { kind }), deletedAt: { not: null } },
    orderBy: [{ deletedAt: 'asc' }, { id: 'asc' }],
    take: maxErasedAtOnce,
    select: { id: true, size: true },
  });
  const erased: string[] = [];
  let room = 0;
  for (const record of oldest) {
    if (erased.length >= count && room >= size) break;
    erased.push(record.id);
    room += record.size;
  }
  if (erased.length < count || room < size) return false;
  await erase(transaction, { userId, id: { in: erased }, deletedAt: { not: null } });
  return true;
}

const retentionMs = deletedRecordDays * 24 * 60 * 60_000;

/** Erases records that were deleted more than 30 days ago. */
export async function purgeDeletedRecords(db: Db, now: number): Promise<void> {
  const deletedAt = { lt: new Date(now - retentionMs) };
  const histories = await db.history.findMany({
    where: { deletedCount: { gt: 0 } },
    select: { userId: true },
  });
  for (const { userId } of histories) {
    // Most deleted records are kept for weeks, so most histories need no transaction.
    if (!(await db.historyRecord.findFirst({ where: { userId, deletedAt }, select: { id: true } }))) continue;
    await transact(db, async (transaction) => {
      // A write comes first, because it locks the history against concurrent changes.
      await transaction.history.updateMany({ where: { userId }, data: { revision: { increment: 0 } } });
      await erase(transaction, { userId, deletedAt });
    });
  }
}
