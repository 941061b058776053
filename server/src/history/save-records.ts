import type { savedRecords } from '@canary/input/history';
import { maxHistoryRecords } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, GoneError, InputError } from '../errors.ts';
import type { History } from '../generated/sqlite/client.ts';
import { changeHistory, type HistoryDependencies } from './change.ts';
import { findRecords, type SavedRecord } from './record.ts';

/**
 * Saves sealed records, all or none: version 1 is a new one, and each further version takes the place of the one before.
 * What is saved already, to the letter, is left: a request can be sent again.
 *
 * @throws InputError when a field is wrong, or the history is full
 * @throws ConflictError for another version than the next, with the `ids`, or when the history has another key by now
 * @throws GoneError for records that were deleted, with their `ids`
 */
export async function saveRecords(
  dependencies: HistoryDependencies,
  userId: string,
  { keyId, records }: z.output<typeof savedRecords>,
): Promise<SavedRecord[]> {
  const ids = records.map(({ id }) => id);
  return await changeHistory(dependencies, userId, keyId, async (transaction, history) => {
    const { revision } = history;
    const known = new Map((await findRecords(transaction, userId, ids)).map((record) => [record.id, record]));
    const isGone = ({ id, version }: (typeof records)[number]) =>
      known.has(id) ? known.get(id)?.deletedAt !== null : version > 1;
    const gone = records.filter(isGone).map(({ id }) => id);
    if (gone.length > 0) throw new GoneError('What you change here was deleted elsewhere.', gone);

    const unsaved = records.filter(({ id, version, ciphertext }) => {
      const before = known.get(id);
      return before?.version !== version || before.ciphertext !== ciphertext;
    });
    const overtaken = unsaved.filter(({ id, version }) => version !== (known.get(id)?.version ?? 0) + 1);
    if (overtaken.length > 0) {
      throw new ConflictError('What you change here was changed elsewhere first. Read it again.', {
        ids: overtaken.map(({ id }) => id),
      });
    }

    const added = unsaved.filter(({ id }) => !known.has(id));
    refuseExcess(history, added.length, 'records');
    const createdAt = new Date();
    await transaction.historyRecord.createMany({
      data: added.map((record) => ({
        ...record,
        userId,
        revision,
        createdAt,
        size: record.ciphertext.length,
      })),
    });
    for (const { id, version, ciphertext } of unsaved.filter((record) => known.has(record.id))) {
      const data = { version, ciphertext, revision, size: ciphertext.length };
      await transaction.historyRecord.update({ where: { userId_id: { userId, id } }, data });
    }
    await transaction.history.update({ where: { userId }, data: { count: { increment: added.length } } });
    return await findRecords(transaction, userId, ids);
  });
}

/** Keeps a history to its size, with what is deleted in a day. @throws InputError */
export function refuseExcess({ count, deletedCount }: History, added: number, field: string): void {
  if (added === 0) return;
  const most = maxHistoryRecords.toLocaleString('en');
  if (count + added > maxHistoryRecords) {
    throw new InputError(`A history holds up to ${most} codes. Delete some that you no longer need.`, field);
  }
  if (count + deletedCount + added > 2 * maxHistoryRecords) {
    const message = `You have deleted over ${most} codes, which are kept for a day. Try again tomorrow.`;
    throw new InputError(message, field);
  }
}
