import type { ApolloClient } from '@apollo/client';
import { maxReadAtOnce } from '@canary/input/limits';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { HistoryPageDocument } from '../operations.ts';
import { followChanges, type HistoryChange } from './follow-changes.ts';
import type { RecordCache } from './record-cache.ts';

/** How much of the history is loaded. */
export type LoadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The history was reset elsewhere, so it has another key. */
  | { readonly status: 'other-key' }
  /**
   * At least one page is loaded. `count` is the total number of codes when loading began. `savedAt` is the time of the local
   * copy, which is shown while the server can't be reached.
   */
  | {
      readonly status: 'ready';
      readonly isComplete: boolean;
      readonly count: number;
      readonly savedAt?: string;
    };

interface ReaderOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly cache: RecordCache;
  onLoadState(state: LoadState): void;
  /** Called after the cache has changed. */
  onUpdate(): void;
}

/** Loads the history page by page and follows its changes. Without a connection, it reads the local copy. */
export interface HistoryReader {
  /** Starts loading, or continues where it was stopped. */
  start(): void;
  stop(): void;
}

/** The size of the first page: more than a screenful. Later pages are as large as the server allows. */
const firstPageSize = 50;
/** After a subscription has lasted this long, retries start again with the shortest wait. */
const stableMs = 30_000;

export function createHistoryReader({
  client,
  keyId,
  cache,
  onLoadState,
  onUpdate,
}: ReaderOptions): HistoryReader {
  /** Aborted when reading stops or restarts. */
  let controller = new AbortController();
  let subscription: { unsubscribe(): void } | undefined;
  /** Revision that the cache is at; undefined before the first page. */
  let revision: number | undefined;
  /** Null after the last page. */
  let cursor: string | null | undefined;
  let count = 0;
  let isCopyShown = false;
  let attempts = 0;
  let followingSince = Date.now();

  const stop = () => {
    controller.abort();
    subscription?.unsubscribe();
    subscription = undefined;
  };
  const isComplete = () => cursor === null;
  const reportReady = () => {
    if (isComplete()) void cache.completeCopy();
    onLoadState({ status: 'ready', isComplete: isComplete(), count });
  };
  /** Shows the local copy. Returns false if there is none. */
  const showCopy = async (signal: AbortSignal): Promise<boolean> => {
    if (isCopyShown) return true;
    const copied = await cache.addCopied();
    if (!copied || signal.aborted) return false;
    isCopyShown = true;
    onLoadState({ status: 'ready', ...copied });
    return true;
  };

  const fetchPage = async (first: number, after: string | undefined, signal: AbortSignal) => {
    const { data } = await client.query({
      query: HistoryPageDocument,
      variables: { first, after },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    if (!data) throw new Error('The server answered without a history.');
    return data.history;
  };
  type Page = Awaited<ReturnType<typeof fetchPage>>;
  const addPage = async ({ records: { edges, pageInfo } }: Page) => {
    await cache.add(edges.map(({ node }) => node));
    cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  };

  const loadFirstPage = async (signal: AbortSignal): Promise<void> => {
    try {
      const page = await fetchPage(firstPageSize, undefined, signal);
      if (page.keyId !== keyId) return onLoadState({ status: 'other-key' });
      cache.clear();
      isCopyShown = false;
      ({ revision, count } = page);
      await addPage(page);
      if (signal.aborted) return;
      attempts = 0;
      reportReady();
      follow(signal);
      void loadOtherPages(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (revision === undefined && !(await showCopy(signal))) {
        onLoadState({ status: 'failed', failure: failureOf(error) });
      }
      await retry(() => loadFirstPage(signal), signal);
    }
  };
  const loadOtherPages = async (signal: AbortSignal): Promise<void> => {
    const fetchAfter = (last: string | null | undefined) => {
      const page = fetchPage(maxReadAtOnce, last ?? undefined, signal);
      // The page is awaited below. Without a handler, an earlier rejection would be reported as unhandled.
      page.catch(() => undefined);
      return page;
    };
    try {
      let next = isComplete() ? undefined : fetchAfter(cursor);
      while (next) {
        const page: Page = await next;
        const { hasNextPage, endCursor } = page.records.pageInfo;
        // Fetches the next page while this page is decrypted.
        next = hasNextPage ? fetchAfter(endCursor) : undefined;
        await addPage(page);
        if (signal.aborted) return;
        attempts = 0;
        reportReady();
      }
    } catch {
      if (!signal.aborted) await retry(() => loadOtherPages(signal), signal);
    }
  };

  const follow = (signal: AbortSignal) => {
    followingSince = Date.now();
    subscription = followChanges(client, () => revision ?? 0, {
      onChange: (change) => addChange(change, signal),
      onEnd: () => {
        if (signal.aborted) return;
        subscription?.unsubscribe();
        void retry(() => follow(signal), signal);
      },
    });
  };
  const addChange = async (change: HistoryChange, signal: AbortSignal) => {
    if (signal.aborted) return;
    if (change.keyId !== keyId) {
      stop();
      return onLoadState({ status: 'other-key' });
    }
    // A change without records is a change of presets, or codes were erased.
    if (change.reset || change.records.length === 0) cache.markDeletedOutdated();
    if (change.reset) return void loadFirstPage(restart());
    try {
      await cache.add(change.records);
    } catch {
      if (!signal.aborted) void retry(() => loadFirstPage(restart()), signal);
      return undefined;
    }
    revision = Math.max(revision ?? 0, change.revision);
    onUpdate();
  };

  const retry = async (act: () => unknown, signal: AbortSignal) => {
    if (Date.now() - followingSince > stableMs) attempts = 0;
    await retryWait(attempts);
    attempts += 1;
    if (!signal.aborted) await act();
  };
  const restart = () => {
    stop();
    controller = new AbortController();
    return controller.signal;
  };

  return {
    stop,
    start: () => {
      const signal = restart();
      if (revision === undefined) return void loadFirstPage(signal);
      follow(signal);
      void loadOtherPages(signal);
    },
  };
}
