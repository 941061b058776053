import { CombinedGraphQLErrors } from '@apollo/client';
import { cardsOf, subjectOf } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import type { Rejection } from '#shared/live/errors.ts';
import { createOutbox, type Outbox } from '#shared/live/outbox.ts';
import type { BoardStore } from './board-store.ts';
import { contentOf } from './card-content.ts';
import { commentOf, isTextEdit, outcomeOf, textsOf } from './change-texts.ts';
import type { SavedChange, SavedChanges, TextConflict } from './saved-changes.ts';
import type { SendChange } from './send-change.ts';

interface BoardOutboxOptions {
  readonly store: BoardStore;
  readonly saved: SavedChanges;
  readonly send: SendChange;
  /** Called when the server has applied a change whose event has not arrived yet. */
  onAcknowledged(): void;
  /** Called when the server requires a login. Unsent changes stay in the queue. */
  onUnauthenticated(): void;
  /** Called when the whole board is gone. */
  onBoardGone(): void;
}

/** The unsent changes of this tab: applied to the board at once, saved across reloads, sent one at a time in order. */
export interface BoardOutbox extends Omit<Outbox, 'changeAdded'> {
  /** Applies a change, saves it and queues it. @param label the name of what it changes, such as the card's title */
  add(change: PendingChange, label: string): void;
  /** Removes a change whose event has arrived, with or without a response. */
  confirm(changeId: string): void;
  /** Stops, because the board is closed to this user, and drops all changes. Their text is kept, also across reloads. */
  close(): void;
  /** Stops, and forgets all changes, because the user doesn't want them any more. */
  discard(): void;
  /** Keeps text that can't be saved any more, also across reloads. */
  keepTexts(texts: readonly string[]): void;
  /** Forgets the text of changes that could not be saved. */
  discardText(): void;
  /** Keeps the user's texts of the conflicts on a card that is gone. */
  keepConflictsOf(cardId: string): void;
  /** Forgets a conflict, because the user has chosen a text. */
  settleConflict(conflict: TextConflict): void;
}

