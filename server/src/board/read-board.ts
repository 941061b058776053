import type { Db } from '../db.ts';
import type { BoardColumn } from '../generated/sqlite/client.ts';
import { boardId } from './constants.ts';
import { type BoardUserState, boardUserColumns, type TaskState, taskColumns } from './event.ts';

/** The whole board as it was at one version, or later: see {@link readBoard}. */
export interface BoardSnapshot {
  readonly version: number;
  /** In the order of their ranks. */
  readonly tasks: readonly TaskState[];
  readonly users: readonly BoardUserState[];
}

/**
 * Reads the whole board. The version is read first: what is changed while the rest is being read may show already, and
 * comes once more by the log from that version on. An event holds the state that it left, so the result is the same.
 */
export async function readBoard(db: Db): Promise<BoardSnapshot> {
  const version = await readVersion(db);
  const [tasks, users] = await Promise.all([readTasks(db), findBoardUsers(db)]);
  return { version, tasks, users };
}

/** How many changes the board has seen. */
export async function readVersion(db: Db): Promise<number> {
  return (await db.board.findUniqueOrThrow({ where: { id: boardId } })).version;
}

/** Everyone that cards can be given to, by name. */
export function findBoardUsers(db: Db): Promise<BoardUserState[]> {
  return db.boardUser.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], select: boardUserColumns });
}

/** The cards of a column, or all of them, in the order of their ranks. */
export function readTasks(db: Db, column?: BoardColumn): Promise<TaskState[]> {
  return db.task.findMany({
    where: { deletedAt: null, ...(column && { column }) },
    orderBy: { rank: 'asc' },
    select: taskColumns,
  });
}
