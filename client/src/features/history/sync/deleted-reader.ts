import type { ApolloClient } from '@apollo/client';
import { maxReadAtOnce } from '@canary/input/limits';
import { type Failure, failureOf, isServerFault } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { DeletedCodesDocument } from '../operations.ts';
import type { EncryptedRecords, RecordCache } from './record-cache.ts';

/** Whether the deleted codes are loaded. */
export type DeletedState =
  | { readonly status: 'loading' | 'ready' }
  /** The server can't be reached, so the deleted codes come from the local copy. */
  | { readonly status: 'copied' }
  | { readonly status: 'failed'; readonly failure: Failure };

interface ReaderOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly cache: RecordCache;
  onState(state: DeletedState): void;
}

/** Loads the deleted codes. Without a connection, it shows the deleted codes of the local copy. */
export interface DeletedReader {
  /** Loads the deleted codes, and again whenever they are outdated. Returns the function that stops this. */
  start(): () => void;
  /** Call after the cache has changed. */
  onUpdate(): void;
}

export function createDeletedReader({ client, keyId, cache, onState }: ReaderOptions): DeletedReader {
  let watchers = 0;
  let isLoading = false;
  /** Aborted when the last watcher leaves. */
  let controller = new AbortController();

  const fetchAll = async () => {
    const records: EncryptedRecords[number][] = [];
    let revision = 0;
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: DeletedCodesDocument,
        variables: { first: maxReadAtOnce, after: after ?? undefined },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      });
      if (!data) throw new Error('The server answered without a history.');
      const { edges, pageInfo } = data.history.records;
      // The history was reset elsewhere. The history page reports that.
      if (data.history.keyId !== keyId) return undefined;
      if (after === undefined) revision = data.history.revision;
      records.push(...edges.map(({ node }) => node));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    return { records, revision };
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    for (let attempts = 0; !signal.aborted; attempts += 1) {
      try {
        const fetched = await fetchAll();
        if (fetched) await cache.replaceDeleted(fetched.records, fetched.revision);
        onState({ status: 'ready' });
        if (!fetched || !cache.isDeletedOutdated()) break;
      } catch (error) {
        const failure = failureOf(error);
        const isCopied = isServerFault(failure) && (await cache.addCopied()) !== undefined;
        onState(isCopied ? { status: 'copied' } : { status: 'failed', failure });
        await retryWait(attempts);
      }
    }
    isLoading = false;
  };

  return {
    start: () => {
      watchers += 1;
      if (watchers === 1) {
        controller = new AbortController();
        void load(controller.signal);
      }
      return () => {
        watchers -= 1;
        if (watchers === 0) controller.abort();
      };
    },
    onUpdate: () => {
      if (watchers > 0 && cache.isDeletedOutdated()) void load(controller.signal);
    },
  };
}
