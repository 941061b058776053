import type { BoardState } from '@canary/board/state';
import { InputError } from '../../platform/errors.ts';
import { findApplied, findDeleted, lockBoards, type Rows, writeRows } from './batch-statements.ts';
import type { BoardLog } from './board-log.ts';
import { type BoardSize, sizeAfter } from './board-size.ts';
import type { BoardDbClient } from './database.ts';
import {
  type BoardEvent,
  type Kind,
  type Payloads,
  parseEvent,
  type TaskState,
  toModelEvent,
} from './event.ts';
import { isPruningDue, pruneBoard } from './prune.ts';
import { noSuchBoard } from './read-board.ts';

/**
 * The result of a change: the payload of its event, and the other cards that it changes, which get events of their own.
 */
export interface Outcome<K extends Kind = Kind> {
  readonly payload: Payloads[K];
  /** The cards that made room for the inserted card, with their new ranks. */
  readonly moved?: readonly TaskState[];
  /** The cards that are now assigned to the restored person. */
  readonly assigned?: readonly TaskState[];
  /** Whether all open invitations of the board end with the change. */
  readonly revokesInvitations?: boolean;
}

/** The board as a change finds it: with all changes before it, those of the same transaction included. */
export interface CurrentBoard extends Pick<BoardState, 'name' | 'isDeleted' | 'task' | 'column' | 'users'> {
  /** A deleted card that the change names. */
  deletedTask(id: string): TaskState | undefined;
}

/** A change that waits for its transaction. */
export interface Change<K extends Kind = Kind> {
  readonly kind: K;
  /** The id of the card or person; optional if the card or person is new. */
  readonly id?: string | null | undefined;
  /** The idempotency key. */
  readonly changeId?: string | null | undefined;
  /** The user who acts; null on the open board. */
  readonly actorId?: string | null;
  /** The maximum number of cards that the change affects, without cards that make room; 1 if it is missing. */
  readonly cards?: number;
  /** Checks that the sender may still make the change. @throws if not */
  authorize?(board: CurrentBoard): void;
  /** Computes the result of the change. @throws if it is rejected */
  work(board: CurrentBoard): Outcome<K>;
  /** @param payload the payload of the change's event */
  resolve(payload: Payloads[K]): void;
  reject(error: unknown): void;
}

/** Changes of boards, in the order of their arrival. */
export type ChangesByBoard = ReadonlyMap<BoardLog, readonly Change[]>;

/** Changes of a board that were written together. */
export interface Batch {
  readonly log: BoardLog;
  /** The new events, which the log doesn't have yet. */
  readonly events: readonly BoardEvent[];
  /** Functions that answer one change each. Call them after the commit. */
  readonly answers: readonly (() => void)[];
}

/**
 * Locks the boards, applies changes in order and writes the results, with a few statements for all of them. The boards in
 * memory don't change before the events are committed and appended to their logs.
 */
export async function writeBatches(
  transaction: BoardDbClient,
  boards: ChangesByBoard,
  now: Date,
): Promise<Batch[]> {
  const locked = await lockBoards(
    transaction,
    [...boards.keys()].map(({ boardId }) => boardId),
  );
  const named = [...boards].flatMap(([{ boardId }, changes]) =>
    changes.map(({ kind, id, changeId }) => ({ boardId, kind, id, changeId })),
  );
  const applied = await findApplied(transaction, named);
  // Only these changes look at deleted cards: a new card must not take the id of a deleted card.
  const mayNameDeleted = named.filter(({ kind }) => kind === 'TASK_RESTORED' || kind === 'TASK_CREATED');
  const deleted = await findDeleted(transaction, mayNameDeleted);
  const batches: Batch[] = [];
  const written: Rows[] = [];
  for (const [log, changes] of boards) {
    const { boardId } = log;
    const row = locked.get(boardId);
    if (!row) throw noSuchBoard();
    await log.catchUp(transaction, row.version);
    const found = {
      boardId,
      applied: applied.get(boardId) ?? new Map(),
      deleted: deleted.get(boardId) ?? new Map(),
      size: row,
      now,
    };
    const { answers, rows } = log.board.simulate((board) => applyAll(changes, board, found));
    batches.push({ log, events: rows.events, answers });
    if (rows.events.length > 0) written.push(rows);
  }
  if (written.length > 0) await writeRows(transaction, written, now);
  for (const { board, events } of written) {
    const { id, version } = board;
    if (isPruningDue(events[0]?.version ?? version, version)) {
      await pruneBoard(transaction, id, version, now.getTime());
    }
  }
  return batches;
}

