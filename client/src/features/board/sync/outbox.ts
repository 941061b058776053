import { applyOptimisticTask, cardsOf, isTaskChange, type PendingChange } from '@canary/board/pending-change';
import type { Rejection } from '#shared/live/errors.ts';
import { createOutbox, type Outbox } from '#shared/live/outbox.ts';
import type { SendChange } from '../operations.ts';
import type { BoardStore } from './board-store.ts';
import type { SavedChange, SavedChanges } from './saved-changes.ts';

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
  /** Applies a change, saves it and queues it. @param label the card's title or the person's name */
  add(change: PendingChange, label: string): void;
  /** Removes a change whose event has arrived, with or without a response. */
  confirm(changeId: string): void;
  /** Stops, because the board is closed to this user, and drops all changes. Their text is kept, also across reloads. */
  close(): void;
  /** Forgets the text of changes that could not be saved. */
  discardText(): void;
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

  const queue = ({ change, label }: SavedChange) => {
    labels.set(change.changeId, label);
    view.add(change);
  };
  const updateCount = () => state.change({ unsent: view.unsent().length });
  const settle = (changeId: string) => {
    labels.delete(changeId);
    saved.delete(changeId);
    updateCount();
  };
  const keepText = (changes: readonly PendingChange[]) => {
    const texts = new Set([...state.read().keptText, ...textsOf(changes)]);
    saved.keepTexts([...texts]);
    state.change({ keptText: [...texts] });
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
    if (code === 'FORBIDDEN') keepText(withdrawn);
    const isDeletion = change.kind === 'deleteTask' || change.kind === 'deleteBoardUser';
    // No message if an event already confirmed the change, or if the card or person is already deleted.
    if (label === undefined || (isDeletion && code === 'NOT_FOUND')) return;
    withdrawals.report(`‘${label}’ could not be ${verbs[change.kind]}: ${message}`);
  };
  /**
   * If the user changed the title of a card that was deleted elsewhere meanwhile, adds a new card with that title.
   * Returns whether there was such a title.
   */
  const keepAsNewCard = ({ id, changeId }: PendingChange): boolean => {
    const changes = view.unsent().filter((change) => isTaskChange(change) && change.id === id);
    const edit = changes.find((change) => change.kind === 'updateTask' && change.title !== undefined);
    if (edit?.kind !== 'updateTask' || !edit.task) return false;
    const ranked = changes.map((change) => ({ change, rank: null }));
    const task = applyOptimisticTask(edit.task, ranked);
    // The user has deleted the card, too.
    if (!task) return false;
    const { title, column } = task;
    const assigneeId = store.user(task.assigneeId ?? '')?.id ?? null;
    const newCard = { id: crypto.randomUUID(), changeId: crypto.randomUUID(), title, column, assigneeId };
    const label = labels.get(changeId) ?? edit.task.title;
    add({ kind: 'createTask', ...newCard }, title);
    drop(changes);
    withdrawals.report(
      `‘${label}’ was deleted by someone else. Your text is kept as a new card: ‘${title}’.`,
    );
    return true;
  };

  const outbox = createOutbox<PendingChange>({
    unsent: view.unsent,
    idOf: ({ changeId }) => changeId,
    namesIn,
    send: async ([change], signal) => change && (await send(change, signal)),
    onSent: (changes) => {
      for (const { changeId } of changes) {
        view.acknowledge(changeId);
        settle(changeId);
      }
      onAcknowledged();
    },
    onRejected: (changes, rejection) => {
      if (rejection.code === 'NOT_FOUND' && rejection.field === 'boardId') return onBoardGone();
      for (const change of changes) {
        const isGone =
          rejection.code === 'NOT_FOUND' && isTaskChange(change) && change.kind !== 'restoreTask';
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
  state.change({ keptText: saved.keptTexts() });
  updateCount();
  return {
    ...outbox,
    add,
    close: () => {
      outbox.stop();
      keepText(view.unsent());
      drop(view.unsent());
    },
    discardText: () => {
      saved.keepTexts([]);
      state.change({ keptText: [] });
    },
    confirm: (changeId) => {
      if (labels.has(changeId)) settle(changeId);
    },
  };
}

const verbs: Record<PendingChange['kind'], string> = {
  createTask: 'added',
  updateTask: 'changed',
  moveTask: 'moved',
  deleteTask: 'deleted',
  restoreTask: 'restored',
  createBoardUser: 'added',
  updateBoardUser: 'renamed',
  deleteBoardUser: 'removed',
  restoreBoardUser: 'restored',
};

/** The text that a user typed for changes: the last title of each card, and the last name of each person. */
function textsOf(changes: readonly PendingChange[]): string[] {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const { title, name } = { title: undefined, name: undefined, ...change };
    const text = change.kind === 'restoreBoardUser' ? undefined : (title ?? name);
    if (text !== undefined) texts.set(change.id, text);
  }
  return [...texts.values()];
}

/** The cards and people that a change names. */
function namesIn(change: PendingChange): string[] {
  const { id, assigneeId, before, after } = {
    assigneeId: null,
    before: undefined,
    after: undefined,
    ...change,
  };
  return [id, ...cardsOf(change), assigneeId, before, after].filter((named) => typeof named === 'string');
}
