import { Refusal } from '@canary/board/changes/change';
import { type Found, updateFound } from '@canary/board/changes/found';
import {
  changes as definitions,
  isCreation,
  type NewChange,
  runRule,
  subjectOf,
} from '@canary/board/changes/index';
import { boardForRule } from '@canary/board/changes/run';
import type { CopiedCard, Writes } from '@canary/board/model';
import type { NeededRight } from '@canary/board/roles';
import type { BoardState } from '@canary/board/state';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../../platform/errors.ts';
import { activityOf } from '../cards/activity.ts';
import { bytesOfCard } from '../cards/card-rows.ts';
import { noticesOf } from '../cards/notices.ts';
import type { Rows } from './batch-statements.ts';
import { newEvent } from './event.ts';
import { closedError } from './invitation.ts';
import { type Applied, requireSameChange } from './keys.ts';
import { type BoardSize, sizeAfter } from './size.ts';

/** A change that waits for its transaction. */
export interface WaitingChange {
  readonly change: NewChange;
  /** The idempotency key. */
  readonly changeId: string | null;
  /** The account that acts; null if the board doesn't name authors. */
  readonly accountId: string | null;
  /** The cards that the change copies, as the sender may read them. */
  readonly copied: readonly CopiedCard[];
  /** The id of the row that the change creates, if the client has chosen none. */
  readonly newId: string;
  /** Checks that the sender may still make the change. @throws if the sender may not */
  authorize(board: BoardState, right: NeededRight): void;
  /** @param id of the created or changed row; null for the board */
  resolve(id: string | null): void;
  reject(error: unknown): void;
}

/** The rows and idempotency keys that the changes of a board depend on. Applying the changes updates them. */
export interface BatchContext {
  readonly boardId: string;
  readonly found: Found;
  /** The changes that were applied before, by idempotency key. */
  readonly applied: Map<string, Applied>;
  readonly size: BoardSize;
  readonly now: Date;
}

/** A change that was applied to the board in memory: its event, its other rows, and the board's size after it. */
type AppliedChange = ReturnType<typeof apply>;

/** Applies changes to the board in memory, one after another. Returns their answers, and the rows to write. */
export function applyChanges(
  changes: readonly WaitingChange[],
  board: BoardState,
  context: BatchContext,
): { readonly answers: readonly (() => void)[]; readonly rows: Rows } {
  const done: AppliedChange[] = [];
  const applyOnce = (waiting: WaitingChange) => {
    const { change, changeId, authorize } = waiting;
    authorize(board, definitions[change.kind].right);
    const earlier = changeId === null ? undefined : context.applied.get(changeId);
    if (earlier) return requireSameChange(earlier, change);
    const one = apply(waiting, board, { ...context, size: done.at(-1)?.size ?? context.size }, done);
    done.push(one);
    if (changeId !== null) context.applied.set(changeId, one);
    return one.subjectId;
  };
  const answers = changes.map((waiting) => prepareAnswer(waiting, () => applyOnce(waiting)));
  return { answers, rows: rowsOf(done, board, context) };
}

/** Applies a change to the board in memory. @param earlier the changes before it in the same batch @throws Refusal */
function apply(
  { change, changeId, accountId, copied, newId }: WaitingChange,
  board: BoardState,
  { boardId, found, size, now }: BatchContext,
  earlier: readonly { readonly kind: string }[],
) {
  const version = board.version() + 1;
  const current = boardForRule(board, found, {
    ...{ accountId, now },
    copied: (id) => copied.find((card) => card.id === id),
    newId: () => newId,
    newNumber: () => size.lastNumber + 1,
    newVersion: () => version,
  });
  const outcome = runRule(current, change);
  const { writes, texts = [] } = outcome;
  const invitationId =
    change.kind === 'joinBoard' && writes.people !== undefined ? change.input.invitationId : null;
  if (invitationId !== null && earlier.some(({ kind }) => kind === 'removeMember'))
    throw closedError('REVOKED');
  // Throws before the board has changed.
  const sizeBefore = sizeAfter(size, current, outcome, boardId);
  const event = newEvent({
    ...{ boardId, version, kind: change.kind, writes, changeId, createdAt: now },
    actorId: accountId,
  });
  const activities = activityOf(current, boardId, outcome);
  const notices = noticesOf(current, outcome);
  const reassigned = (writes.cards ?? []).flatMap(({ id, assigneeIds }) =>
    assigneeIds && assigneeIds.join() !== (board.card(id)?.assigneeIds ?? []).join() ? id : [],
  );
  updateFound(found, board, outcome);
  const others = affectedBy(board, writes);
  const bytesBefore = bytesOfCards(board, others);
  const cardIds = board.apply(event).cards;
  const cardBytes = sizeBefore.cardBytes + bytesOfCards(board, others) - bytesBefore;
  return {
    kind: change.kind,
    subjectId: subjectOf(change) ?? (isCreation(change) ? newId : null),
    size: { ...sizeBefore, cardBytes },
    ...{ event, texts, invitationId, activities, notices, reassigned, cardIds },
  };
}

