import { maxBoardUsers, maxTasks } from '@canary/input/limits';
import type { Db, DbClient } from '../db.ts';
import { InputError } from '../errors.ts';
import { boardId, keptMs, logLength, pruneEvery } from './constants.ts';
import { type BoardEvent, eventColumns, type Kind, type Payloads, parseEvent, payloads } from './event.ts';

/** What a change needs besides its own input. */
export interface BoardDependencies {
  readonly db: Db;
  /** Tells everyone who follows the log that it grew. */
  readonly wake: () => void;
}

/** What a sender calls a change, and the card or user that it changes; no id where the server is to choose one. */
interface Named {
  readonly id?: string | null | undefined;
  readonly changeId?: string | null | undefined;
}

/**
 * Makes one change of the board: one transaction that takes the board's row, does the work, and appends one event.
 *
 * @param named what its sender calls it and what it changes, so that it is applied once, however often it is sent
 * @returns what the work has left; for a change that was applied before, what it had left then
 * @throws InputError when the name was used for another change, or the board is full
 * @throws whatever `work` throws; then nothing has changed
 */
export async function changeBoard<K extends Kind>(
  { db, wake }: BoardDependencies,
  kind: K,
  { id, changeId }: Named,
  work: (transaction: DbClient) => Promise<Payloads[K]>,
): Promise<Payloads[K]> {
  try {
    const payload = await db.$transaction(async (transaction) => {
      // A write first: it is the lock that changes wait for each other on, so versions are committed in their order.
      const board = await transaction.board.update({
        where: { id: boardId },
        data: { version: { increment: 1 }, ...growth[kind] },
      });
      if (growth[kind]) refuseExcess(board);
      const left = await work(transaction);
      const { version } = board;
      await transaction.boardEvent.create({
        data: { version, kind, payload: left, changeId: changeId ?? null },
      });
      if (version % pruneEvery === 0) await prune(transaction, version);
      return left;
    });
    wake();
    return payload;
  } catch (error) {
    // Asked only now: most changes come once. One that came before has failed at the latest by its name being taken.
    const before = changeId ? await findApplied(db, changeId) : null;
    if (!before) throw error;
    if (before.kind !== kind || (id && before.payload.id !== id))
      throw new InputError('This name was used for another change.', 'changeId');
    return payloads[kind].parse(before.payload);
  }
}

/**
 * The event of a change that was applied before; null where there is none. Where the database can't be asked, that is
 * thrown, which says to try again: the reason why it failed now would say to give up what may have been done.
 */
async function findApplied(db: Db, changeId: string): Promise<BoardEvent | null> {
  const row = await db.boardEvent.findUnique({ where: { changeId }, select: eventColumns });
  return row && parseEvent(row);
}

/** What the board's row counts, so that no change has to count the cards. */
const growth: {
  readonly [K in Kind]?: { readonly [of in 'tasks' | 'users']?: { readonly increment: 1 | -1 } };
} = {
  TASK_CREATED: { tasks: { increment: 1 } },
  TASK_RESTORED: { tasks: { increment: 1 } },
  TASK_DELETED: { tasks: { increment: -1 } },
  BOARD_USER_CREATED: { users: { increment: 1 } },
  BOARD_USER_DELETED: { users: { increment: -1 } },
};

/** Keeps a board within what one can work with. A board that shrinks is never refused. */
function refuseExcess({ tasks, users }: { readonly tasks: number; readonly users: number }): void {
  if (tasks > maxTasks) {
    throw new InputError(`A board has up to ${maxTasks} cards. Delete some that are done.`, 'column');
  }
  if (users > maxBoardUsers) {
    throw new InputError(`A board has up to ${maxBoardUsers} users. Remove somebody who left.`, 'name');
  }
}

/** Forgets events that are too many and too old: by then nobody sends their changes again. And cards deleted as long ago. */
async function prune(transaction: DbClient, version: number): Promise<void> {
  const longAgo = { lt: new Date(Date.now() - keptMs) };
  // The oldest are the first: all that are younger needn't be looked at, however many there are.
  const oldest = await transaction.boardEvent.findFirst({ orderBy: { version: 'asc' } });
  const last = Math.min(version - logLength, (oldest?.version ?? 0) + 2 * pruneEvery);
  await transaction.boardEvent.deleteMany({ where: { version: { lte: last }, createdAt: longAgo } });
  await transaction.task.deleteMany({ where: { deletedAt: longAgo } });
}
