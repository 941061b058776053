import type { PendingChange } from '@canary/board/pending-change';
import type { SendChange } from '../operations.ts';
import type { BoardStore } from './board-store.ts';
import { deleteSavedChange, readSavedChanges, type SavedChange, saveChange } from './saved-changes.ts';
import { type ClassifiedError, classifyError, rejectionText, waitBeforeRetry } from './server-error.ts';

/** A request without a response is sent again after this time, in milliseconds; the server applies it once. */
const responseTimeoutMs = 20_000;
/** The number of attempts before a change that makes the server fail is withdrawn. */
const maxServerErrors = 4;

interface OutboxOptions {
  readonly store: BoardStore;
  /** Called when the server has applied a change whose event has not arrived yet. */
  onAcknowledged(): void;
  /** Called when the server requires a login. Unsent changes stay in the queue. */
  onUnauthenticated(): void;
}

/** The queue of unsent changes: applied to the board at once, saved across reloads, sent one at a time in order. */
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
    deleteSavedChange(changeId);
    updateCount();
  };
  const setStuck = (isStuck: boolean) => {
    if (state.read().isStuck !== isStuck) state.change({ isStuck });
  };

  const withdraw = (change: PendingChange, code: string, reason: string) => {
    const label = labels.get(change.changeId);
    for (const { changeId } of view.withdraw(change.changeId)) settle(changeId);
    const isDeletion = change.kind === 'deleteTask' || change.kind === 'deleteBoardUser';
    // No notice if an event already confirmed the change, or if the card or person is already deleted.
    if (label === undefined || (isDeletion && code === 'NOT_FOUND')) return;
    const message = rejectionText(change.kind, label, reason);
    const { notices } = state.read();
    if (notices.some((notice) => notice.message === message)) return;
    state.change({ notices: [...notices, { id: crypto.randomUUID(), message }] });
  };
  const waitToRetry = async (error: ClassifiedError) => {
    if (error.kind === 'rate-limited') return await waitBeforeRetry(error, attempts);
    setStuck(true);
    if (mode === 'draining') mode = 'stopped';
    const retryRequested = new Promise<void>((resolve) => {
      retryNow = resolve;
    });
    if (mode === 'running') await Promise.race([retryRequested, waitBeforeRetry(error, attempts)]);
    attempts += 1;
  };
  /** Sends a change once. Waits if it must be sent again. */
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
      } else if (failure.kind === 'rejected') withdraw(change, failure.code, failure.message);
      else if (failure.kind === 'server-error' && attempts + 1 >= maxServerErrors)
        withdraw(change, failure.code, failure.message);
      else return await waitToRetry(failure);
    }
    attempts = 0;
    setStuck(false);
  };
  const run = async () => {
    if (isBusy || !send) return;
    isBusy = true;
    for (let [change] = view.unsent(); change && mode !== 'stopped'; [change] = view.unsent())
      await attempt(change, send);
    isBusy = false;
  };

  readSavedChanges().forEach(queue);
  updateCount();
  return {
    add: (change, label) => {
      saveChange({ change, label });
      queue({ change, label });
      updateCount();
      store.flush();
      void run();
    },
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
      mode = state.read().isStuck ? 'stopped' : 'draining';
      retryNow();
    },
  };
}
