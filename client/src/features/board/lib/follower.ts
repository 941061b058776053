import type { ApolloClient } from '@apollo/client';
import type { BoardView } from '@canary/board/board-view';
import type { BoardEvent } from '@canary/board/event';
import { type Failure, failureOf } from '#lib/failure.ts';
import { retryWait } from '#lib/retry-wait.ts';
import { BoardDocument } from '../api/board.ts';
import { BoardEventsDocument } from '../api/board-events.ts';
import { verdictOf } from './refusal.ts';

/** How far the board is known. */
export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'members-only' }
  | { readonly kind: 'ready' };

/** Reads the board, and follows it from there. */
export interface Follower {
  /** Reads the whole board, and follows it. What is shown stays until it is there. */
  begin(): void;
  /** Stops, since only members see the board. */
  lock(): void;
  /** Stops. */
  stop(): void;
}

/**
 * @param onPhase called when it is known further, or no longer
 * @param onEvent called after each event
 */
export function createFollower(
  client: ApolloClient,
  view: BoardView,
  onPhase: (phase: Phase) => void,
): Follower {
  /** What is asked for now; what was asked before is no longer of interest. */
  let round = new AbortController();
  let subscription: { unsubscribe(): void } | undefined;
  let isKnown = false;
  let attempts = 0;

  const stop = () => {
    round.abort();
    subscription?.unsubscribe();
    subscription = undefined;
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
  const later = async (act: () => void, seconds?: number) => {
    stop();
    round = new AbortController();
    const { signal } = round;
    await (seconds === undefined
      ? retryWait(attempts)
      : new Promise((resolve) => setTimeout(resolve, seconds * 1_000)));
    attempts += 1;
    if (!signal.aborted) act();
  };

  const begin = async () => {
    stop();
    round = new AbortController();
    const { signal } = round;
    if (!isKnown) turn({ kind: 'loading' });
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
      attempts = 0;
      turn({ kind: 'ready' });
      follow();
    } catch (error) {
      if (signal.aborted) return;
      const verdict = verdictOf(error);
      if (verdict.kind === 'members-only') lock();
      else if (isKnown) void later(begin, verdict.kind === 'again' ? verdict.seconds : undefined);
      else turn({ kind: 'failed', failure: failureOf(error) });
    }
  };

  const follow = () => {
    stop();
    round = new AbortController();
    const since = () => ({ since: view.version() });
    subscription = client
      .subscribe({
        query: BoardEventsDocument,
        variables: since(),
        fetchPolicy: 'no-cache',
        context: { liveVariables: since, queryDeduplication: false },
      })
      .subscribe({
        next: ({ data, error }) => (data ? receive(data.boardEvents) : lost(error)),
        error: lost,
        complete: () => lost(undefined),
      });
  };
  const receive = (event: BoardEvent) => {
    attempts = 0;
    const outcome = view.apply(event);
    if (outcome === 'gap' || outcome === 'reset') void begin();
  };
  const lost = (error: unknown) => {
    const verdict = verdictOf(error);
    if (verdict.kind === 'members-only') lock();
    // A version that the server hasn't had: its data is from before ours.
    else if (verdict.kind === 'refused') void later(begin);
    else void later(follow, verdict.kind === 'again' ? verdict.seconds : undefined);
  };

  return { begin: () => void begin(), lock, stop };
}
