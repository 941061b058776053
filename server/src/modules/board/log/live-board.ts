import { randomUUID } from 'node:crypto';
import { findMember } from '@canary/board/changes/run';
import { type BoardUser, compareRanked, type Snapshot } from '@canary/board/model';
import type { BoardRole } from '@canary/board/roles';
import { type BoardState, createBoardState } from '@canary/board/state';
import { bytesOfCard } from '../cards/card-rows.ts';

/** A board in memory, with all events that this server knows. */
export interface LiveBoard
  extends Pick<BoardState, 'version' | 'name' | 'isDeleted' | 'columns' | 'labels' | 'column' | 'task'> {
  /** The whole board at this moment, sorted by rank and name; later events don't change what is returned. */
  snapshot(): Snapshot;
  /** A tag of the current content. Other versions, other servers and restored backups have other tags. */
  tag(): string;
  /** The number of people, and of bytes in the cards as JSON. */
  size(): { readonly users: number; readonly cardBytes: number };
  /** A person; undefined if they aren't on the board. */
  user(id: string): BoardUser | undefined;
  /** The role of an account on the board; null if it isn't a member's. */
  roleOf(accountId: string): BoardRole | null;
  /** Runs synchronous work that applies events, and reverts the events, so that no other code sees them. */
  simulate<Result>(work: (board: BoardState) => Result): Result;
}

/** Creates an empty board. Its owner loads a snapshot and applies the events since. */
export function createLiveBoard(): LiveBoard & Pick<BoardState, 'load' | 'apply'> {
  let cardBytes = 0;
  let isSimulated = false;
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
  const opened = randomUUID();
  let latest: Snapshot | null = null;
  return {
    version: state.version,
    name: state.name,
    isDeleted: state.isDeleted,
    columns: state.columns,
    labels: state.labels,
    column: state.column,
    task: state.task,
    tag: () => `${opened}-${state.version()}`,
    user: (id) => state.users().get(id),
    roleOf: (accountId) => findMember(state.users(), accountId)?.role ?? null,
    size: () => ({ users: state.users().size, cardBytes }),
    snapshot: () => {
      latest ??= {
        version: state.version(),
        name: state.name(),
        isDeleted: state.isDeleted(),
        columns: state.columns(),
        labels: [...state.labels().values()].sort(compareNamesByCodeUnit),
        tasks: [...state.tasks()].sort(compareRanked),
        users: [...state.users().values()].sort(compareNamesByCodeUnit),
      };
      return latest;
    },
    simulate: (work) => {
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
      state.load(snapshot);
      cardBytes = snapshot.tasks.reduce((sum, card) => sum + bytesOfCard(card), 0);
    },
    apply: (event) => {
      latest = null;
      const applied = state.apply(event);
      for (const id of written) cardBytes += bytesOfCard(state.task(id));
      written.clear();
      return applied;
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
