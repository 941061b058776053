import type { BoardEvent, Snapshot } from '@canary/board/model';
import { failureOf } from '#shared/graphql/failure.ts';
import { createStore, type Store } from '#shared/store/create-store.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { deleteSavedBoard, isUserKnown, readSavedBoard, saveBoard } from './saved-board.ts';
import { type ClassifiedError, classifyError, waitBeforeRetry } from './server-error.ts';

/** The current task of `BoardConnection`: read the snapshot, follow the events, or wait. */
export interface SyncStep {
  readonly kind: 'idle' | 'read' | 'follow';
  /** Differs for every step, so that the same step can be repeated. */
  readonly round: number;
}

/** Decides when to read the board and when to follow its events. `BoardConnection` runs the operations. */
export interface BoardSync {
  readonly store: BoardStore;
  readonly outbox: Outbox;
  readonly step: Store<SyncStep>;
  /**
   * Reads the board and follows it. Returns a function that stops following, unless the board is open elsewhere; unsent
   * changes are still sent.
   *
   * @param isShown whether the user sees the board, so that other people see the user among the participants
   */
  open(isShown: boolean): () => void;
  /** Reads the board again. The interface keeps the current cards until the snapshot arrives. */
  read(): void;
  /** Reads the board again if it could not be loaded, for example before a login. */
  retryIfLocked(): void;
  /** @param contained the ids of own changes that the server had acknowledged before the snapshot was requested */
  receiveSnapshot(snapshot: Snapshot, contained: readonly string[]): void;
  snapshotFailed(error: unknown): void;
  receiveEvent(event: BoardEvent): void;
  /** Called when the subscription ends, with an error or without. */
  eventsEnded(error?: unknown): void;
}

/** After following the events for this long, in milliseconds, the backoff starts again with the shortest wait. */
const stableMs = 30_000;
/** The time an event may take after its change was acknowledged before the board is read again, in milliseconds. */
const eventTimeoutMs = 5_000;
/** The shortest time between two saves of a changing board, in milliseconds. */
const saveIntervalMs = 1_000;

export function createBoardSync(): BoardSync {
  const store = createBoardStore();
  const outbox = createOutbox({ store, onAcknowledged: expectEvents, onUnauthenticated: lock });
  const { view, state } = store;
  const step = createStore<SyncStep>({ kind: 'idle', round: 0 });
  /** For each opener, whether it shows the board. */
  const openers = new Set<{ readonly isShown: boolean }>();
  let attempts = 0;
  let followedSince = Date.now();
  let eventTimeout: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a user was logged in when the board arrived. */
  let isOfUser = false;

  function go(kind: SyncStep['kind']) {
    step.change({ kind, round: step.read().round + 1 });
  }
  const updateShown = () => state.change({ isShown: [...openers].some(({ isShown }) => isShown) });
  const goLater = async (kind: SyncStep['kind'], error: ClassifiedError) => {
    go('idle');
    const { round } = step.read();
    if (Date.now() - followedSince > stableMs) attempts = 0;
    await waitBeforeRetry(error, attempts);
    attempts += 1;
    if (step.read().round === round) go(kind);
  };
  const read = () => {
    if (state.read().phase !== 'ready') state.change({ phase: 'loading' });
    attempts = 0;
    go('read');
  };
  function lock() {
    clearTimeout(eventTimeout);
    eventTimeout = undefined;
    clearTimeout(saveTimer);
    saveTimer = undefined;
    void deleteSavedBoard();
    go('idle');
    state.change({ phase: 'members-only', savedAt: null });
  }
  const save = () => {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    // A new tab may receive the board before it knows the user.
    void saveBoard(view.confirmed(), isOfUser || isUserKnown());
  };
  const saveSoon = () => {
    isOfUser = isUserKnown();
    saveTimer ??= setTimeout(save, saveIntervalMs);
  };
  /** Without a connection, shows the board that was saved last, until the server can be reached. */
  const showSaved = async (error: unknown) => {
    const { kind } = classifyError(error);
    const saved = kind === 'unreachable' || kind === 'unavailable' ? await readSavedBoard() : undefined;
    // Meanwhile, the board may have been loaded or closed.
    if (openers.size === 0 || state.read().phase === 'ready') return;
    if (!saved) return state.change({ phase: 'failed', failure: failureOf(error) });
    view.load(saved.snapshot);
    state.change({ phase: 'ready', savedAt: saved.savedAt });
  };
  /** An event that arrived before its change was acknowledged isn't sent again: only a snapshot confirms the change. */
  function expectEvents() {
    const waiting = view.acknowledged().map(({ changeId }) => changeId);
    if (openers.size === 0 || waiting.length === 0) return;
    eventTimeout ??= setTimeout(() => {
      eventTimeout = undefined;
      const isMissed = view.acknowledged().some(({ changeId }) => waiting.includes(changeId));
      if (state.read().connection === 'live' && isMissed) read();
      else expectEvents();
    }, eventTimeoutMs);
  }

  return {
    store,
    outbox,
    step,
    read,
    open: (isShown) => {
      const opener = { isShown };
      openers.add(opener);
      updateShown();
      if (openers.size === 1 || state.read().phase !== 'ready') read();
      return () => {
        openers.delete(opener);
        updateShown();
        if (openers.size > 0) return;
        clearTimeout(eventTimeout);
        eventTimeout = undefined;
        if (saveTimer) save();
        go('idle');
        state.change({ phase: 'loading', savedAt: null, dragging: null });
      };
    },
    retryIfLocked: () => {
      const { phase } = state.read();
      if (openers.size > 0 && (phase === 'members-only' || phase === 'failed')) read();
    },
    receiveSnapshot: (snapshot, contained) => {
      if (step.read().kind !== 'read') return;
      view.load(snapshot, contained);
      followedSince = Date.now();
      go('follow');
      state.change({ phase: 'ready', savedAt: null });
      saveSoon();
    },
    snapshotFailed: (error) => {
      if (step.read().kind !== 'read') return;
      const classified = classifyError(error);
      if (classified.kind === 'unauthenticated') return lock();
      if (state.read().phase !== 'ready') void showSaved(error);
      void goLater('read', classified);
    },
    receiveEvent: (event) => {
      if (step.read().kind !== 'follow') return;
      const result = view.apply(event);
      if (result === 'applied' || result === 'seen') {
        if (event.changeId) outbox.confirm(event.changeId);
        saveSoon();
        return;
      }
      // Another gap right after a snapshot: wait before reading again.
      if (attempts > 0 && Date.now() - followedSince < stableMs)
        return void goLater('read', { kind: 'unreachable' });
      attempts += 1;
      go('read');
    },
    eventsEnded: (error) => {
      if (step.read().kind !== 'follow') return;
      const classified = classifyError(error);
      if (classified.kind === 'unauthenticated') return lock();
      // Rejected: the server has never had this version, as after restoring a backup, so the board is read again.
      void goLater(classified.kind === 'rejected' ? 'read' : 'follow', classified);
    },
  };
}