/** The rows that changes of a board write. @param board after the changes */
function rowsOf(
  done: readonly AppliedChange[],
  board: BoardState,
  { boardId, found, size }: BatchContext,
): Rows {
  const events = done.map(({ event }) => event);
  const all = <Value>(of: (writes: Writes) => readonly Value[] | undefined) =>
    events.flatMap(({ writes }) => of(writes) ?? []);
  const idsIn = (table: 'people' | 'columns' | 'labels') => [
    ...new Set([
      ...all((writes) => writes[table]?.map(({ id }) => id)),
      ...all(({ deleted }) => deleted?.[table]),
    ]),
  ];
  const cardIds = [...new Set(done.flatMap((one) => one.cardIds))];
  const texts = done.flatMap((one) => one.texts);
  const rewordedIds = new Set([
    ...all(({ cards }) => cards?.filter(isReworded).map(({ id }) => id)),
    ...texts.flatMap((text) => ('comment' in text ? [] : text.taskId)),
  ]);
  const hasInfo = events.some(({ writes }) => writes.board !== undefined);
  return {
    revokesInvitations: done.some(({ kind }) => kind === 'removeMember'),
    usedInvitations: done.flatMap(({ invitationId }) => invitationId ?? []),
    newHolders: done.flatMap(({ kind, invitationId, event }) =>
      invitationId !== null || kind === 'restoreBoard' ? (event.actorId ?? []) : [],
    ),
    // Includes people who were added again afterwards, because their old assignments are gone.
    removedUsers: all(({ deleted }) => deleted?.people),
    users: idsIn('people').flatMap((id) => board.users().get(id) ?? []),
    tasks: cardIds.flatMap((id) => board.card(id) ?? []),
    deletedTasks: cardIds.flatMap((id) => found.archived.get(id) ?? []),
    purged: found.purged,
    reassigned: new Set(done.flatMap((one) => one.reassigned)),
    columns: idsIn('columns').map((id) => [id, board.columns().find((one) => one.id === id)]),
    labels: idsIn('labels').map((id) => [id, board.labels().get(id)]),
    texts,
    reworded: [...rewordedIds].flatMap((id) => board.card(id) ?? []),
    notices: done.flatMap(({ notices }) => notices),
    events,
    keys: done.flatMap(({ kind, subjectId, event: { changeId, createdAt } }) =>
      changeId === null ? [] : { changeId, kind, subjectId, createdAt },
    ),
    activities: done.flatMap(({ activities, event: { version, actorId, createdAt } }) =>
      activities.map((activity, position) => ({ ...activity, version, position, actorId, createdAt })),
    ),
    info: hasInfo ? { name: board.name(), isDeleted: board.isDeleted() } : null,
    board: { ...(done.at(-1)?.size ?? size), id: boardId, version: board.version() },
  };
}

/** Whether the written fields of a card are among those by which a search finds it. */
function isReworded({ title, labelIds, assigneeIds }: NonNullable<Writes['cards']>[number]): boolean {
  return title !== undefined || labelIds !== undefined || assigneeIds !== undefined;
}

/** The ids of the cards of deleted columns and people. A change affects these cards without naming them. */
function affectedBy({ column, assignedTo }: BoardState, { deleted = {} }: Writes): string[] {
  const moved = (deleted.columns ?? []).flatMap((id) => column(id).map((card) => card.id));
  return [...moved, ...(deleted.people ?? []).flatMap((id) => [...assignedTo(id)])];
}

function bytesOfCards({ card }: BoardState, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + bytesOfCard(card(id)), 0);
}

/** Runs the work of a change now. Returns a function that answers the change. */
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
