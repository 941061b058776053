import type { Db } from '../db.ts';
import { type BoardEvent, eventColumns, parseEvent } from './event.ts';

/**
 * Reads what came after a version, in order and without a gap.
 *
 * @param limit how many at most
 * @returns null when the log doesn't reach back that far
 */
export async function readLog(db: Db, since: number, limit: number): Promise<BoardEvent[] | null> {
  const rows = await db.boardEvent.findMany({
    where: { version: { gt: since } },
    orderBy: { version: 'asc' },
    take: limit,
    select: eventColumns,
  });
  const events = rows.map(parseEvent);
  return events[0] && events[0].version !== since + 1 ? null : events;
}
