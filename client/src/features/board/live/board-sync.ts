import type { ApolloClient } from '@apollo/client';
import type { Snapshot } from '@canary/board/model';
import { failureOf } from '#shared/graphql/failure.ts';
import { publicRead } from '#shared/graphql/persisted-documents.ts';
import type { LiveError } from '#shared/live/errors.ts';
import { createFollower } from '#shared/live/follower.ts';
import { type BoardActions, createBoardActions } from './board-actions.ts';
import { type BoardOutbox, createBoardOutbox } from './board-outbox.ts';
import type { BoardRef } from './board-ref.ts';
import { type BoardStore, type ClosedPhase, createBoardStore, isClosedPhase } from './board-store.ts';
import { toBoardEvent, toSnapshot } from './from-api.ts';
import { BoardDocument, BoardEventsDocument } from './operations.ts';
import { deleteSavedBoard, isUserKnown, readSavedBoard, saveBoard } from './saved-board.ts';
import { createChangeSender } from './send-change.ts';
import { type DraftPlace, draftsOf, textsOfDrafts } from './unsent-drafts.ts';
import { createUnsentWork, type UnsentEdit, type UnsentWork } from './unsent-work.ts';

/** One board of one account in this tab: its store, its unsent changes, and the subscription to its events. */
export interface BoardSync {
  readonly board: BoardRef;
  readonly store: BoardStore;
  readonly work: UnsentWork;
  readonly outbox: BoardOutbox;
  readonly actions: BoardActions;
  /**
   * Reads the board and follows it. Returns a function that stops following, unless the board is open elsewhere; unsent
   * changes are still sent.
   */
  open(): () => void;
  /** Reads the board again. The interface keeps the current cards until the snapshot arrives. */
  read(): void;
  /** Keeps what the user was writing on a card that is gone, or in one place of it, as text that can't be saved any more. */
  keepDrafts(cardId: string, place?: DraftPlace): void;
  /** Stops, and deletes the board here, because the session has ended. Unsent changes stay in the queue. */
  lock(): void;
  /** Reads the board again if it could not be loaded, for example before a login. */
  retryIfLocked(): void;
}

/** The time an event may take after its change was acknowledged before the board is read again, in milliseconds. */
const eventTimeoutMs = 5_000;
/** The shortest time between two saves of a changing board, in milliseconds. */
const saveIntervalMs = 1_000;

const emptyBoard: Snapshot = { version: 0, tasks: [], users: [] };

