import type { ApolloClient } from '@apollo/client';
import { maxReadAtOnce } from '@canary/input/limits';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { HistoryPageDocument } from '../api/history-page.ts';
import { followChanges, type HistoryChange } from './follow-changes.ts';
import type { OpenedRecords } from './opened-records.ts';

/** How far the history is known. */
export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Sealed by another key than the one that is open: it was started afresh elsewhere. */
  | { readonly kind: 'other-key' }
  | {
      readonly kind: 'ready';
      readonly isComplete: boolean /** As the server said first. */;
      readonly count: number;
    };

interface ReaderOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly records: OpenedRecords;
  onPhase(phase: Phase): void;
  /** Called after something was taken in. */
  onNews(): void;
}

/** Reads the history page by page, and follows it. */
export interface HistoryReader {
  /** Reads it, or goes on from where it was stopped. */
  begin(): void;
  stop(): void;
}

/** What is in sight at first; then as much as the server gives at a time. */
const firstPage = 50;
/** Whoever could follow for this long has no trouble with the server: the next time is a first time. */
const calmMs = 30_000;

export function createHistoryReader({ client, keyId, records, ...tell }: ReaderOptions): HistoryReader {
  /** What is under way; what came before is no longer of interest. */
  let round = new AbortController();
  let subscription: { unsubscribe(): void } | undefined;
  /** What is known up to; undefined before the first page. */
  let revision: number | undefined;
  let cursor: string | null | undefined;
  let count = 0;
  let attempts = 0;
  let since = Date.now();

  const stop = () => {
    round.abort();
    subscription?.unsubscribe();
    subscription = undefined;
  };
  const isComplete = () => cursor === null;
  const ready = () => tell.onPhase({ kind: 'ready', isComplete: isComplete(), count });

  const fetchPage = async (first: number, after: string | undefined, signal: AbortSignal) => {
    const { data } = await client.query({
      query: HistoryPageDocument,
      variables: { first, after },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    if (!data) throw new Error('The server answered without a history');
    return data.history;
  };
  type Page = Awaited<ReturnType<typeof fetchPage>>;
  const takePage = async ({ records: { edges, pageInfo } }: Page) => {
    await records.take(edges.map(({ node }) => node));
    cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  };

  /** The first page, from which it is followed; then the others, one after the other. */
  const read = async (signal: AbortSignal): Promise<void> => {
    try {
      const page = await fetchPage(firstPage, undefined, signal);
      if (page.keyId !== keyId) return tell.onPhase({ kind: 'other-key' });
      records.clear();
      ({ revision, count } = page);
      await takePage(page);
      if (signal.aborted) return;
      attempts = 0;
      ready();
      follow(signal);
      void readOn(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (revision === undefined) tell.onPhase({ kind: 'failed', failure: failureOf(error) });
      await later(() => read(signal), signal);
    }
  };
  const readOn = async (signal: AbortSignal): Promise<void> => {
    const fetchAfter = (last: string | null | undefined) => {
      const page = fetchPage(maxReadAtOnce, last ?? undefined, signal);
      // Told where it is waited for.
      page.catch(() => undefined);
      return page;
    };
    try {
      let coming = isComplete() ? undefined : fetchAfter(cursor);
      while (coming) {
        const page: Page = await coming;
        const { hasNextPage, endCursor } = page.records.pageInfo;
        // The next one is on its way while this one is opened.
        coming = hasNextPage ? fetchAfter(endCursor) : undefined;
        await takePage(page);
        if (signal.aborted) return;
        attempts = 0;
        ready();
      }
    } catch {
      if (!signal.aborted) await later(() => readOn(signal), signal);
    }
  };

  const follow = (signal: AbortSignal) => {
    since = Date.now();
    subscription = followChanges(client, () => revision ?? 0, {
      take: (change) => takeChange(change, signal),
      lost: () => lost(signal),
    });
  };
  const takeChange = async (change: HistoryChange, signal: AbortSignal) => {
    if (signal.aborted) return;
    if (change.keyId !== keyId) {
      stop();
      return tell.onPhase({ kind: 'other-key' });
    }
    if (change.reset) return restart();
    await records.take(change.records);
    revision = Math.max(revision ?? 0, change.revision);
    tell.onNews();
  };
  const lost = (signal: AbortSignal) => {
    if (signal.aborted) return;
    subscription?.unsubscribe();
    void later(() => follow(signal), signal);
  };

  const later = async (act: () => unknown, signal: AbortSignal) => {
    if (Date.now() - since > calmMs) attempts = 0;
    await retryWait(attempts);
    attempts += 1;
    if (!signal.aborted) await act();
  };
  const nextRound = () => {
    stop();
    round = new AbortController();
    return round.signal;
  };
  const restart = () => void read(nextRound());

  return {
    stop,
    begin: () => {
      const signal = nextRound();
      if (revision === undefined) return void read(signal);
      follow(signal);
      void readOn(signal);
    },
  };
}
