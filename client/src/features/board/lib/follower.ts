import type { ApolloClient } from '@apollo/client';
import type { BoardView } from '@canary/board/board-view';
import type { BoardEvent } from '@canary/board/event';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { BoardDocument } from '../api/board.ts';
import { BoardEventsDocument } from '../api/board-events.ts';
import { type Verdict, verdictOf } from './refusal.ts';

/** How far the board is known. */
export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'members-only' }
  | { readonly kind: 'ready' };

export interface FollowerOptions {
  readonly client: ApolloClient;
  readonly view: BoardView;
  onPhase(phase: Phase): void;
  /** Called after an event was applied. */
  onEvent(event: BoardEvent): void;
}

/** Reads the board, and follows it from there. */
export interface Follower {
  /** Reads the whole board, and follows it. What is shown stays until it is there. */
  begin(): void;
  /** Stops, since only members see the board. */
  lock(): void;
  stop(): void;
}

/** Whoever could follow for this long has no trouble with the server: the next time is a first time. */
const calmMs = 30_000;

export function createFollower({ client, view, onPhase, onEvent }: FollowerOptions): Follower {
  /** What is under way; what came before is no longer of interest. */
  let round = new AbortController();
  let subscription: { unsubscribe(): void } | undefined;
  let isKnown = false;
  let attempts = 0;
  let since = Date.now();

  const stop = () => {
    round.abort();
    subscription?.unsubscribe();
    subscription = undefined;
  };
  const nextRound = () => {
    stop();
    round = new AbortController();
    return round.signal;
  };
  const turn = (phase: Phase) => {
    isKnown = phase.kind === 'ready';
    onPhase(phase);
  };
  const lock = () => {
    stop();
    turn({ kind: 'members-only' });
  };
  /** Does something after a while, unless something else is done first. */
  const later = async (act: () => void, verdict?: Verdict) => {
    const signal = nextRound();
    if (Date.now() - since > calmMs) attempts = 0;
    if (verdict?.kind === 'wait')
      await new Promise((resolve) => setTimeout(resolve, verdict.seconds * 1_000));
    else await retryWait(attempts);
    attempts += 1;
    if (!signal.aborted) act();
  };

  const read = async () => {
    const signal = nextRound();
    const contained = view.acknowledged().map(({ changeId }) => changeId);
    try {
      const { data } = await client.query({
        query: BoardDocument,
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      if (signal.aborted) return;
      if (!data) throw new Error('The server answered without a board');
      view.load(data.board, contained);
      turn({ kind: 'ready' });
      follow();
    } catch (error) {
      if (signal.aborted) return;
      const verdict = verdictOf(error);
      if (verdict.kind === 'members-only') return lock();
      if (!isKnown) turn({ kind: 'failed', failure: failureOf(error) });
      void later(read, verdict);
    }
  };
  const follow = () => {
    nextRound();
    since = Date.now();
    const present = () => ({ since: view.version() });
    subscription = client
      .subscribe({
        query: BoardEventsDocument,
        variables: present(),
        fetchPolicy: 'no-cache',
        context: { liveVariables: present, queryDeduplication: false },
      })
      .subscribe({
        next: ({ data, error }) => (data ? receive(data.boardEvents) : lost(error)),
        error: lost,
        complete: () => lost(undefined),
      });
  };
  const receive = (event: BoardEvent) => {
    const outcome = view.apply(event);
    if (outcome === 'applied' || outcome === 'seen') return onEvent(event);
    // Should there be a gap again right away, it is no use to hurry.
    if (attempts > 0 && Date.now() - since < calmMs) return void later(read);
    attempts += 1;
    void read();
  };
  const lost = (error: unknown) => {
    const verdict = verdictOf(error);
    if (verdict.kind === 'members-only') lock();
    // A version that the server hasn't had yet: what it knows is from before.
    else void later(verdict.kind === 'refused' ? read : follow, verdict);
  };

  return {
    begin: () => {
      if (!isKnown) turn({ kind: 'loading' });
      attempts = 0;
      void read();
    },
    lock,
    stop,
  };
}