/** Creates the outbox with the changes that this tab had not sent before it was reloaded. */
export function createBoardOutbox({
  store,
  saved,
  send,
  onAcknowledged,
  onUnauthenticated,
  onBoardGone,
}: BoardOutboxOptions): BoardOutbox {
  const { view, state, withdrawals } = store;
  /** The label of each unsent change. */
  const labels = new Map<string, string>();
  /** The columns and labels that unsent changes create, by the ids of the changes. */
  const created = new Map<string, string>();

  const queue = ({ change, label }: SavedChange) => {
    const { kind, input, changeId } = change;
    labels.set(changeId, label);
    if (kind === 'createColumn' || kind === 'createLabel') created.set(changeId, input.id);
    view.add(change);
  };
  const updateCount = () => state.change({ unsent: view.unsent().length });
  const settle = (changeId: string) => {
    labels.delete(changeId);
    created.delete(changeId);
    saved.delete(changeId);
    updateCount();
  };
  const keepTexts = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    const keptText = [...new Set([...state.read().keptText, ...texts])];
    saved.keepTexts(keptText);
    state.change({ keptText });
  };
  /** @param withNames whether to keep titles and names, too */
  const keepText = (changes: readonly PendingChange[], withNames: boolean) =>
    keepTexts(textsOf(changes, withNames));
  const keepConflicts = (conflicts: readonly TextConflict[]) => {
    saved.keepConflicts(conflicts);
    state.change({ conflicts });
  };
  const drop = (changes: readonly PendingChange[]) => {
    for (const { changeId } of changes) {
      view.withdraw(changeId);
      settle(changeId);
    }
  };
  const withdraw = (change: PendingChange, { code, message }: Rejection) => {
    const label = labels.get(change.changeId);
    const withdrawn = view.withdraw(change.changeId);
    for (const { changeId } of withdrawn) settle(changeId);
    // Otherwise, the message has the title or name.
    keepText(withdrawn, code === 'FORBIDDEN');
    const isDeletion = change.kind.startsWith('delete');
    // No message if an event already confirmed the change, or if the thing is already deleted.
    if (label === undefined || (isDeletion && code === 'NOT_FOUND')) return;
    withdrawals.report(`${outcomeOf(change, label)}: ${message}`);
  };
  /**
   * Keeps both texts if the server has changed the same lines of a description or comment, so that the user can choose. The
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
    drop(edits);
    keepConflicts([...conflictsBut(cardId, commentId), { cardId, commentId, base, mine, theirs }]);
    return true;
  };
  const conflictsBut = (cardId: string, commentId: string | null) =>
    state.read().conflicts.filter((other) => other.cardId !== cardId || other.commentId !== commentId);
  /**
   * If the user changed the title of a card that was deleted elsewhere meanwhile, adds a new card with that title.
   * Returns whether there was such a title.
   */
  const keepAsNewCard = (rejected: PendingChange): boolean => {
    const id = subjectOf(rejected);
    // A change of several cards goes on for the others.
    const changes = view
      .unsent()
      .filter((change) => cardsOf(change).length === 1 && subjectOf(change) === id);
    const before = changes.find((change) => change.before)?.before;
    const task = before && view.imagine(before, changes);
    // The user hasn't changed the title, or has archived the card, too.
    if (!task) return false;
    const { title, column: columnId } = task;
    const assigneeIds = task.assigneeIds.filter((assigneeId) => store.user(assigneeId));
    const input = { ...contentOf({ ...task, assigneeIds }), id: crypto.randomUUID(), columnId };
    const label = labels.get(rejected.changeId) ?? before.title;
    add({ kind: 'createTask', input, changeId: crypto.randomUUID() }, title);
    keepText(changes, false);
    drop(changes);
    withdrawals.report(
      `‘${label}’ was archived by someone else. Your text is kept as a new card: ‘${title}’.`,
    );
    return true;
  };

  const outbox = createOutbox<PendingChange>({
    unsent: view.unsent,
    idOf: ({ changeId }) => changeId,
    namesIn: (change) => namesIn(change, (id) => [...created.values()].includes(id)),
    send: async ([change], signal) => change && (await send(change, signal)),
    onSent: (changes) => {
      for (const { changeId } of changes) {
        view.acknowledge(changeId);
        settle(changeId);
      }
      onAcknowledged();
    },
    onRejected: (changes, rejection, cause) => {
      if (rejection.code === 'NOT_FOUND' && rejection.field === 'boardId') return onBoardGone();
      for (const change of changes) {
        if (rejection.code === 'CONFLICT' && keepConflict(change, currentText(cause))) continue;
        const isGone =
          rejection.code === 'NOT_FOUND' && cardsOf(change).length > 0 && change.kind !== 'restoreTask';
        if (!isGone || !keepAsNewCard(change)) withdraw(change, rejection);
      }
    },
    onUnauthenticated,
    onObstacle: (obstacle) => state.change({ obstacle }),
  });

  const add = (change: PendingChange, label: string) => {
    saved.save({ change, label });
    queue({ change, label });
    updateCount();
    store.flush();
    outbox.changeAdded();
  };

  saved.load().forEach(queue);
  state.change({ keptText: saved.keptTexts(), conflicts: saved.conflicts() });
  updateCount();
  return {
    ...outbox,
    add,
    close: () => {
      outbox.stop();
      keepText(view.unsent(), true);
      keepTexts(state.read().conflicts.map(({ mine }) => mine));
      keepConflicts([]);
      drop(view.unsent());
    },
    discard: () => {
      outbox.stop();
      drop(view.unsent());
    },
    keepTexts,
    discardText: () => {
      saved.keepTexts([]);
      state.change({ keptText: [] });
    },
    keepConflictsOf: (gone) => {
      const { conflicts } = state.read();
      keepTexts(conflicts.filter(({ cardId }) => cardId === gone).map(({ mine }) => mine));
      keepConflicts(conflicts.filter(({ cardId }) => cardId !== gone));
    },
    settleConflict: ({ cardId, commentId }) => keepConflicts(conflictsBut(cardId, commentId)),
    confirm: (changeId) => {
      if (labels.has(changeId)) settle(changeId);
    },
  };
}

/** The text on the server, with which the text of a change is in conflict. */
function currentText(cause: unknown): unknown {
  return CombinedGraphQLErrors.is(cause) ? cause.errors[0]?.extensions?.['current'] : undefined;
}

/** The cards, people, columns, labels and comments that a change names. */
function namesIn(change: PendingChange, isNew: (id: string) => boolean): string[] {
  const named = {
    assigneeIds: undefined,
    labelIds: undefined,
    assignees: undefined,
    labels: undefined,
    before: undefined,
    after: undefined,
    columnId: undefined,
    moveTo: undefined,
    commentId: undefined,
    ...change.input,
  };
  const { assigneeIds, labelIds, assignees, labels, before, after, commentId, columnId, moveTo } = named;
  // Many changes name the same column or label. They need to wait only until it is created.
  const shared = [columnId, moveTo, ...(labelIds ?? []), ...(labels?.add ?? [])];
  return [
    ...[subjectOf(change), ...cardsOf(change), commentId, before, after],
    ...[...(assigneeIds ?? []), ...(assignees?.add ?? [])],
    ...shared.filter((name) => name != null && isNew(name)),
  ].filter((name) => name != null);
}
