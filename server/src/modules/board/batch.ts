import { changeCard } from '@canary/board/card-change';
import type { BoardState } from '@canary/board/state';
import { InputError } from '../../platform/errors.ts';
import { activityOf } from './activity.ts';
import { findApplied, findDeleted, lockBoards, type Rows, writeRows } from './batch-statements.ts';
import type { BoardLog } from './board-log.ts';
import { type BoardSize, requireRoom, sizeAfter } from './board-size.ts';
import type { CurrentBoard } from './current-board.ts';
import type { BoardDbClient } from './database.ts';
import {
  type BoardEvent,
  type Effect,
  type Kind,
  openBoardId,
  type Payloads,
  parseEvent,
  type TaskState,
  toModelEvent,
} from './event.ts';
import { closedError } from './find-invitation.ts';
import { type NewNotice, noticesOf, writeNotices } from './notices.ts';
import { isPruningDue, pruneBoard } from './prune.ts';
import { noSuchBoard } from './read-board.ts';
import {
  bytesOfTexts,
  emptyTexts,
  eraseTasks,
  findTexts,
  type TextChange,
  type TextName,
  type Texts,
  writeTexts,
} from './text-statements.ts';

/** The result of a change: the payload of its event, and what else it changes, each of which gets an event of its own. */
export interface Outcome<K extends Kind = Kind> {
  readonly payload: Payloads[K];
  readonly others?: readonly Effect[];
  /** Whether all open invitations of the board end with the change. */
  readonly revokesInvitations?: boolean;
  /** The id of the invitation that it uses. */
  readonly usesInvitation?: string;
  /** The text that the change writes; it isn't in the event. */
  readonly text?: TextChange;
}

/** A change that waits for its transaction. */
export interface Change<K extends Kind = Kind> {
  readonly kind: K;
  /** The id of the card, person, column or label; optional if it is new. */
  readonly id?: string | null | undefined;
  /** The ids of further cards that it applies to. */
  readonly otherIds?: readonly string[] | undefined;
  /** The description or comment that it reads and writes. */
  readonly text?: TextName | undefined;
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
    changes.flatMap(({ kind, id, otherIds = [], changeId }) => [
      { boardId, kind, id, changeId },
      ...otherIds.map((otherId) => ({ boardId, kind, id: otherId })),
    ]),
  );
  const applied = await findApplied(transaction, named);
  // Only these changes look at deleted cards: a new card must not take the id of a deleted card.
  const mayNameDeleted = named.filter(({ kind }) =>
    ['TASK_RESTORED', 'TASK_PURGED', 'TASK_CREATED'].includes(kind),
  );
  const deleted = await findDeleted(transaction, mayNameDeleted);
  const texts = await findTexts(
    transaction,
    [...boards].flatMap(([{ boardId }, changes]) =>
      changes.flatMap(({ text }) => (text ? { boardId, ...text } : [])),
    ),
  );
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
      texts: texts.get(boardId) ?? emptyTexts(),
      size: row,
      now,
    };
    const { answers, rows } = log.board.simulate((board) => applyAll(changes, board, found));
    batches.push({ log, events: rows.events, answers });
    if (rows.events.length > 0) written.push(rows);
  }
  if (written.length > 0) await writeRows(transaction, written, now);
  await writeTexts(transaction, written);
  await writeNotices(transaction, written, now);
  for (const { board, purged } of written)
    if (purged.size > 0) await eraseTasks(transaction, board.id, [...purged]);
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
  /** Descriptions and comments that the changes name. */
  readonly texts: Texts;
  readonly size: BoardSize;
  readonly now: Date;
}

