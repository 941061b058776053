import type { ApolloClient } from '@apollo/client';
import { failureOf } from '#shared/graphql/failure.ts';
import { publicRead } from '#shared/graphql/persisted-documents.ts';
import type { LiveError } from '#shared/live/errors.ts';
import { createFollower } from '#shared/live/follower.ts';
import { BoardDocument, BoardEventsDocument, createChangeSender } from '../operations.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { type BoardOutbox, createBoardOutbox } from './outbox.ts';
import { deleteSavedBoard, isUserKnown, readSavedBoard, saveBoard } from './saved-board.ts';

/** One board in this tab: its store, its unsent changes, and what follows the server. */
export interface BoardSync {
  readonly store: BoardStore;
  readonly outbox: BoardOutbox;
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
}

/** The time an event may take after its change was acknowledged before the board is read again, in milliseconds. */
const eventTimeoutMs = 5_000;
/** The shortest time between two saves of a changing board, in milliseconds. */
const saveIntervalMs = 1_000;

export function createBoardSync(client: ApolloClient): BoardSync {
  const store = createBoardStore();
  const { view, state } = store;
  const outbox = createBoardOutbox({
    store,
    send: createChangeSender(client),
    onAcknowledged: expectEvents,
    onUnauthenticated: lock,
  });
  /** For each opener, whether it shows the board. */
  const openers = new Set<{ readonly isShown: boolean }>();
  let eventTimeout: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a user was logged in when the board arrived. */
  let isOfUser = false;

  const follower = createFollower({
    client,
    events: BoardEventsDocument,
    since: () => ({ since: view.version() }),
    read: readSnapshot,
    apply: ({ boardEvents: event }) => {
      if (event.__typename === 'BoardClosed') return 'read-again';
      const result = view.apply(event);
      if (result !== 'applied' && result !== 'seen') return 'read-again';
      if (event.changeId) outbox.confirm(event.changeId);
      saveSoon();
      return 'applied';
    },
    onFailure: (error, cause) => {
      if (error.kind === 'unauthenticated') lock();
      else if (state.read().phase !== 'ready') void showSaved(error, cause);
    },
  });

  async function readSnapshot(signal: AbortSignal): Promise<undefined> {
    // The server has acknowledged these changes before it makes the snapshot.
    const contained = view.acknowledged().map(({ changeId }) => changeId);
    const { data } = await client.query({
      query: BoardDocument,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { ...publicRead.fetchOptions, signal }, queryDeduplication: false },
    });
    if (!data) throw new Error('The server answered without a board.');
    if (signal.aborted) return;
    view.load(data.board, contained);
    state.change({ phase: 'ready', savedAt: null });
    saveSoon();
  }
  const updateShown = () => state.change({ isShown: [...openers].some(({ isShown }) => isShown) });
  const read = () => {
    if (state.read().phase !== 'ready') state.change({ phase: 'loading' });
    follower.read();
  };
  function lock() {
    follower.stop();
    clearTimeout(eventTimeout);
    eventTimeout = undefined;
    clearTimeout(saveTimer);
    saveTimer = undefined;
    void deleteSavedBoard();
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
  const showSaved = async ({ kind }: LiveError, cause: unknown) => {
    const saved = kind === 'unreachable' || kind === 'unavailable' ? await readSavedBoard() : undefined;
    // Meanwhile, the board may have been loaded or closed.
    if (openers.size === 0 || state.read().phase === 'ready') return;
    if (!saved) return state.change({ phase: 'failed', failure: failureOf(cause) });
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
        follower.stop();
        state.change({ phase: 'loading', savedAt: null, dragging: null });
      };
    },
    retryIfLocked: () => {
      const { phase } = state.read();
      if (openers.size > 0 && (phase === 'members-only' || phase === 'failed')) read();
    },
  };
}
