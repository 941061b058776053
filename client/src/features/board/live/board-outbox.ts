import { cardsOf, subjectOf } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { inOneTab } from '#shared/browser/in-one-tab.ts';
import { classifyError } from '#shared/live/errors.ts';
import { createOutbox, type Outbox } from '#shared/live/outbox.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';
import type { BoardStore } from './board-store.ts';
import { createRefusedChanges } from './refused-changes.ts';
import type { SendChange } from './send-change.ts';
import type { QueuedChange, TextConflict } from './unsent-items.ts';
import { conflictId, holdEdit, textEdit, thisTab, type UnsentEdit, type UnsentWork } from './unsent-work.ts';

interface BoardOutboxOptions {
  readonly board: BoardRef;
  readonly store: BoardStore;
  readonly work: UnsentWork;
  readonly send: SendChange;
  /** Called when the server has applied a change whose event has not arrived yet. */
  onAcknowledged(): void;
  /** Called when the server requires a login. Unsent changes stay in the queue. */
  onUnauthenticated(): void;
  /** Called when the whole board was deleted. */
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
  const { view, state } = store;
  let created: ReadonlySet<string> = new Set();

  /** Sends the change of another board that a change needs first. Returns whether the change may be sent now. */
  const sendPreceding = async (change: PendingChange, signal: AbortSignal): Promise<boolean> => {
    const { precededBy } = change;
    if (!precededBy) return true;
    try {
      await send(precededBy.boardId, precededBy, signal);
      return true;
    } catch (cause) {
      const error = classifyError(cause);
      if (error.kind !== 'rejected') throw cause;
      // The copies to archive are gone already.
      if (precededBy.kind === 'deleteTask' && error.code === 'NOT_FOUND') return true;
      refused.refuseMove(change, error);
      return false;
    }
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
        if (!(await sendPreceding(change, signal))) return;
        await send(board.boardId, change, signal);
        work.edit({ kind: 'change', id: changeId });
        await work.saved();
      };
      await inOneTab(`canary-qr-board ${boardKeyOf(board)}`, sendOnce, signal);
    },
    onSent: () => undefined,
    onRejected: (changes, rejection, cause) => {
      if (rejection.code === 'NOT_FOUND' && rejection.field === 'boardId') return onBoardGone();
      for (const change of changes) refused.refuse(change, rejection, cause);
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
  const refused = createRefusedChanges({ store, work, add });
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
      work.edit(...work.read().changes.flatMap((queued) => holdEdit(queued, 'forbidden')));
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
      const isQueued = work.read().changes.some(({ change }) => change.changeId === changeId);
      if (isQueued) work.edit({ kind: 'change', id: changeId });
    },
  };
}

/** The columns and labels that unsent changes create. */
function createdIn(changes: readonly QueuedChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap(({ change: { kind, input } }) =>
      kind === 'createColumn' || kind === 'createLabel' ? input.id : [],
    ),
  );
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
    copyOf: undefined,
    ...change.input,
  };
  const { assigneeIds, labelIds, assignees, labels, before, after } = named;
  const { commentId, columnId, moveTo, copyOf } = named;
  // Many changes name the same column or label. They need to wait only until it is created.
  const shared = [columnId, moveTo, ...(labelIds ?? []), ...(labels?.add ?? [])];
  return [
    ...[subjectOf(change), ...cardsOf(change), ...(copyOf ?? []), commentId, before, after],
    ...[...(assigneeIds ?? []), ...(assignees?.add ?? [])],
    ...shared.filter((name) => name != null && isNew(name)),
  ].filter((name) => name != null);
}