export function createBoardSync(client: ApolloClient, board: BoardRef): BoardSync {
  const store = createBoardStore(board.accountId);
  const { view, state } = store;
  const work = createUnsentWork(board, (changeIds, message) => {
    for (const id of changeIds) view.withdraw(id);
    if (message !== null) store.withdrawals.report(message);
  });
  const outbox = createBoardOutbox({
    board,
    store,
    work,
    send: createChangeSender(client, board.accountId),
    onAcknowledged: expectEvents,
    onUnauthenticated: lock,
    onBoardGone: () => close('not-found'),
  });
  let openers = 0;
  let eventTimeout: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a user was logged in when the board arrived. */
  let isOfUser = false;

  const follower = createFollower({
    client,
    events: BoardEventsDocument,
    since: () => ({ boardId: board.boardId, since: view.version() }),
    read: readSnapshot,
    apply: ({ boardEvents: event }) => {
      if (event.kind === 'CLOSED') {
        close(event.reason === 'DELETED' ? 'deleted' : 'removed');
        return 'stop';
      }
      if (event.kind === 'RESET' || view.apply(toBoardEvent(event)) === 'gap') return 'read-again';
      if (event.changeId) outbox.confirm(event.changeId);
      if (event.kind === 'PURGE_TASK') {
        const purged = event.deleted?.tasks ?? [];
        for (const id of purged) keepDrafts(id);
        state.change({ purged: new Set([...state.read().purged, ...purged]) });
      }
      saveSoon();
      return 'applied';
    },
    onFailure: (error, cause) => {
      if (error.kind === 'unauthenticated') lock();
      else if (error.kind === 'rejected' && error.code === 'NOT_FOUND') close('not-found');
      else if (isMissing()) void showSaved(error, cause);
    },
  });

  function keepDrafts(cardId: string, place?: DraftPlace): void {
    const drafts = draftsOf(work.read(), cardId, place);
    outbox.keepTexts(textsOfDrafts(drafts));
    work.edit(...drafts.map(([id]): UnsentEdit => ({ kind: 'draft', id })));
    if (place === undefined) outbox.keepConflictsOf(cardId);
  }
  async function readSnapshot(signal: AbortSignal): Promise<undefined> {
    // The server has acknowledged these changes before it makes the snapshot.
    const contained = view.acknowledged().map(({ changeId }) => changeId);
    const snapshot = await fetchSnapshot(client, board, signal);
    await work.loaded;
    if (signal.aborted) return;
    view.load(snapshot, contained);
    state.change({ phase: 'ready', savedAt: null });
    saveSoon();
  }
  /** Whether the board was not loaded yet. */
  function isMissing() {
    const { phase } = state.read();
    return phase === 'loading' || phase === 'failed';
  }
  const read = () => {
    if (state.read().phase !== 'ready') state.change({ phase: 'loading' });
    follower.read();
  };
  const stopFollowing = () => {
    follower.stop();
    clearTimeout(eventTimeout);
    eventTimeout = undefined;
    clearTimeout(saveTimer);
    saveTimer = undefined;
  };
  function lock() {
    stopFollowing();
    void deleteSavedBoard(board);
    if (board.accountId !== null) view.load(emptyBoard);
    state.change({ phase: 'members-only', savedAt: null });
  }
  /** Deletes the board here, because it is closed to this user, except for the text that the user hasn't sent. */
  function close(phase: ClosedPhase) {
    // A request that was running when the board was closed fails, too.
    if (isClosedPhase(state.read().phase)) return;
    stopFollowing();
    outbox.close();
    void deleteSavedBoard(board);
    // The user knows the name already, and learns which board is closed.
    view.load({ ...emptyBoard, name: view.name() });
    state.change({ phase, savedAt: null });
  }
  const save = () => {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    // A new tab may receive the board before it knows the user.
    void saveBoard(board, view.confirmed(), isOfUser || isUserKnown());
  };
  const saveSoon = () => {
    isOfUser = isUserKnown();
    saveTimer ??= setTimeout(save, saveIntervalMs);
  };
  /** Without a connection, shows the board that was saved last, until the server can be reached. */
  const showSaved = async ({ kind }: LiveError, cause: unknown) => {
    await work.loaded;
    const saved = kind === 'unreachable' || kind === 'unavailable' ? await readSavedBoard(board) : undefined;
    // Meanwhile, the board may have been loaded or closed.
    if (openers === 0 || !isMissing()) return;
    if (!saved) return state.change({ phase: 'failed', failure: failureOf(cause) });
    view.load(saved.snapshot);
    state.change({ phase: 'ready', savedAt: saved.savedAt });
  };
  /** An event that arrived before its change was acknowledged isn't sent again: only a snapshot confirms the change. */
  function expectEvents() {
    const waiting = view.acknowledged().map(({ changeId }) => changeId);
    if (openers === 0 || waiting.length === 0) return;
    eventTimeout ??= setTimeout(() => {
      eventTimeout = undefined;
      const isMissed = view.acknowledged().some(({ changeId }) => waiting.includes(changeId));
      if (state.read().connection === 'live' && isMissed) read();
      else expectEvents();
    }, eventTimeoutMs);
  }

  return {
    board,
    store,
    work,
    outbox,
    actions: createBoardActions(board.boardId, store, outbox),
    read,
    keepDrafts,
    lock,
    open: () => {
      openers += 1;
      state.change({ isOpen: true });
      if (openers === 1 || state.read().phase !== 'ready') read();
      return () => {
        openers -= 1;
        if (openers > 0) return;
        state.change({ isOpen: false });
        // Not for an account's board: another account may be logged in by now.
        if (saveTimer && board.accountId === null) save();
        stopFollowing();
        const { phase } = state.read();
        state.change({ phase: isClosedPhase(phase) ? phase : 'loading', savedAt: null, dragging: null });
      };
    },
    retryIfLocked: () => {
      const { phase } = state.read();
      if (openers > 0 && (phase === 'members-only' || phase === 'failed')) read();
    },
  };
}

async function fetchSnapshot(
  client: ApolloClient,
  { boardId, accountId }: BoardRef,
  signal: AbortSignal,
): Promise<Snapshot> {
  const fetchOptions = { ...(accountId === null && publicRead.fetchOptions), signal };
  const { data } = await client.query({
    query: BoardDocument,
    variables: { id: boardId },
    fetchPolicy: 'no-cache',
    context: { fetchOptions, queryDeduplication: false },
  });
  if (!data) throw new Error('The server answered without a board.');
  return toSnapshot(data.board);
}
