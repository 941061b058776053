import type { ApolloClient } from '@apollo/client';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { HistoryChangesDocument } from '../operations.ts';
import type { EncryptedRecords, RecordCache } from './record-cache.ts';
import type { RecordClient } from './record-client.ts';

/** The changes of the history since a revision. */
export interface HistoryChange {
  readonly keyId?: string | null;
  readonly revision: number;
  /** The server no longer has all the changes, so the client has to load everything again. */
  readonly reset: boolean;
  readonly records: EncryptedRecords;
}

interface ChangeHandlers {
  onChange(change: HistoryChange): Promise<unknown> | undefined;
  /** Called when the subscription has ended. */
  onEnd(): void;
}

/**
 * Subscribes to the changes of the history. Handles the changes one after another.
 *
 * @param revision returns the revision known so far, at the start and when the socket reconnects
 */
export function followChanges(
  client: ApolloClient,
  revision: () => number,
  { onChange, onEnd }: ChangeHandlers,
): { unsubscribe(): void } {
  const variables = () => ({ since: revision() });
  let handled: Promise<unknown> = Promise.resolve();
  return client
    .subscribe({
      query: HistoryChangesDocument,
      variables: variables(),
      fetchPolicy: 'no-cache',
      context: { liveVariables: variables, queryDeduplication: false },
    })
    .subscribe({
      next: ({ data }) => {
        if (!data) return onEnd();
        const change = data.historyChanges;
        handled = handled.then(() => onChange(change));
      },
      error: onEnd,
      complete: onEnd,
    });
}

interface FollowRecordOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly id: string;
  readonly records: Pick<RecordClient, 'refresh'>;
  readonly cache: RecordCache;
  onUpdate(): void;
}

/** Keeps one record up to date without loading the whole history. Returns the function that stops this. */
export function followRecord({
  client,
  keyId,
  id,
  records,
  cache,
  onUpdate,
}: FollowRecordOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let subscription: { unsubscribe(): void } | undefined;
  let revision = 0;
  let attempts = 0;

  const start = async () => {
    try {
      revision = await records.refresh([id]);
      if (signal.aborted) return;
      onUpdate();
      subscription = followChanges(client, () => revision, { onChange, onEnd: () => void restart() });
    } catch {
      await restart();
    }
  };
  const restart = async () => {
    subscription?.unsubscribe();
    if (signal.aborted) return;
    await retryWait(attempts);
    attempts += 1;
    if (!signal.aborted) await start();
  };
  const onChange = async (change: HistoryChange) => {
    if (signal.aborted || change.keyId !== keyId) return;
    if (change.reset) return restart();
    attempts = 0;
    try {
      await cache.add(change.records);
    } catch {
      return restart();
    }
    revision = Math.max(revision, change.revision);
    onUpdate();
  };

  void start();
  return () => {
    controller.abort();
    subscription?.unsubscribe();
  };
}
