import { maxBoardUsers, maxTasks } from '@canary/input/limits';
import type { Db, DbClient } from '../database/database.ts';
import { isRecordMissing } from '../database/error-codes.ts';
import { InputError, NotFoundError } from '../errors.ts';
import {
  type BoardEvent,
  boardId,
  eventColumns,
  type Kind,
  logLength,
  type Payloads,
  parseEvent,
  payloads,
} from './event.ts';

/** Old rows are deleted once every so many changes. */
const pruneEvery = 1_000;

/** How long a deleted card can be restored, and an idempotency key is remembered: 30 days, in milliseconds. */
const retentionMs = 30 * 24 * 60 * 60_000;

/** The services that changes of the board use. */
export interface BoardServices {
  readonly db: Db;
  /** Signals all servers that the board has changed. */
  readonly publish: () => void;
}

/** The ids in a change's input: that of the changed card or person, unless the server generates it, and the idempotency key. */
interface ChangeIds {
  readonly id?: string | null | undefined;
  readonly changeId?: string | null | undefined;
}

/**
 * Changes the board, in one transaction that locks the board's row, does the work and appends one event. A change whose
 * idempotency key was applied before is ignored.
 *
 * @returns the payload of the event; for a repeated change, that of the original event
 * @throws InputError if the idempotency key was used for another change, or the board is full
 * @throws what `work` throws; then nothing has changed
 */
export async function changeBoard<K extends Kind>(
  { db, publish }: BoardServices,
  kind: K,
  { id, changeId }: ChangeIds,
  work: (transaction: DbClient) => Promise<Payloads[K]>,
): Promise<Payloads[K]> {
  try {
    const payload = await db.$transaction(async (transaction) => {
      // A write first: it locks the board, so that versions commit in order.
      const board = await transaction.board.update({
        where: { id: boardId },
        data: { version: { increment: 1 }, ...countChanges[kind] },
      });
      if (countChanges[kind]) requireSpace(board);
      const result = await work(transaction);
      const { version } = board;
      await transaction.boardEvent.create({
        data: { version, kind, payload: result, changeId: changeId ?? null },
      });
      if (version % pruneEvery === 0) await prune(transaction, version);
      return result;
    });
    publish();
    return payload;
  } catch (error) {
    // Checked only after a failure, because repeated changes are rare: the unique key makes them fail.
    const applied = changeId ? await findApplied(db, changeId) : null;
    if (!applied) throw error;
    if (applied.kind !== kind || (id && applied.payload.id !== id)) {
      throw new InputError('This changeId was used for another change.', 'changeId');
    }
    return payloads[kind].parse(applied.payload);
  }
}

/**
 * Finds the event of an idempotency key; null if there is none. If the database is unavailable, this throws, so that the
 * client tries again. The original error would make it give up a change that may have been applied.
 */
async function findApplied(db: Db, changeId: string): Promise<BoardEvent | null> {
  const row = await db.boardEvent.findUnique({ where: { changeId }, select: eventColumns });
  return row && parseEvent(row);
}

/** How each kind of change affects the counts in the board's row. They avoid counting the cards on each change. */
const countChanges: {
  readonly [K in Kind]?: { readonly [of in 'tasks' | 'users']?: { readonly increment: 1 | -1 } };
} = {
  TASK_CREATED: { tasks: { increment: 1 } },
  TASK_RESTORED: { tasks: { increment: 1 } },
  TASK_DELETED: { tasks: { increment: -1 } },
  BOARD_USER_CREATED: { users: { increment: 1 } },
  BOARD_USER_DELETED: { users: { increment: -1 } },
};

/** Limits the size of the board. @throws InputError */
function requireSpace({ tasks, users }: { readonly tasks: number; readonly users: number }): void {
  if (tasks > maxTasks) {
    throw new InputError(`A board has up to ${maxTasks} cards. Delete some that are done.`, 'column');
  }
  if (users > maxBoardUsers) {
    throw new InputError(`A board has up to ${maxBoardUsers} people. Remove those who have left.`, 'name');
  }
}

/** Deletes events that are beyond the log's length and older than the retention period, and cards deleted before it. */
async function prune(transaction: DbClient, version: number): Promise<void> {
  const expired = { lt: new Date(Date.now() - retentionMs) };
  // Limits the range, so that the database doesn't scan all newer events.
  const oldest = await transaction.boardEvent.findFirst({ orderBy: { version: 'asc' } });
  const last = Math.min(version - logLength, (oldest?.version ?? 0) + 2 * pruneEvery);
  await transaction.boardEvent.deleteMany({ where: { version: { lte: last }, createdAt: expired } });
  await transaction.task.deleteMany({ where: { deletedAt: expired } });
}

/** Waits for a change of an existing row. @throws NotFoundError with the message if the row doesn't exist */
export async function notFoundIfMissing<Result>(change: Promise<Result>, message: string): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isRecordMissing(error) ? new NotFoundError(message) : error;
  }
}

/** Checks that an id that a client has chosen is free. @param count how many rows have it @throws InputError */
export function requireFreeId(count: number): void {
  if (count > 0) throw new InputError('This id is taken. Choose another, ideally a UUID.', 'id');
}