/** Applies changes to the board in memory, one after another. Returns their answers, and the rows to write. */
function applyAll(
  changes: readonly Change[],
  board: BoardState,
  { boardId, applied, deleted, texts, size, now }: Found,
) {
  const events: BoardEvent[] = [];
  let newSize = size;
  let revokesInvitations = false;
  const usedInvitations: string[] = [];
  const current: CurrentBoard = {
    ...board,
    deletedTask: (id) => (purged.has(id) ? undefined : deleted.get(id)),
    purgedTask: (id) => (purged.has(id) ? deleted.get(id) : undefined),
    newNumber: () => newSize.lastNumber + 1,
    description: (taskId) => texts.descriptions.get(taskId),
    comment: (id) => texts.comments.get(id),
  };
  /** The ids of cards that are erased after all else is written. */
  const purged = new Set<string>();
  /** The ids of the cards to write, and of those among them that have other assignees. */
  const changed = new Set<string>();
  const reassigned = new Set<string>();
  const changedTexts: TextChange[] = [];
  const notices: NewNotice[] = [];

  const append = (effect: Effect, actorId: string | null, changeId: string | null, text?: TextChange) => {
    const { kind, payload } = effect;
    const event = parseEvent({
      ...{ boardId, kind, payload, changeId, actorId, createdAt: now },
      version: board.version() + 1,
      activity: boardId === openBoardId ? null : activityOf(current, effect, text),
    });
    notices.push(...noticesOf(current, effect, actorId, text));
    const before = board.task(payload.id);
    if (kind === 'TASK_DELETED' && before) deleted.set(before.id, before);
    if (kind === 'TASK_RESTORED') deleted.delete(payload.id);
    if (kind === 'TASK_PURGED') purged.add(payload.id);
    if (kind === 'BOARD_USER_DELETED') {
      for (const task of deleted.values())
        deleted.set(task.id, changeCard(task, { assignees: { remove: [payload.id] } }));
    }
    if ('assigneeIds' in payload && hasOtherAssignees(payload, before)) reassigned.add(payload.id);
    const { tasks } = board.apply(toModelEvent(event));
    if (kind === 'COLUMN_DELETED') for (const id of tasks) changed.add(id);
    if (kind.startsWith('TASK_')) changed.add(payload.id);
    if (changeId) applied.set(changeId, event);
    events.push(event);
    return event;
  };
  const apply = (change: Change) => {
    const { kind, actorId = null, changeId = null } = change;
    change.authorize?.(current);
    const earlier = changeId && applied.get(changeId);
    if (earlier) return requireSameChange(earlier, change);
    const { payload, others = [], text, ...outcome } = change.work(current);
    const detailBytes = newSize.detailBytes + (text ? bytesOfTexts(current, text) : 0);
    if (outcome.usesInvitation !== undefined) {
      if (revokesInvitations) throw closedError('REVOKED');
      usedInvitations.push(outcome.usesInvitation);
    }
    revokesInvitations ||= outcome.revokesInvitations ?? false;
    const first = { kind, payload };
    // Throws before anything has changed. The effects are of different cards, so their order doesn't matter.
    newSize = [first, ...others].reduce(
      (sum, effect) => sizeAfter(sum, board, effect, boardId),
      requireRoom(newSize, { ...newSize, detailBytes }),
    );
    const event = append(first, actorId, changeId, text);
    if (text) {
      if ('comment' in text) texts.comments.set(text.comment.id, text.comment);
      else texts.descriptions.set(text.taskId, text.description);
      changedTexts.push(text);
    }
    for (const effect of others) append(effect, actorId, null);
    return event;
  };

  const answers = changes.map((change) => prepareAnswer(change, () => apply(change)));
  const rows: Rows = {
    revokesInvitations,
    usedInvitations,
    removedUsers: idsOf(events, 'BOARD_USER_DELETED'),
    users: idsOf(events, 'BOARD_USER_').flatMap((id) => board.users().get(id) ?? []),
    tasks: [...changed].flatMap((id) => board.task(id) ?? []),
    deletedTasks: [...changed].flatMap((id) => deleted.get(id) ?? []),
    purged,
    reassigned,
    columns: idsOf(events, 'COLUMN_').map((id) => [id, board.columns().find((one) => one.id === id)]),
    labels: idsOf(events, 'LABEL_').map((id) => [id, board.labels().get(id)]),
    texts: changedTexts,
    notices,
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
export function requireSameChange(event: BoardEvent, { kind, id, otherIds = [] }: Change): BoardEvent {
  const isNamed = !id || [id, ...otherIds].includes(event.payload.id);
  if (event.kind === kind && isNamed) return event;
  throw new InputError('This changeId was used for another change.', 'changeId');
}

/** Whether a card has other assignees than before. */
function hasOtherAssignees({ assigneeIds }: TaskState, before: TaskState | undefined): boolean {
  return assigneeIds.join() !== (before?.assigneeIds.join() ?? '');
}

/** The ids of what events of some kinds changed. */
function idsOf(events: readonly BoardEvent[], kinds: string): string[] {
  const changes = events.filter(({ kind }) => kind.startsWith(kinds));
  return [...new Set(changes.map(({ payload }) => payload.id))];
}
