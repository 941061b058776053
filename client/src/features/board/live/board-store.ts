import { type BoardView, createBoardView } from '@canary/board/board-view';
import type { BoardColumn, BoardUser, Card, Label } from '@canary/board/model';
import type { Replaced } from '@canary/board/replaced';
import type { Failure } from '#shared/graphql/failure.ts';
import type { Obstacle } from '#shared/live/outbox.ts';
import type { ConnectionState } from '#shared/live/watch-connection.ts';
import { createWithdrawals, type Withdrawals } from '#shared/live/withdrawals.ts';
import { createStore, type Store } from '#shared/store/create-store.ts';
import { createPeopleLabels, type PersonLabel } from './people-labels.ts';
import { createTopics } from './topics.ts';

/** A card, and whether it has a change that the server hasn't acknowledged. */
export interface CardView extends Card {
  readonly isUnsent: boolean;
}

/** A person that cards can be assigned to. */
export interface PersonView extends BoardUser, PersonLabel {}

/** Another participant: a visitor's browser, or all browsers of a user. */
export interface Participant extends PersonLabel {
  readonly id: string;
  readonly name: string;
  /** The card that the participant is dragging. */
  readonly taskId: string | null;
  /** The card that the participant is editing. */
  readonly editingId: string | null;
}

/** Who has the board open. */
export interface Participants {
  /** Includes this browser; 0 until the server has answered. */
  readonly count: number;
  readonly others: readonly Participant[];
}

export const noParticipants: Participants = { count: 0, others: [] };

/**
 * Why a board is closed to this user: it is unknown whether it exists, the user isn't a member any more, or the board was
 * deleted.
 */
const closedPhases = ['not-found', 'removed', 'deleted'] as const;
export type ClosedPhase = (typeof closedPhases)[number];

export const isClosedPhase = (phase: SyncState['phase']): phase is ClosedPhase =>
  closedPhases.some((closed) => closed === phase);

/** The state of the synchronization with the server. */
export interface SyncState {
  readonly phase: 'loading' | 'failed' | 'members-only' | 'ready' | ClosedPhase;
  /** Why the board could not be loaded, in the phase `failed`. */
  readonly failure: Failure | null;
  /** When the shown board was saved, as an ISO 8601 timestamp; null if it comes from the server. */
  readonly savedAt: string | null;
  readonly connection: ConnectionState;
  readonly obstacle: Obstacle;
  /** The number of changes that wait to be sent. */
  readonly unsent: number;
  /** The ids of cards that were deleted for good since the board was opened. */
  readonly purged: ReadonlySet<string>;
  readonly participants: Participants;
  /** Whether the board is open in this tab, so that this person is a participant. */
  readonly isOpen: boolean;
  /** The cards that this person is dragging, and editing. */
  readonly dragging: string | null;
  readonly editing: string | null;
}

/** The board as the interface reads it: every read returns the same object until its topic changes. */
export interface BoardStore {
  /** The confirmed board with the pending changes applied. */
  readonly view: BoardView;
  readonly state: Store<SyncState>;
  /** The changes that the server rejected. */
  readonly withdrawals: Withdrawals;
  /** The newer values of other people that changes of this user have replaced. */
  readonly replacements: Store<readonly Replaced[]>;
  card(id: string): CardView | undefined;
  users(): readonly PersonView[];
  user(id: string): BoardUser | undefined;
  /** The columns, from left to right. */
  columns(): readonly BoardColumn[];
  /** The name of a column; empty for a deleted column. */
  columnName(columnId: string): string;
  /** The labels, by id, sorted by name. */
  labels(): ReadonlyMap<string, Label>;
  /** The cards of a column, in order. The array is mutated later; copy it to keep it. */
  column(columnId: string): readonly Card[];
  /** Grows with every change to a column: to its order, or to anything its cards show. */
  revision(columnId: string, aspect: 'order' | 'content'): number;
  /**
   * Calls back after a topic has changed.
   *
   * @param topic `task:<id>`, `order:<column>`, `content:<column>`, `users`, `columns`, `labels`, or `any` for all of these
   * @returns a function that stops the calls
   */
  watch(topic: string, listener: () => void): () => void;
  /** Notifies listeners now instead of in the next frame, so that people see their own changes at once. */
  flush(): void;
}

/** A change that waited at least this long, in milliseconds, may have replaced changes that the user has not seen. */
const minWaitMs = 5_000;

/** @param accountId the account that changes the board; null for none */
export function createBoardStore(accountId: string | null): BoardStore {
  const topics = createTopics();
  const cardViews = new Map<string, CardView>();
  const revisions = new Map<string, number>();
  const replacements = createStore<readonly Replaced[]>([]);
  const label = createPeopleLabels();
  let users: readonly PersonView[] | undefined;
  /** Counts snapshots; each snapshot changes every column. */
  let epoch = 0;

  const bump = (topic: string) => {
    revisions.set(topic, (revisions.get(topic) ?? 0) + 1);
    topics.touch(topic);
  };
  const view = createBoardView(
    {
      card: (id) => {
        cardViews.delete(id);
        topics.touch(`task:${id}`);
        topics.touch('any');
      },
      column: (column, isReordered) => {
        if (isReordered) bump(`order:${column}`);
        bump(`content:${column}`);
      },
      users: () => {
        users = undefined;
        topics.touch('users');
        topics.touch('any');
      },
      stale: () => topics.schedule(view.settle),
      replaced: (change, values) => {
        // Two people who do the same at the same time see it.
        if (Date.now() - (change.madeAt ?? 0) < minWaitMs) return;
        replacements.set([...replacements.read(), ...values]);
      },
      all: () => {
        cardViews.clear();
        epoch += 1;
        topics.touchAll();
      },
    },
    accountId,
  );

  return {
    view,
    withdrawals: createWithdrawals(),
    replacements,
    state: createStore<SyncState>({
      phase: 'loading',
      failure: null,
      savedAt: null,
      connection: 'live',
      obstacle: null,
      unsent: 0,
      purged: new Set(),
      participants: noParticipants,
      isOpen: false,
      dragging: null,
      editing: null,
    }),
    card: (id) => {
      const cached = cardViews.get(id);
      const card = cached ?? view.card(id);
      if (!card || cached) return cached;
      const cardView = { ...card, isUnsent: view.isUnsent(id) };
      cardViews.set(id, cardView);
      return cardView;
    },
    users: () => {
      users ??= label([...view.users().values()]);
      return users;
    },
    user: (id) => view.users().get(id),
    columns: view.columns,
    columnName: (columnId) => view.columns().find(({ id }) => id === columnId)?.name ?? '',
    labels: view.labels,
    column: view.column,
    revision: (column, aspect) => epoch + (revisions.get(`${aspect}:${column}`) ?? 0),
    watch: topics.watch,
    flush: topics.flush,
  };
}
