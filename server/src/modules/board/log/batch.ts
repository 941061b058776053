import { Refusal } from '@canary/board/changes/change';
import {
  changes as definitions,
  type Found,
  foundNothing,
  keepFound,
  type NewChange,
  readsOf,
  runRule,
  subjectOf,
} from '@canary/board/changes/index';
import { boardForRule } from '@canary/board/changes/run';
import type { Writes } from '@canary/board/model';
import type { NeededRight } from '@canary/board/roles';
import type { BoardState } from '@canary/board/state';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../../platform/errors.ts';
import { activityOf } from '../cards/activity.ts';
import { bytesOfCard, findArchived } from '../cards/card-rows.ts';
import { noticesOf, writeNotices } from '../cards/notices.ts';
import { eraseCards, findTexts, writeTexts } from '../cards/text-statements.ts';
import type { BoardDbClient } from '../database.ts';
import { lockBoards, type Rows, writeRows } from './batch-statements.ts';
import type { BoardLog } from './board-log.ts';
import { type LoggedEvent, newEvent } from './event.ts';
import { closedError } from './invitation.ts';
import { type Applied, findApplied, requireSameChange } from './keys.ts';
import { isPruningDue, pruneBoard } from './prune.ts';
import { noSuchBoard } from './read-board.ts';
import { type BoardSize, sizeAfter } from './size.ts';

/** A change that waits for its transaction. */
export interface WaitingChange {
  readonly change: NewChange;
  /** The idempotency key. */
  readonly changeId: string | null;
  /** The account that acts; null if the board doesn't name authors. */
  readonly accountId: string | null;
  /** The id of what the change creates, if its sender has chosen none. */
  readonly newId: string;
  /** Checks that the sender may still make the change. @throws if not */
  authorize(board: BoardState, right: NeededRight): void;
  /** @param id what was created or changed; null for the board */
  resolve(id: string | null): void;
  reject(error: unknown): void;
}

/** Changes of boards, in the order of their arrival. */
export type ChangesByBoard = ReadonlyMap<BoardLog, readonly WaitingChange[]>;

/** Changes of a board that were written together. */
export interface Batch {
  readonly log: BoardLog;
  /** The new events, which the log doesn't have yet. */
  readonly events: readonly LoggedEvent[];
  /** Functions that answer one change each. Call them after the commit. */
  readonly answers: readonly (() => void)[];
}

/**
 * Locks the boards, runs the rules of changes in order and writes the results, with a few statements for all of them. The
 * boards in memory don't change before the events are committed and appended to their logs.
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
  const all = [...boards].flatMap(([{ boardId }, changes]) =>
    changes.map((change) => ({ boardId, ...change, reads: readsOf(change.change) })),
  );
  const applied = await findApplied(transaction, all);
  const found = new Map([...boards.keys()].map(({ boardId }) => [boardId, foundNothing()]));
  const foundOf = (boardId: string) => found.get(boardId) ?? foundNothing();
  const archived = all.flatMap(({ boardId, reads }) => (reads.archived ?? []).map((id) => ({ boardId, id })));
  await findArchived(transaction, archived, foundOf);
  const texts = all.map(({ boardId, reads }) => ({ boardId, ...reads }));
  await findTexts(transaction, texts, foundOf);
  const batches: Batch[] = [];
  const written: Rows[] = [];
  for (const [log, changes] of boards) {
    const { boardId } = log;
    const size = locked.get(boardId);
    if (!size) throw noSuchBoard();
    await log.catchUp(transaction, size.version);
    const context = {
      ...{ boardId, size, now },
      found: foundOf(boardId),
      applied: applied.get(boardId) ?? new Map<string, Applied>(),
    };
    const { answers, rows } = log.board.simulate((board) => applyAll(changes, board, context));
    batches.push({ log, events: rows.events, answers });
    if (rows.events.length > 0) written.push(rows);
  }
  if (written.length > 0) await writeRows(transaction, written, now);
  await writeTexts(transaction, written);
  await writeNotices(transaction, written, now);
  for (const { board, purged } of written)
    if (purged.size > 0) await eraseCards(transaction, board.id, [...purged]);
  for (const { board, events } of written) {
    const { id, version } = board;
    if (isPruningDue(events[0]?.version ?? version, version)) {
      await pruneBoard(transaction, id, version, now.getTime());
    }
  }
  return batches;
}

/** What the changes of a board depend on. Applying them updates the rows and keys. */
interface BatchContext {
  readonly boardId: string;
  readonly found: Found;
  /** The changes that were applied before, by idempotency key. */
  readonly applied: Map<string, Applied>;
  readonly size: BoardSize;
  readonly now: Date;
}

