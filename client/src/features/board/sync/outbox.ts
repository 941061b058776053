import { applyOptimisticTask, cardsOf, isTaskChange, type PendingChange } from '@canary/board/pending-change';
import type { SendChange } from '../operations.ts';
import type { BoardStore, SyncState } from './board-store.ts';
import { deleteSavedChange, loadSavedChanges, type SavedChange, saveChange } from './saved-changes.ts';
import {
  type ClassifiedError,
  classifyError,
  keptText,
  rejectionText,
  waitBeforeRetry,
} from './server-error.ts';

/** A request without a response is sent again after this time, in milliseconds; the server applies it once. */
const responseTimeoutMs = 20_000;

interface OutboxOptions {
  readonly store: BoardStore;
  /** Called when the server has applied a change whose event has not arrived yet. */
  onAcknowledged(): void;
  /** Called when the server requires a login. Unsent changes stay in the queue. */
  onUnauthenticated(): void;
}

/**
 * The queue of unsent changes: applied to the board at once, saved across reloads, sent one at a time in order. Only a
 * change that the server rejects leaves the queue unsent. A change that makes the server fail is postponed, so that it
 * doesn't block other changes.
 */
export interface Outbox {
  /** Applies a change, saves it and queues it. @param label the card's title or the person's name */
  add(change: PendingChange, label: string): void;
  /** Removes a change whose event has arrived, with or without a response. */
  confirm(changeId: string): void;
  /** Sends all queued changes, and later ones as they are added. Retries while the server can't be reached. */
  start(send: SendChange): void;
  /** Ends the wait before the next attempt. */
  retryNow(): void;
  /** Sends the queued changes, and stops if the server can't be reached. */
  drain(): void;
}

/** Creates the outbox with the changes that this tab had not sent before it was reloaded. */
export function createOutbox({ store, onAcknowledged, onUnauthenticated }: OutboxOptions): Outbox {
  const { view, state } = store;
  /** The label of each unsent change. */
  const labels = new Map<string, string>();
  /** The ids of the changes that made the server fail since all changes were tried. */
  const postponed = new Set<string>();
  let send: SendChange | undefined;
  let mode: 'stopped' | 'running' | 'draining' = 'stopped';
  let isBusy = false;
  let attempts = 0;
  let retryNow = () => {};

  const queue = ({ change, label }: SavedChange) => {
    labels.set(change.changeId, label);
    view.add(change);
  };
  const updateCount = () => state.change({ unsent: view.unsent().length });
  const settle = (changeId: string) => {
    labels.delete(changeId);
    postponed.delete(changeId);
    deleteSavedChange(changeId);
    updateCount();
  };
  const setObstacle = (obstacle: SyncState['obstacle']) => {
    if (state.read().obstacle !== obstacle) state.change({ obstacle });
  };
  /** The next change to send. Changes that have a card or a person in common stay in order. */
  const nextChange = (): PendingChange | undefined => {
    const unsent = view.unsent();
    const blocked = new Set<string>();
    for (const change of unsent) {
      const ids = idsIn(change);
      if (!postponed.has(change.changeId) && !ids.some((id) => blocked.has(id))) return change;
      for (const id of ids) blocked.add(id);
    }
    postponed.clear();
    return unsent[0];
  };

  const withdraw = (change: PendingChange, code: string, reason: string) => {
    const label = labels.get(change.changeId);
    for (const { changeId } of view.withdraw(change.changeId)) settle(changeId);
    const isDeletion = change.kind === 'deleteTask' || change.kind === 'deleteBoardUser';
    // No notice if an event already confirmed the change, or if the card or person is already deleted.
    if (label === undefined || (isDeletion && code === 'NOT_FOUND')) return;
    notify(rejectionText(change.kind, label, reason));
  };
  const notify = (message: string) => {
    const { notices } = state.read();
    if (notices.some((notice) => notice.message === message)) return;
    state.change({ notices: [...notices, { id: crypto.randomUUID(), message }] });
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
    for (const change of changes) {
      view.withdraw(change.changeId);
      settle(change.changeId);
    }
    notify(keptText(label, title));
    return true;
  };
  const waitToRetry = async (error: ClassifiedError) => {
    if (error.kind === 'rate-limited') return await waitBeforeRetry(error, attempts);
    setObstacle(error.kind === 'unreachable' ? 'unreachable' : 'unsaved');
    if (mode === 'draining') mode = 'stopped';
    const retryRequested = new Promise<void>((resolve) => {
      retryNow = resolve;
    });
    if (mode === 'running') await Promise.race([retryRequested, waitBeforeRetry(error, attempts)]);
    attempts += 1;
  };
  /** Sends a change once. Waits if the change must be sent again. */
  const attempt = async (change: PendingChange, sendChange: SendChange) => {
    try {
      await sendChange(change, AbortSignal.timeout(responseTimeoutMs));
      view.acknowledge(change.changeId);
      settle(change.changeId);
      onAcknowledged();
    } catch (error) {
      const failure = classifyError(error);
      if (failure.kind === 'unauthenticated') {
        mode = 'stopped';
        onUnauthenticated();
      } else if (failure.kind === 'rejected') {
        const isGone = failure.code === 'NOT_FOUND' && isTaskChange(change) && change.kind !== 'restoreTask';
        if (!isGone || !keepAsNewCard(change)) withdraw(change, failure.code, failure.message);
      } else {
        if (failure.kind === 'failed') postponed.add(change.changeId);
        return await waitToRetry(failure);
      }
    }
    attempts = 0;
    if (postponed.size === 0) setObstacle(null);
  };
  const run = async () => {
    if (isBusy || !send) return;
    isBusy = true;
    for (let change = nextChange(); change && mode !== 'stopped'; change = nextChange())
      await attempt(change, send);
    if (view.unsent().length === 0) setObstacle(null);
    isBusy = false;
  };

  const add = (change: PendingChange, label: string) => {
    saveChange({ change, label });
    queue({ change, label });
    updateCount();
    store.flush();
    // The new change needn't wait until postponed changes are tried again.
    if (postponed.size > 0) retryNow();
    void run();
  };

  loadSavedChanges().forEach(queue);
  updateCount();
  return {
    add,
    confirm: (changeId) => {
      if (labels.has(changeId)) settle(changeId);
    },
    start: (sendChange) => {
      send = sendChange;
      mode = 'running';
      void run();
    },
    retryNow: () => retryNow(),
    drain: () => {
      if (mode === 'stopped') return;
      mode = state.read().obstacle ? 'stopped' : 'draining';
      retryNow();
    },
  };
}

/** The cards and people that a change names. */
function idsIn(change: PendingChange): string[] {
  const { id, assigneeId, before, after } = {
    assigneeId: null,
    before: undefined,
    after: undefined,
    ...change,
  };
  return [id, ...cardsOf(change), assigneeId, before, after].filter((named) => typeof named === 'string');
}
