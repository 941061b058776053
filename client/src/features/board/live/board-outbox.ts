import { CombinedGraphQLErrors } from '@apollo/client';
import { cardsOf, subjectOf } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { inOneTab } from '#shared/browser/in-one-tab.ts';
import type { Rejection } from '#shared/live/errors.ts';
import { createOutbox, type Outbox } from '#shared/live/outbox.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';
import type { BoardStore } from './board-store.ts';
import { contentOf } from './card-content.ts';
import { commentOf, isTextEdit, outcomeOf, textsOf } from './change-texts.ts';
import type { SendChange } from './send-change.ts';
import type { QueuedChange, TextConflict } from './unsent-items.ts';
import { thisTab, type UnsentEdit, type UnsentWork } from './unsent-work.ts';

interface BoardOutboxOptions {
  readonly board: BoardRef;
  readonly store: BoardStore;
  readonly work: UnsentWork;
  readonly send: SendChange;
  /** Called when the server has applied a change whose event has not arrived yet. */
  onAcknowledged(): void;
  /** Called when the server requires a login. Unsent changes stay in the queue. */
  onUnauthenticated(): void;
  /** Called when the whole board is gone. */
  onBoardGone(): void;
}

/** Applies the unsent changes of this browser to the board, and sends them one at a time in order. */
export interface BoardOutbox extends Omit<Outbox, 'changeAdded'> {
  /** Applies a change, keeps it and queues it. @param label the name of what it changes, such as the card's title */
  add(change: PendingChange, label: string): void;
  /** Removes a change whose event has arrived, with or without a response. */
  confirm(changeId: string): void;
  /** Stops, because the board is closed to this user. The changes are kept until the user has access again. */
  close(): void;
  /** Stops, and forgets all changes, because the user doesn't want them any more. */
  discard(): Promise<void>;
  /** Keeps text that can't be saved any more. */
  keepTexts(texts: readonly string[]): void;
  /** Keeps the user's texts of the conflicts on a card that is gone. */
  keepConflictsOf(cardId: string): void;
  /** Forgets a conflict, because the user has chosen a text. */
  settleConflict(conflict: TextConflict): void;
}

