import { transact } from '../database/transact.ts';
import type { Db } from '../db.ts';

/** For how long a deleted record can be restored: a day. */
const keptMs = 24 * 60 * 60_000;

/** Forgets for good what was deleted over a day ago. Who hasn't heard of it by then reads their history again. */
export async function forgetDeletedRecords(db: Db, now = Date.now()): Promise<void> {
  const longAgo = { lt: new Date(now - keptMs) };
  const histories = await db.history.findMany({
    where: { deletedCount: { gt: 0 } },
    select: { userId: true },
  });
  for (const { userId } of histories) {
    await transact(db, async (transaction) => {
      // A write first: the lock that changes of a history wait for each other on.
      const [history] = await transaction.history.updateManyAndReturn({
        where: { userId },
        data: { revision: { increment: 0 } },
      });
      const where = { userId, deletedAt: longAgo };
      const { _max: max } = await transaction.historyRecord.aggregate({ where, _max: { revision: true } });
      if (!history || max.revision === null) return;
      const { count } = await transaction.historyRecord.deleteMany({ where });
      await transaction.history.update({
        where: { userId },
        data: { deletedCount: { decrement: count }, keptSince: Math.max(history.keptSince, max.revision) },
      });
    });
  }
}
