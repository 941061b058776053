import { randomUUID } from 'node:crypto';
import { findMember } from '@canary/board/changes/run';
import { type BoardUser, compareRanked, type Snapshot } from '@canary/board/model';
import type { BoardRole } from '@canary/board/roles';
import { type BoardState, createBoardState } from '@canary/board/state';
import { bytesOfCard } from '../cards/card-rows.ts';

/** A board in memory, with all events that this server knows. */
export interface LiveBoard
  extends Pick<BoardState, 'version' | 'name' | 'isDeleted' | 'columns' | 'labels' | 'column' | 'card'> {
  /** Whether the board's cards are in memory. Otherwise, reading a card throws. */
  hasCards(): boolean;
  /** The whole board at this moment, sorted by rank and name. Later events don't change the snapshot. */
  snapshot(): Snapshot;
  /** A tag of the current content. Other versions, other servers and restored backups have other tags. */
  tag(): string;
  /** The number of people, and of bytes in the cards as JSON. */
  size(): { readonly users: number; readonly cardBytes: number };
  /** A person; undefined if they aren't on the board. */
  user(id: string): BoardUser | undefined;
  /** The role of an account on the board; null if the account isn't a member. */
  roleOf(accountId: string): BoardRole | null;
  /** Runs synchronous work that applies events, and then reverts these events, so that no other code sees them. */
  simulate<Result>(work: (board: BoardState) => Result): Result;
}

/** A live board with the functions for its log, which loads a snapshot and applies the following events. */
interface OwnedBoard extends LiveBoard, Pick<BoardState, 'load' | 'apply'> {
  /** Removes the cards from memory until a snapshot is loaded. */
  dropCards(): void;
}

/** Creates an empty board. */
export function createLiveBoard(): OwnedBoard {
  let cardBytes = 0;
  let isSimulated = false;
  let hasCards = true;
  /** The ids of the cards that an event has written. */
  const written = new Set<string>();
  const state = createBoardState({
    card: (id, before) => {
      if (isSimulated || written.has(id)) return;
      written.add(id);
      cardBytes -= bytesOfCard(before);
    },
    users: () => undefined,
  });
  const requireCards = () => {
    if (!hasCards) throw new Error('The cards of the board are not in memory.');
  };
  const opened = randomUUID();
  let latest: Snapshot | null = null;
  const withoutCards = (): Snapshot => ({
    version: state.version(),
    name: state.name(),
    isDeleted: state.isDeleted(),
    columns: state.columns(),
    labels: [...state.labels().values()].sort(compareNamesByCodeUnit),
    tasks: [],
    users: [...state.users().values()].sort(compareNamesByCodeUnit),
  });
  return {
    version: state.version,
    name: state.name,
    isDeleted: state.isDeleted,
    columns: state.columns,
    labels: state.labels,
    hasCards: () => hasCards,
    column: (id) => {
      requireCards();
      return state.column(id);
    },
    card: (id) => {
      requireCards();
      return state.card(id);
    },
    tag: () => `${opened}-${state.version()}`,
    user: (id) => state.users().get(id),
    roleOf: (accountId) => findMember(state.users(), accountId)?.role ?? null,
    size: () => ({ users: state.users().size, cardBytes }),
    snapshot: () => {
      requireCards();
      latest ??= { ...withoutCards(), tasks: [...state.cards()].sort(compareRanked) };
      return latest;
    },
    simulate: (work) => {
      requireCards();
      const revert = state.record();
      isSimulated = true;
      try {
        return work(state);
      } finally {
        revert();
        isSimulated = false;
      }
    },
    load: (snapshot) => {
      latest = null;
      hasCards = true;
      state.load(snapshot);
      cardBytes = snapshot.tasks.reduce((sum, card) => sum + bytesOfCard(card), 0);
    },
    apply: (event) => {
      latest = null;
      const applied = state.apply(hasCards ? event : { ...event, writes: { ...event.writes, cards: [] } });
      for (const id of written) cardBytes += bytesOfCard(state.card(id));
      written.clear();
      return applied;
    },
    dropCards: () => {
      if (!hasCards) return;
      state.load(withoutCards());
      [hasCards, cardBytes, latest] = [false, 0, null];
    },
  };
}

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

function compareNamesByCodeUnit(a: NamedItem, b: NamedItem): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
