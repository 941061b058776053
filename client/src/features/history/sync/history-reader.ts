import type { ApolloClient } from '@apollo/client';
import { maxReadAtOnce } from '@canary/input/limits';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { createBackoff } from '#shared/live/backoff.ts';
import { classifyError } from '#shared/live/errors.ts';
import { createFollower } from '#shared/live/follower.ts';
import { HistoryChangesDocument, HistoryPageDocument } from '../operations.ts';
import type { RecordCache } from './record-cache.ts';

/** How much of the history is loaded. */
export type LoadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The history was reset elsewhere, so the history has another key. */
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
  /** Whether changes wait in this browser, which are shown also without a copy. */
  hasUnsent(): boolean;
  onLoadState(state: LoadState): void;
  /** Called after the cache has changed. */
  onUpdate(): void;
}

/** Loads the history page by page and follows its changes. Without a connection, it reads the local copy. */
export interface HistoryReader {
  /** Starts loading, or continues where loading was stopped. */
  start(): void;
  stop(): void;
}

/** The size of the first page: more than a screenful. Later pages are as large as the server allows. */
const firstPageSize = 50;

export function createHistoryReader({
  client,
  keyId,
  cache,
  hasUnsent,
  onLoadState,
  onUpdate,
}: ReaderOptions): HistoryReader {
  /** Aborted when the pages are no longer loaded. */
  let pages = new AbortController();
  /** Revision that the cache is at; undefined before the first page. */
  let revision: number | undefined;
  /** Null after the last page. */
  let cursor: string | null | undefined;
  let count = 0;
  let isCopyShown = false;

  const isComplete = () => cursor === null;
  const reportReady = () => {
    if (isComplete()) void cache.completeCopy();
    onLoadState({ status: 'ready', isComplete: isComplete(), count });
  };
  /** Shows the local copy, or the failure if there is no copy. */
  const showCopy = async (cause: unknown) => {
    if (isCopyShown || revision !== undefined) return;
    const { signal } = pages;
    const nothing = hasUnsent()
      ? { count: 0, isComplete: false, savedAt: new Date().toISOString() }
      : undefined;
    const copied = (await cache.addCopied()) ?? nothing;
    if (signal.aborted || revision !== undefined) return;
    isCopyShown = copied !== undefined;
    onLoadState(copied ? { status: 'ready', ...copied } : { status: 'failed', failure: failureOf(cause) });
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
  const restartPages = () => {
    pages.abort();
    pages = new AbortController();
  };

  const loadOtherPages = async ({ signal }: AbortController): Promise<void> => {
    const backoff = createBackoff(signal);
    const fetchAfter = (last: string | null | undefined) => {
      const page = fetchPage(maxReadAtOnce, last ?? undefined, signal);
      // The page is awaited below. Without a handler, an earlier rejection would be reported as unhandled.
      page.catch(() => undefined);
      return page;
    };
    while (!isComplete() && !signal.aborted) {
      try {
        let next: Promise<Page> | undefined = fetchAfter(cursor);
        while (next) {
          const page: Page = await next;
          const { hasNextPage, endCursor } = page.records.pageInfo;
          // Fetches the next page while this page is decrypted.
          next = hasNextPage ? fetchAfter(endCursor) : undefined;
          await addPage(page);
          if (signal.aborted) return;
          backoff.reset();
          reportReady();
        }
      } catch (error) {
        if (!signal.aborted) await backoff.wait(classifyError(error));
      }
    }
  };
  const follower = createFollower({
    client,
    events: HistoryChangesDocument,
    since: () => ({ since: revision ?? 0 }),
    read: async (signal) => {
      restartPages();
      const page = await fetchPage(firstPageSize, undefined, signal);
      if (page.keyId !== keyId) return leaveToOtherKey();
      if (signal.aborted) return undefined;
      cache.clear();
      isCopyShown = false;
      ({ revision, count } = page);
      await addPage(page);
      if (signal.aborted) return undefined;
      reportReady();
      void loadOtherPages(pages);
      return undefined;
    },
    apply: async ({ historyChanges: change }) => {
      if (change.keyId !== keyId) return leaveToOtherKey();
      // A change without records is a change of presets, or codes were erased.
      if (change.reset || change.records.length === 0) cache.markDeletedOutdated();
      if (change.reset) return 'read-again';
      await cache.add(change.records);
      revision = Math.max(revision ?? 0, change.revision);
      onUpdate();
      return 'applied';
    },
    onFailure: (_error, cause) => void showCopy(cause),
  });
  const leaveToOtherKey = () => {
    pages.abort();
    onLoadState({ status: 'other-key' });
    return 'stop' as const;
  };

  return {
    stop: () => {
      follower.stop();
      pages.abort();
    },
    start: () => {
      if (revision === undefined) return follower.read();
      restartPages();
      follower.follow();
      void loadOtherPages(pages);
    },
  };
}
