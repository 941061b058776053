import { GoneError } from '../errors.ts';
import { changeHistory, type HistoryDependencies } from './change.ts';
import { findRecords, type SavedRecord } from './record.ts';
import { refuseExcess } from './save-records.ts';

/** So many records of any size make no more than one answer may hold. */
const step = 40;

/**
 * Deletes records, whatever version they have; they can be restored for a day.
 *
 * @returns those that there are; what was deleted before is left as it is
 * @throws InputError @throws NotFoundError when there is no history
 */
export async function deleteRecords(
  dependencies: HistoryDependencies,
  userId: string,
  ids: readonly string[],
): Promise<SavedRecord[]> {
  return await changeHistory(dependencies, userId, null, async (transaction, { revision }) => {
    const { count } = await transaction.historyRecord.updateMany({
      where: { userId, id: { in: [...ids] }, deletedAt: null },
      data: { deletedAt: new Date(), revision },
    });
    await transaction.history.update({
      where: { userId },
      data: { count: { decrement: count }, deletedCount: { increment: count } },
    });
    return await findRecords(transaction, userId, ids);
  });
}

/**
 * Brings deleted records back as they were, all or none; what isn't deleted is left as it is.
 *
 * @throws InputError also when the history is full by now @throws NotFoundError when there is no history
 * @throws GoneError for records that were deleted too long ago, with their `ids`
 */
export async function restoreRecords(
  dependencies: HistoryDependencies,
  userId: string,
  ids: readonly string[],
): Promise<SavedRecord[]> {
  return await changeHistory(dependencies, userId, null, async (transaction, history) => {
    const rows = await transaction.historyRecord.findMany({
      where: { userId, id: { in: [...ids] } },
      select: { id: true, deletedAt: true },
    });
    const gone = ids.filter((id) => rows.every((row) => row.id !== id));
    if (gone.length > 0) throw new GoneError('What was deleted over a day ago can’t be restored.', gone);

    const deleted = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    refuseExcess({ ...history, deletedCount: history.deletedCount - deleted.length }, deleted.length, 'ids');
    let { revision } = history;
    // What has one revision is told at once, so it mustn't be too much.
    for (let first = 0; first < deleted.length; first += step) {
      const some = deleted.slice(first, first + step);
      revision += 1;
      const data = { deletedAt: null, revision };
      await transaction.historyRecord.updateMany({ where: { userId, id: { in: some } }, data });
    }
    const count = deleted.length;
    await transaction.history.update({
      where: { userId },
      data: { revision, count: { increment: count }, deletedCount: { decrement: count } },
    });
    return await findRecords(transaction, userId, ids);
  });
}