/** Applies changes to the board in memory, one after another. Returns their answers, and the rows to write. */
function applyAll(
  changes: readonly WaitingChange[],
  board: BoardState,
  { boardId, found, applied, size, now }: BatchContext,
) {
  let newSize = size;
  let revokesInvitations = false;
  const usedInvitations: string[] = [];
  const events: LoggedEvent[] = [];
  const newHolders: string[] = [];
  const keys = new Map<string, Applied & { readonly createdAt: Date }>();
  const activities: Rows['activities'][number][] = [];
  const notices: Rows['notices'][number][] = [];
  const texts: Rows['texts'][number][] = [];
  /** The ids of the cards to write, and of those among them that have other assignees. */
  const changed = new Set<string>();
  const reassigned = new Set<string>();

  /** Returns the id of what was created or changed. */
  const apply = ({ change, changeId, accountId, newId, authorize }: WaitingChange): string | null => {
    authorize(board, definitions[change.kind].right);
    const earlier = changeId === null ? undefined : applied.get(changeId);
    if (earlier) return requireSameChange(earlier, change);
    const version = board.version() + 1;
    const current = boardForRule(board, found, {
      ...{ accountId, now },
      newId: () => newId,
      newNumber: () => newSize.lastNumber + 1,
      newVersion: () => version,
    });
    const outcome = runRule(current, change);
    const { writes, text } = outcome;
    const isJoining = change.kind === 'joinBoard' && writes.people !== undefined;
    if (isJoining && revokesInvitations) throw closedError('REVOKED');
    // Throws before anything has changed.
    newSize = sizeAfter(newSize, current, outcome, boardId);
    const event = newEvent({
      ...{ boardId, version, kind: change.kind, writes, changeId, createdAt: now },
      actorId: accountId,
    });
    if (isJoining) usedInvitations.push(change.input.invitationId);
    if (accountId !== null && (isJoining || change.kind === 'restoreBoard')) newHolders.push(accountId);
    if (change.kind === 'removeMember') revokesInvitations = true;
    activities.push(
      ...activityOf(current, boardId, outcome).map((activity, position) => ({
        ...activity,
        ...{ version, position, actorId: accountId, createdAt: now },
      })),
    );
    notices.push(...noticesOf(current, outcome));
    for (const { id, assigneeIds } of writes.cards ?? [])
      if (assigneeIds && assigneeIds.join() !== (board.card(id)?.assigneeIds ?? []).join())
        reassigned.add(id);
    if (text) texts.push(text);
    keepFound(found, board, outcome);
    const others = affectedBy(board, writes);
    const bytesBefore = bytesOfCards(board, others);
    for (const id of board.apply(event).tasks) changed.add(id);
    newSize = { ...newSize, cardBytes: newSize.cardBytes + bytesOfCards(board, others) - bytesBefore };
    events.push(event);
    const subjectId = subjectOf(change) ?? (change.kind.startsWith('create') ? newId : null);
    if (changeId !== null) {
      const key = { kind: change.kind, subjectId };
      applied.set(changeId, key);
      keys.set(changeId, { ...key, createdAt: now });
    }
    return subjectId;
  };

  const answers = changes.map((change) => prepareAnswer(change, () => apply(change)));
  const isWritten = (part: 'name' | 'isDeleted') =>
    events.some(({ writes }) => writes.board?.[part] !== undefined);
  const idsIn = (table: 'people' | 'columns' | 'labels') => [
    ...new Set(
      events.flatMap(({ writes }) => [
        ...(writes[table] ?? []).map(({ id }) => id),
        ...(writes.deleted?.[table] ?? []),
      ]),
    ),
  ];
  const people = idsIn('people');
  const rows: Rows = {
    revokesInvitations,
    usedInvitations,
    newHolders,
    // Also those who were added again afterwards: their old assignments are gone.
    removedUsers: events.flatMap(({ writes }) => writes.deleted?.people ?? []),
    users: people.flatMap((id) => board.users().get(id) ?? []),
    tasks: [...changed].flatMap((id) => board.card(id) ?? []),
    deletedTasks: [...changed].flatMap((id) => found.archived.get(id) ?? []),
    purged: found.purged,
    reassigned,
    columns: idsIn('columns').map((id) => [id, board.columns().find((one) => one.id === id)]),
    labels: idsIn('labels').map((id) => [id, board.labels().get(id)]),
    texts,
    notices,
    events,
    keys,
    activities,
    info:
      isWritten('name') || isWritten('isDeleted')
        ? { name: board.name(), isDeleted: board.isDeleted() }
        : null,
    board: { ...newSize, id: boardId, version: board.version() },
  };
  return { answers, rows };
}

/** The ids of the cards of deleted columns and people, which a change affects without naming them. */
function affectedBy({ column, assignedTo }: BoardState, { deleted = {} }: Writes): string[] {
  const moved = (deleted.columns ?? []).flatMap((id) => column(id).map((card) => card.id));
  return [...moved, ...(deleted.people ?? []).flatMap((id) => [...assignedTo(id)])];
}

function bytesOfCards({ card }: BoardState, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + bytesOfCard(card(id)), 0);
}

/** Runs the work of a change now. Returns the function that answers it. */
export function prepareAnswer({ resolve, reject }: WaitingChange, work: () => string | null): () => void {
  try {
    const id = work();
    return () => resolve(id);
  } catch (error) {
    return () => reject(error instanceof Refusal ? toError(error) : error);
  }
}

/** The error that clients get for a refused change. */
function toError({ code, message, detail }: Refusal): Error {
  const { field } = detail;
  switch (code) {
    case 'BAD_USER_INPUT':
      return new InputError(message, String(field));
    case 'NOT_FOUND':
      return new NotFoundError(message, field === undefined ? undefined : String(field));
    case 'CONFLICT':
      return new ConflictError(message, detail);
    case 'FORBIDDEN':
      return new ForbiddenError(message);
  }
}
