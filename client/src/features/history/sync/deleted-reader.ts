import { maxReadAtOnce } from '@canary/input/limits';
import { type Failure, failureOf } from '#shared/graphql/failure.ts';
import { createBackoff } from '#shared/live/backoff.ts';
import { classifyError, isServerFault } from '#shared/live/errors.ts';
import { DeletedCodesDocument } from '../operations.ts';
import type { RecordCache } from './record-cache.ts';
import { OtherKeyError, type RecordClient } from './record-client.ts';

/** Whether the deleted codes are loaded. */
export type DeletedState =
  | { readonly status: 'loading' | 'ready' }
  /** The server can't be reached, so the deleted codes come from the local copy. */
  | { readonly status: 'copied' }
  | { readonly status: 'failed'; readonly failure: Failure };

interface ReaderOptions {
  readonly client: RecordClient;
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

export function createDeletedReader({ client, cache, onState }: ReaderOptions): DeletedReader {
  let watchers = 0;
  let isLoading = false;
  /** Aborted when the last watcher leaves. */
  let controller = new AbortController();

  const load = async (signal: AbortSignal): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const backoff = createBackoff(signal);
    while (!signal.aborted) {
      try {
        const { first, records } = await client.readAll(DeletedCodesDocument, { first: maxReadAtOnce });
        await cache.replaceDeleted(records, first.history.revision);
        onState({ status: 'ready' });
        if (!cache.isDeletedOutdated()) break;
      } catch (error) {
        // The history page reports that the history has another key.
        if (error instanceof OtherKeyError) break;
        const isCopied = isServerFault(error) && (await cache.addCopied()) !== undefined;
        onState(isCopied ? { status: 'copied' } : { status: 'failed', failure: failureOf(error) });
        await backoff.wait(classifyError(error));
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
