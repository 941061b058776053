import type { Snapshot } from '@canary/board/model';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';
import { type BoardEvent, boardId, parseEvent, taskColumns } from './event.ts';

/**
 * Reads the whole board, sorted by rank and name. The version is read first, so the snapshot may already contain
 * changes that the log repeats after that version. Events hold resulting states, so applying one twice does no harm.
 */
export async function readBoard(db: DbClient): Promise<Snapshot> {
  const version = await readVersion(db);
  const [tasks, users] = await Promise.all([
    db.task.findMany({ where: { deletedAt: null }, orderBy: { rank: 'asc' }, select: taskColumns }),
    db.boardUser.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], select: { id: true, name: true } }),
  ]);
  return { version, tasks, users };
}

/** The board's version: the number of changes so far. */
export async function readVersion(db: DbClient): Promise<number> {
  return (await db.board.findUniqueOrThrow({ where: { id: boardId } })).version;
}

/** Checks that a version exists. @throws InputError for a future or negative version */
export async function checkSince(db: Db, since: number): Promise<void> {
  const newest = await readVersion(db);
  if (since < 0 || since > newest) {
    throw new InputError(`The board has the versions 0 to ${newest}. Load it again.`, 'since');
  }
}

/**
 * Reads the events after a version, in order and without gaps.
 *
 * @param limit the maximum number of events
 * @returns null if the log doesn't reach back that far
 */
export async function readLog(db: DbClient, since: number, limit: number): Promise<BoardEvent[] | null> {
  const rows = await db.boardEvent.findMany({
    where: { version: { gt: since } },
    orderBy: { version: 'asc' },
    take: limit,
  });
  const events = rows.map(parseEvent);
  return events[0] && events[0].version !== since + 1 ? null : events;
}