/** The rows that the changes of a batch depend on. Applying the changes updates the maps. */
interface Found {
  readonly boardId: string;
  /** The events of repeated changes, by idempotency key. */
  readonly applied: Map<string, BoardEvent>;
  /** Deleted cards that the changes name, by id. */
  readonly deleted: Map<string, TaskState>;
  readonly size: BoardSize;
  readonly now: Date;
}

/** Applies changes to the board in memory, one after another. Returns their answers, and the rows to write. */
function applyAll(
  changes: readonly Change[],
  board: BoardState,
  { boardId, applied, deleted, size, now }: Found,
) {
  const current: CurrentBoard = { ...board, deletedTask: (id) => deleted.get(id) };
  const events: BoardEvent[] = [];
  let newSize = size;
  let revokesInvitations = false;

  const append = (kind: Kind, payload: Payloads[Kind], actorId: string | null, changeId: string | null) => {
    const version = board.version() + 1;
    const event = parseEvent({ boardId, version, kind, payload, changeId, actorId, createdAt: now });
    const before = board.task(payload.id);
    if (kind === 'TASK_DELETED' && before) deleted.set(before.id, before);
    if (kind === 'TASK_RESTORED') deleted.delete(payload.id);
    if (kind === 'BOARD_USER_DELETED') {
      for (const task of deleted.values()) {
        if (task.assigneeId === payload.id) deleted.set(task.id, { ...task, assigneeId: null });
      }
    }
    board.apply(toModelEvent(event));
    if (changeId) applied.set(changeId, event);
    events.push(event);
    return event;
  };
  const apply = (change: Change) => {
    const { kind, actorId = null, changeId = null } = change;
    change.authorize?.(current);
    const earlier = changeId && applied.get(changeId);
    if (earlier) return requireSameChange(earlier, change);
    const { payload, moved = [], assigned = [], ...outcome } = change.work(current);
    newSize = sizeAfter(newSize, board, kind, payload);
    revokesInvitations ||= outcome.revokesInvitations ?? false;
    const event = append(kind, payload, actorId, changeId);
    for (const task of moved) append('TASK_MOVED', task, actorId, null);
    for (const task of assigned) append('TASK_UPDATED', task, actorId, null);
    return event;
  };

  const answers = changes.map((change) => prepareAnswer(change, () => apply(change)));
  const tasks = idsOf(events, 'TASK_');
  const rows: Rows = {
    revokesInvitations,
    removedUsers: idsOf(events, 'BOARD_USER_DELETED'),
    users: idsOf(events, 'BOARD_USER_').flatMap((id) => board.users().get(id) ?? []),
    tasks: tasks.flatMap((id) => board.task(id) ?? []),
    deletedTasks: tasks.flatMap((id) => deleted.get(id) ?? []),
    events,
    board: { ...newSize, id: boardId, version: board.version() },
  };
  return { answers, rows };
}

/** Runs the work of a change now. Returns the function that answers it. */
export function prepareAnswer({ resolve, reject }: Change, work: () => BoardEvent): () => void {
  try {
    const { payload } = work();
    return () => resolve(payload);
  } catch (error) {
    return () => reject(error);
  }
}

/** Checks that an event belongs to a change with its idempotency key. @throws InputError */
export function requireSameChange(event: BoardEvent, { kind, id }: Change): BoardEvent {
  if (event.kind === kind && (!id || event.payload.id === id)) return event;
  throw new InputError('This changeId was used for another change.', 'changeId');
}

/** The ids of the cards or people that events of some kinds changed. */
function idsOf(events: readonly BoardEvent[], kinds: string): string[] {
  const changes = events.filter(({ kind }) => kind.startsWith(kinds));
  return [...new Set(changes.map(({ payload }) => payload.id))];
}
