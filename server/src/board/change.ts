import { maxBoardText, maxBoardUsers, maxTasks } from '@canary/input/limits';
import type { Clock } from '../clock.ts';
import type { Db, DbClient } from '../database/database.ts';
import { isRecordMissing } from '../database/error-codes.ts';
import { InputError, NotFoundError } from '../errors.ts';
import type { BoardLog } from './board-log.ts';
import {
  type BoardEvent,
  boardId,
  eventColumns,
  type Kind,
  type Payloads,
  parseEvent,
  payloads,
  type TaskState,
} from './event.ts';
import { isPruningDue, pruneBoard } from './prune.ts';

/** The services that changes of the board use. */
export interface BoardServices {
  readonly db: Db;
  /** Gets the events of each change before the change is answered. */
  readonly log: Pick<BoardLog, 'append'>;
  readonly clock: Clock;
}

/** The ids in a change's input: that of the changed card or person, unless the server generates it, and the idempotency key. */
interface ChangeIds {
  readonly id?: string | null | undefined;
  readonly changeId?: string | null | undefined;
}

/** What a change does apart from its own card or person. The change adds to it. */
export interface SideEffects {
  /** Cards that made room for the card, with their new ranks. */
  readonly moved: TaskState[];
  /** By how many bytes the titles and names on the board grew. */
  textBytes: number;
}

/**
 * Changes the board, in one transaction that locks the board's row, does the work and appends one event, and one for
 * each card that made room. A change whose idempotency key was applied before is ignored.
 *
 * @returns the payload of the event; for a repeated change, that of the original event
 * @throws InputError if the idempotency key was used for another change, or the board is full
 * @throws what `work` throws; then nothing has changed
 */
export async function changeBoard<K extends Kind>(
  { db, log, clock }: BoardServices,
  kind: K,
  { id, changeId }: ChangeIds,
  work: (transaction: DbClient, effects: SideEffects) => Promise<Payloads[K]>,
): Promise<Payloads[K]> {
  try {
    const { payload, events } = await db.$transaction(async (transaction) => {
      // A write first: it locks the board, so that versions commit in order.
      const board = await transaction.board.update({
        where: { id: boardId },
        data: { version: { increment: 1 }, ...countChanges[kind] },
      });
      if (addingKinds.has(kind)) requireSpace(board);
      const effects: SideEffects = { moved: [], textBytes: 0 };
      const result = await work(transaction, effects);
      await countSideEffects(transaction, effects);
      const own = { kind, payload: result, changeId: changeId ?? null };
      const others = effects.moved.map((task) => ({
        kind: 'TASK_MOVED' as const,
        payload: task,
        changeId: null,
      }));
      const createdAt = new Date(clock.now());
      const rows = [own, ...others].map((change, index) => ({
        ...change,
        version: board.version + index,
        createdAt,
      }));
      await transaction.boardEvent.createMany({ data: rows });
      const newest = board.version + effects.moved.length;
      if (isPruningDue(board.version, newest)) await pruneBoard(transaction, newest, clock.now());
      return { payload: result, events: rows.map(parseEvent) };
    });
    await log.append(events);
    return payload;
  } catch (error) {
    // Checked only after a failure, because repeated changes are rare: the unique key makes them fail.
    const applied = changeId ? await findApplied(db, changeId) : null;
    if (!applied) throw error;
    if (applied.kind !== kind || (id && applied.payload.id !== id)) {
      throw new InputError('This changeId was used for another change.', 'changeId');
    }
    await log.append([applied]);
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

const addingKinds: ReadonlySet<Kind> = new Set(['TASK_CREATED', 'TASK_RESTORED', 'BOARD_USER_CREATED']);

/** Limits what is added to the board. @throws InputError */
function requireSpace({ tasks, users }: { readonly tasks: number; readonly users: number }): void {
  if (tasks > maxTasks) {
    throw new InputError(
      `The board is full: it holds ${maxTasks.toLocaleString('en')} cards. Delete some that are done first.`,
      'column',
    );
  }
  if (users > maxBoardUsers) {
    throw new InputError(
      `The board is full: it holds ${maxBoardUsers} people. Remove some who have left first.`,
      'name',
    );
  }
}

/** Counts the events of cards that made room, and the text of the board. @throws InputError if it has too much text */
async function countSideEffects(transaction: DbClient, { moved, textBytes }: SideEffects): Promise<void> {
  if (moved.length === 0 && textBytes === 0) return;
  const board = await transaction.board.update({
    where: { id: boardId },
    data: { version: { increment: moved.length }, textBytes: { increment: textBytes } },
  });
  if (textBytes > 0 && board.textBytes > maxBoardText) {
    throw new InputError(
      'The board is full: its titles are too long. Shorten or delete some first.',
      'title',
    );
  }
}

/** The size of a title or a name, as the board's row counts it. */
export function sizeOf(text: string): number {
  return Buffer.byteLength(text);
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
