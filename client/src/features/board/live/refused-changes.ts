import { CombinedGraphQLErrors } from '@apollo/client';
import { cardsOf, subjectOf } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import type { Rejection } from '#shared/live/errors.ts';
import type { BoardStore } from './board-store.ts';
import { contentOf } from './card-content.ts';
import { commentOf, isTextEdit, outcomeOf, textsOf } from './change-texts.ts';
import type { QueuedChange } from './unsent-items.ts';
import { conflictId, holdEdit, textEdit, type UnsentEdit, type UnsentWork } from './unsent-work.ts';

interface RefusedChangesOptions {
  readonly store: BoardStore;
  readonly work: UnsentWork;
  /** Queues a change of the user's. @param label the name of what it changes */
  add(change: PendingChange, label: string): void;
}

/** Handles the changes that the server refuses. */
export interface RefusedChanges {
  /** Withdraws a change with all changes that depend on it, tells the user, and keeps the texts that the user wrote. */
  refuse(change: PendingChange, rejection: Rejection, cause: unknown): void;
  /** Withdraws a move of cards with its undo, because the other board has refused it, and tells the user. */
  refuseMove(change: PendingChange, rejection: Rejection): void;
}

export function createRefusedChanges({ store, work, add }: RefusedChangesOptions): RefusedChanges {
  const { view, withdrawals } = store;
  const queuedOf = (changeId: string) =>
    work.read().changes.find(({ change }) => change.changeId === changeId);
  /** Withdraws changes in all tabs. @param edits the items that are kept instead */
  const leave = (changes: readonly PendingChange[], message: string | null, ...edits: UnsentEdit[]) => {
    const ids = changes.map(({ changeId }) => changeId);
    for (const id of ids) view.withdraw(id);
    work.tellWithdrawn(ids, message);
    work.edit(...ids.map((id): UnsentEdit => ({ kind: 'change', id })), ...edits);
    if (message !== null) withdrawals.report(message);
  };
  const withdraw = (change: PendingChange, rejection: Rejection) => {
    const { code, message } = rejection;
    const queued = queuedOf(change.changeId);
    const withdrawn = view.withdraw(change.changeId);
    const isDeletion = change.kind.startsWith('delete');
    const refusal = isDeletion
      ? undefined
      : refusalOf(change, rejection, (id) => store.card(id) !== undefined);
    const kept = refusal
      ? withdrawn.flatMap(({ changeId }) => holdEdit(queuedOf(changeId), refusal))
      : // The message has the title or name.
        textsOf(withdrawn, false).map(textEdit);
    // No message if an event already confirmed the change, or if the thing is already deleted.
    const isTold = queued && !(isDeletion && code === 'NOT_FOUND');
    leave(withdrawn, isTold ? `${outcomeOf(change, queued.label)}: ${message}` : null, ...kept);
  };
  /**
   * Keeps both texts if the server has changed the same words of a description or comment, so that the user can choose. The
   * user's later edits are part of the user's text. Returns whether there is such a conflict.
   */
  const keepConflict = (change: PendingChange, theirs: unknown): boolean => {
    if (!isTextEdit(change) || typeof theirs !== 'string') return false;
    const { id: cardId, base } = change.input;
    const commentId = commentOf(change);
    const edits = view
      .unsent()
      .filter(isTextEdit)
      .filter((edit) => edit.input.id === cardId && commentOf(edit) === commentId);
    const mine = edits.at(-1)?.input.text ?? change.input.text;
    leave(edits, null, {
      kind: 'conflict',
      id: conflictId({ cardId, commentId }),
      content: { cardId, commentId, base, mine, theirs },
    });
    return true;
  };
  /**
   * If the user changed the title of a card that was deleted elsewhere meanwhile, adds a new card with that title.
   * Returns whether a card was added.
   */
  const keepAsNewCard = (refused: PendingChange): boolean => {
    const id = subjectOf(refused);
    // A change of several cards continues for the other cards.
    const changes = view
      .unsent()
      .filter((change) => cardsOf(change).length === 1 && subjectOf(change) === id);
    const before = changes.find((change) => change.before)?.before;
    const card = before && view.imagine(before, changes);
    // The user hasn't changed the title, or has archived the card, too.
    if (!card) return false;
    const { title, columnId } = card;
    const assigneeIds = card.assigneeIds.filter((assigneeId) => store.user(assigneeId));
    const input = { ...contentOf({ ...card, assigneeIds }), id: crypto.randomUUID(), columnId };
    const label = queuedOf(refused.changeId)?.label ?? before.title;
    add({ kind: 'createTask', input, changeId: crypto.randomUUID() }, title);
    const message = `‘${label}’ was archived by someone else. Your text is kept as a new card: ‘${title}’.`;
    leave(changes, message, ...textsOf(changes, false).map(textEdit));
    return true;
  };

  return {
    refuse: (change, rejection, cause) => {
      if (rejection.code === 'CONFLICT' && keepConflict(change, currentText(cause))) return;
      const isGone = isCardGone(change, rejection) && change.kind !== 'restoreTask';
      if (!isGone || !keepAsNewCard(change)) withdraw(change, rejection);
    },
    refuseMove: (change, { message }) => {
      const label = queuedOf(change.changeId)?.label ?? '';
      const copyId = change.precededBy && subjectOf(change.precededBy);
      const moves = view.unsent().filter(({ precededBy }) => precededBy && subjectOf(precededBy) === copyId);
      // A user who has undone the move needn't know that it was refused.
      leave(moves, moves.length > 1 ? null : `${outcomeOf(change, label)}: ${message}`);
    },
  };
}

/** Why the server refused a change, if the user may send it later. */
function refusalOf(
  change: PendingChange,
  rejection: Rejection,
  isOnBoard: (cardId: string) => boolean,
): QueuedChange['refusal'] {
  if (rejection.code === 'FORBIDDEN') return 'forbidden';
  const hasText = textsOf([change], false).length > 0;
  const isArchived = isCardGone(change, rejection) && !cardsOf(change).some(isOnBoard);
  return hasText && isArchived ? 'archived' : undefined;
}

/** Whether the server refused a change because its card isn't on the board. A field names a part of it, such as a comment. */
function isCardGone(change: PendingChange, { code, field }: Rejection): boolean {
  return code === 'NOT_FOUND' && field === undefined && cardsOf(change).length > 0;
}

/** The text on the server, with which the text of a change is in conflict. */
function currentText(cause: unknown): unknown {
  return CombinedGraphQLErrors.is(cause) ? cause.errors[0]?.extensions?.['current'] : undefined;
}
