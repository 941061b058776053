import type { BoardState } from '@canary/board/state';
import type { DbClient } from '../database/database.ts';
import { InputError } from '../errors.ts';
import {
  findApplied,
  findDeleted,
  lockBoard,
  writeBoard,
  writeEvents,
  writeTasks,
  writeUsers,
} from './batch-statements.ts';
import { readIntoMemory } from './board-memory.ts';
import { type BoardSize, sizeAfter } from './board-size.ts';
import {
  type BoardEvent,
  type Kind,
  type Payloads,
  parseEvent,
  type TaskState,
  toModelEvent,
} from './event.ts';
import { isPruningDue, pruneBoard } from './prune.ts';

/** What a change does: its event's payload, and the cards that made room for its card, with their new ranks. */
export interface Outcome<K extends Kind = Kind> {
  readonly payload: Payloads[K];
  readonly moved?: readonly TaskState[];
}

/** The board as a change finds it: with all changes before it, those of the same transaction included. */
export interface CurrentBoard extends Pick<BoardState, 'task' | 'column' | 'users'> {
  /** A deleted card that the change names. */
  deletedTask(id: string): TaskState | undefined;
}

/** A change to apply. */
export interface Change {
  readonly kind: Kind;
  /** The id of the changed card or person; that of a new one is optional. */
  readonly id?: string | null | undefined;
  /** The idempotency key. */
  readonly changeId?: string | null | undefined;
  /** Computes what it does. @throws if it is rejected */
  work(board: CurrentBoard): Outcome;
}

/** Changes that are committed together. They are applied in memory first. */
export interface Batch {
  /** The board with the changes that were applied. */
  readonly board: BoardState;
  /** The events of the changes that were applied now, or earlier. */
  readonly events: readonly BoardEvent[];
  /** Applies a change in memory, unless it is a repeated one. Returns its event. @throws if it is rejected */
  apply(change: Change): BoardEvent;
  /** Writes the changes that were applied to the database. */
  write(): Promise<void>;
}

/**
 * Locks the board and reads what a batch of changes needs, with a few statements for all of them.
 *
 * @param memory the board after the last batch; null to read it again
 */
export async function openBatch(
  transaction: DbClient,
  memory: BoardState | null,
  changes: readonly Change[],
  now: Date,
): Promise<Batch> {
  const locked = await lockBoard(transaction);
  const board = await readIntoMemory(transaction, memory, locked.version);
  const applied = await findApplied(transaction, changes);
  // Those that a change restores, or whose id a new card would have.
  const naming = changes.filter(({ kind }) => kind === 'TASK_RESTORED' || kind === 'TASK_CREATED');
  const deleted = await findDeleted(transaction, naming);
  const repeated = [...applied.values()];
  const events: BoardEvent[] = [];
  let size: BoardSize = locked;

  const deletedTask = (id: string) => deleted.get(id);
  const append = (kind: Kind, payload: Payloads[Kind], changeId: string | null) => {
    const version = board.version() + 1;
    const event = parseEvent({ version, kind, payload, changeId, createdAt: now });
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

  return {
    board,
    get events() {
      return [...repeated, ...events];
    },
    apply: (change) => {
      const { kind, changeId = null } = change;
      const earlier = changeId && applied.get(changeId);
      if (earlier) return requireSame(earlier, change);
      const { payload, moved = [] } = change.work({ ...board, deletedTask });
      size = sizeAfter(size, board, kind, payload);
      const event = append(kind, payload, changeId);
      for (const task of moved) append('TASK_MOVED', task, null);
      return event;
    },
    write: async () => {
      if (events.length === 0) return;
      const version = board.version();
      await writeUsers(transaction, board, idsOf(events, 'BOARD_USER_DELETED'), idsOf(events, 'BOARD_USER_'));
      const changed = idsOf(events, 'TASK_').flatMap((id) => board.task(id) ?? deletedTask(id) ?? []);
      await writeTasks(transaction, board, changed, now);
      await writeEvents(transaction, events);
      await writeBoard(transaction, { ...size, version });
      if (isPruningDue(locked.version + 1, version)) await pruneBoard(transaction, version, now.getTime());
    },
  };
}

/** Checks that an event belongs to a change with its idempotency key. @throws InputError */
export function requireSame(event: BoardEvent, { kind, id }: Change): BoardEvent {
  if (event.kind === kind && (!id || event.payload.id === id)) return event;
  throw new InputError('This changeId was used for another change.', 'changeId');
}

/** The ids of the cards or people that events of some kinds changed. */
function idsOf(events: readonly BoardEvent[], kinds: string): string[] {
  const changes = events.filter(({ kind }) => kind.startsWith(kinds));
  return [...new Set(changes.map(({ payload }) => payload.id))];
}
