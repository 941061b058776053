import type { savedRecords } from '@canary/input/history';
import { deletedRecordDays, maxCiphertextAtOnce } from '@canary/input/limits';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { z } from 'zod';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import { ConflictError, GoneError, InputError } from '../../platform/errors.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { changeHistory, type HistoryServices } from './change.ts';
import { countCodes, requireSize, requireSpace } from './quota.ts';
import { findRecords, type SavedRecord } from './read-history.ts';

/**
 * Saves encrypted records, all or none: version 1 creates a record, and each further version replaces the previous one.
 * A record that is already saved with the same ciphertext is skipped, so that a request can be repeated.
 *
 * @throws InputError if the history is full, or a record would change its kind
 * @throws ConflictError with the `ids` of records whose version isn't the next version, or if the history has another
 *   key
 * @throws GoneError with the `ids` of deleted records
 * @throws RateLimitedError if the user or the IP address has saved too much lately
 */
export async function saveRecords(
  services: HistoryServices & { readonly rateLimits: RateLimits },
  { userId, address }: SessionActor,
  { keyId, records }: z.output<typeof savedRecords>,
): Promise<SavedRecord[]> {
  services.rateLimits.countSaved({ userId, address }, sumLengths(records));
  const ids = records.map(({ id }) => id);
  return await changeHistory(services, userId, keyId, async (transaction, history) => {
    const { revision } = history;
    const stored = new Map(
      (await findRecords({ db: transaction }, { userId }, { ids })).map((record) => [record.id, record]),
    );
    const isDeleted = ({ id, version }: (typeof records)[number]) =>
      stored.has(id) ? stored.get(id)?.deletedAt !== null : version > 1;
    const deleted = records.filter(isDeleted).map(({ id }) => id);
    if (deleted.length > 0) throw new GoneError('This code was deleted on another device.', deleted);

    const unsaved = records.filter(({ id, version, ciphertext }) => {
      const current = stored.get(id);
      return current?.version !== version || current.ciphertext !== ciphertext;
    });
    const conflicting = unsaved.filter(({ id, version }) => version !== (stored.get(id)?.version ?? 0) + 1);
    if (conflicting.length > 0) {
      throw new ConflictError('This code was changed on another device. Load it again.', {
        ids: conflicting.map(({ id }) => id),
      });
    }

    const isOtherKind = unsaved.some(({ id, kind }) => kind !== (stored.get(id)?.kind ?? kind));
    if (isOtherKind) throw new InputError('A record keeps its kind.', 'records');

    const added = unsaved.filter(({ id }) => !stored.has(id));
    await requireSpace(transaction, history, added, 'save');
    const replaced = unsaved.map(({ id }) => ({ ciphertext: stored.get(id)?.ciphertext ?? '' }));
    const growth = sumLengths(unsaved) - sumLengths(replaced);
    await requireSize(transaction, history, growth);
    const createdAt = new Date(services.clock.now());
    const rows = unsaved.map(
      ({ id, kind, version, ciphertext }) =>
        sqltag`(${userId}, ${id}, ${kind}, ${version}, ${revision}, ${ciphertext}, ${ciphertext.length}, ${createdAt})`,
    );
    if (rows.length > 0) {
      await transaction.$executeRaw`
        INSERT INTO "HistoryRecord" ("userId", "id", "kind", "version", "revision", "ciphertext", "size", "createdAt")
        VALUES ${join(rows)}
        ON CONFLICT ("userId", "id") DO UPDATE SET "version" = excluded."version",
          "revision" = excluded."revision", "ciphertext" = excluded."ciphertext", "size" = excluded."size"`;
    }
    const data = { count: { increment: countCodes(added) }, size: { increment: growth } };
    await transaction.history.update({ where: { userId }, data });
    return await findRecords({ db: transaction }, { userId }, { ids });
  });
}

/** The length of all ciphertexts. */
function sumLengths(records: readonly { readonly ciphertext: string }[]): number {
  return records.reduce((sum, { ciphertext }) => sum + ciphertext.length, 0);
}

/**
 * Deletes records of any version. Deleted records can be restored for 30 days, unless new records need their room.
 *
 * @returns the records that exist; records that were already deleted stay as they are
 * @throws NotFoundError if the user has no history
 */
export async function deleteRecords(
  services: HistoryServices,
  { userId }: SessionActor,
  { ids }: { readonly ids: readonly string[] },
): Promise<SavedRecord[]> {
  return await changeHistory(services, userId, null, async (transaction, { revision }) => {
    const deleted = await transaction.historyRecord.updateManyAndReturn({
      where: { userId, id: { in: [...ids] }, deletedAt: null },
      data: { deletedAt: new Date(services.clock.now()), revision },
      select: { kind: true },
    });
    await transaction.history.update({
      where: { userId },
      data: { count: { decrement: countCodes(deleted) }, deletedCount: { increment: deleted.length } },
    });
    return await findRecords({ db: transaction }, { userId }, { ids });
  });
}

/**
 * Restores deleted records, all or none. Records that aren't deleted stay as they are.
 *
 * @throws InputError if the history is full
 * @throws NotFoundError if the user has no history
 * @throws GoneError with the `ids` of records that were erased
 */
export async function restoreRecords(
  services: HistoryServices,
  { userId }: SessionActor,
  { ids }: { readonly ids: readonly string[] },
): Promise<SavedRecord[]> {
  return await changeHistory(services, userId, null, async (transaction, history) => {
    const rows = await transaction.historyRecord.findMany({
      where: { userId, id: { in: [...ids] } },
      select: { id: true, kind: true, size: true, deletedAt: true },
    });
    const missing = ids.filter((id) => rows.every((row) => row.id !== id));
    if (missing.length > 0) {
      throw new GoneError(
        `Codes that were deleted over ${deletedRecordDays} days ago, or deleted for good, can’t be restored.`,
        missing,
      );
    }

    const deleted = rows.filter(({ deletedAt }) => deletedAt !== null);
    await requireSpace(transaction, history, deleted, 'restore');
    let { revision } = history;
    for (const part of partsBySize(deleted)) {
      revision += 1;
      const data = { deletedAt: null, revision };
      await transaction.historyRecord.updateMany({ where: { userId, id: { in: part } }, data });
    }
    await transaction.history.update({
      where: { userId },
      data: {
        revision,
        count: { increment: countCodes(deleted) },
        deletedCount: { decrement: deleted.length },
      },
    });
    return await findRecords({ db: transaction }, { userId }, { ids });
  });
}

/**
 * Splits records into parts that fit into one response each, because a subscriber gets all records of a revision at
 * once.
 */
function partsBySize(records: readonly { readonly id: string; readonly size: number }[]): string[][] {
  const parts: string[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const { id, size } of records) {
    sum += size;
    if (sum > maxCiphertextAtOnce) {
      parts.push([]);
      sum = size;
    }
    parts.at(-1)?.push(id);
  }
  return parts;
}