export function createBoardOutbox({
  board,
  store,
  work,
  send,
  onAcknowledged,
  onUnauthenticated,
  onBoardGone,
}: BoardOutboxOptions): BoardOutbox {
  const { view, state, withdrawals } = store;
  let created: ReadonlySet<string> = new Set();

  const queuedOf = (changeId: string) =>
    work.read().changes.find(({ change }) => change.changeId === changeId);
  /** Withdraws changes here and in other tabs. @param edits what is kept instead */
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
      ? withdrawn.flatMap(({ changeId }) => heldEdit(queuedOf(changeId), refusal))
      : // The message has the title or name.
        textsOf(withdrawn, false).map(textEdit);
    // No message if an event already confirmed the change, or if the thing is already deleted.
    const isTold = queued && !(isDeletion && code === 'NOT_FOUND');
    leave(withdrawn, isTold ? `${outcomeOf(change, queued.label)}: ${message}` : null, ...kept);
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
    leave(edits, null, {
      kind: 'conflict',
      id: conflictId({ cardId, commentId }),
      content: { cardId, commentId, base, mine, theirs },
    });
    return true;
  };
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
    const card = before && view.imagine(before, changes);
    // The user hasn't changed the title, or has archived the card, too.
    if (!card) return false;
    const { title, column: columnId } = card;
    const assigneeIds = card.assigneeIds.filter((assigneeId) => store.user(assigneeId));
    const input = { ...contentOf({ ...card, assigneeIds }), id: crypto.randomUUID(), columnId };
    const label = queuedOf(rejected.changeId)?.label ?? before.title;
    add({ kind: 'createTask', input, changeId: crypto.randomUUID() }, title);
    const message = `‘${label}’ was archived by someone else. Your text is kept as a new card: ‘${title}’.`;
    leave(changes, message, ...textsOf(changes, false).map(textEdit));
    return true;
  };

  const outbox = createOutbox<PendingChange>({
    unsent: view.unsent,
    idOf: ({ changeId }) => changeId,
    namesIn: (change) => namesIn(change, (id) => created.has(id)),
    send: async ([change], signal) => {
      if (!change) return;
      const { changeId } = change;
      // Sent by two tabs, it would be applied once, but a change that one tab has withdrawn could be applied after all.
      const sendOnce = async () => {
        if (!(await work.claim(changeId))) return;
        await send(change, signal);
        work.edit({ kind: 'change', id: changeId });
        await work.saved();
      };
      await inOneTab(`canary-qr-board ${boardKeyOf(board)}`, sendOnce, signal);
    },
    onSent: () => undefined,
    onRejected: (changes, rejection, cause) => {
      if (rejection.code === 'NOT_FOUND' && rejection.field === 'boardId') return onBoardGone();
      for (const change of changes) {
        if (rejection.code === 'CONFLICT' && keepConflict(change, currentText(cause))) continue;
        const isGone = isCardGone(change, rejection) && change.kind !== 'restoreTask';
        if (!isGone || !keepAsNewCard(change)) withdraw(change, rejection);
      }
    },
    onUnauthenticated,
    onObstacle: (obstacle) => state.change({ obstacle }),
  });

  /** Shows the changes as this browser keeps them. A change that was removed has been sent, perhaps by another tab. */
  const update = () => {
    const { changes, held } = work.read();
    const [queuedIds, heldIds] = [changes, held].map(
      (list) => new Set(list.map(({ change }) => change.changeId)),
    );
    created = createdIn(changes);
    const gone = view.unsent().filter(({ changeId }) => !queuedIds?.has(changeId));
    for (const { changeId } of gone) {
      if (heldIds?.has(changeId)) view.withdraw(changeId);
      else view.acknowledge(changeId);
    }
    const known = view.unsent().length;
    view.arrange(changes.map(({ change }) => change));
    if (state.read().unsent !== changes.length) state.change({ unsent: changes.length });
    if (gone.length > 0) onAcknowledged();
    if (changes.length > known) outbox.changeAdded();
  };
  const add = (unsent: PendingChange, label: string) => {
    const change = { ...unsent, madeAt: Date.now() };
    const { changes, held } = work.read();
    // The clock may have been set back.
    const lastOrder = Math.max(changes.at(-1)?.order ?? 0, held.at(-1)?.order ?? 0);
    const order = Math.max(lastOrder + 1, change.madeAt);
    view.add(change);
    work.edit({ kind: 'change', id: change.changeId, content: { label, order, tab: thisTab, change } });
    store.flush();
    outbox.changeAdded();
  };
  const keepTexts = (texts: readonly string[]) => work.edit(...texts.map(textEdit));
  /** Keeps the user's side of conflicts, to copy it. */
  const keepSides = (conflicts: readonly TextConflict[]) =>
    work.edit(
      ...conflicts.flatMap((conflict): UnsentEdit[] => [
        textEdit(conflict.mine),
        { kind: 'conflict', id: conflictId(conflict) },
      ]),
    );

  work.watch(update);
  return {
    ...outbox,
    add,
    close: () => {
      outbox.stop();
      work.edit(...work.read().changes.flatMap((queued) => heldEdit(queued, 'forbidden')));
      keepSides(work.read().conflicts);
    },
    discard: () => {
      outbox.stop();
      for (const { changeId } of view.unsent()) view.withdraw(changeId);
      return work.forget();
    },
    keepTexts,
    keepConflictsOf: (gone) => keepSides(work.read().conflicts.filter(({ cardId }) => cardId === gone)),
    settleConflict: (conflict) => work.edit({ kind: 'conflict', id: conflictId(conflict) }),
    confirm: (changeId) => {
      if (queuedOf(changeId)) work.edit({ kind: 'change', id: changeId });
    },
  };
}

const textEdit = (text: string): UnsentEdit => ({ kind: 'text', id: text, content: text });

const conflictId = ({ cardId, commentId }: Pick<TextConflict, 'cardId' | 'commentId'>) =>
  `${cardId}:${commentId ?? ''}`;

/** Keeps a change that the user may send later. */
function heldEdit(queued: QueuedChange | undefined, refusal: QueuedChange['refusal']): readonly UnsentEdit[] {
  return queued ? [{ kind: 'change', id: queued.change.changeId, content: { ...queued, refusal } }] : [];
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

/** The columns and labels that unsent changes create. */
function createdIn(changes: readonly QueuedChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap(({ change: { kind, input } }) =>
      kind === 'createColumn' || kind === 'createLabel' ? input.id : [],
    ),
  );
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
