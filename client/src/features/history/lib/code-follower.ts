import type { ApolloClient } from '@apollo/client';
import { retryWait } from '#lib/retry-wait.ts';
import { HistoryChangesDocument } from '../api/history-changes.ts';
import type { HistorySender } from './history-sender.ts';
import type { OpenedRecords, SealedRecord } from './opened-records.ts';

interface FollowerOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly id: string;
  readonly sender: Pick<HistorySender, 'refresh'>;
  readonly records: OpenedRecords;
  /** Called after something was taken in. */
  onNews(): void;
}

interface Change {
  readonly keyId?: string | null;
  readonly revision: number;
  readonly reset: boolean;
  readonly records: readonly SealedRecord[];
}

/** Takes in what becomes of one code, without the rest of the history being read. Returns what stops it. */
export function followCode({ client, keyId, id, sender, records, onNews }: FollowerOptions): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  let subscription: { unsubscribe(): void } | undefined;
  let revision = 0;
  let attempts = 0;
  // One after the other: each is opened before what came later is.
  let taken = Promise.resolve();

  const begin = async () => {
    try {
      revision = await sender.refresh([id]);
      if (signal.aborted) return;
      onNews();
      listen();
    } catch {
      await again();
    }
  };
  const again = async () => {
    subscription?.unsubscribe();
    if (signal.aborted) return;
    await retryWait(attempts);
    attempts += 1;
    if (!signal.aborted) await begin();
  };
  const take = async (change: Change) => {
    if (signal.aborted || change.keyId !== keyId) return;
    if (change.reset) return again();
    attempts = 0;
    await records.take(change.records);
    revision = Math.max(revision, change.revision);
    onNews();
  };
  const listen = () => {
    const present = () => ({ since: revision });
    subscription = client
      .subscribe({
        query: HistoryChangesDocument,
        variables: present(),
        fetchPolicy: 'no-cache',
        context: { liveVariables: present, queryDeduplication: false },
      })
      .subscribe({
        next: ({ data }) => {
          if (!data) return void again();
          taken = taken.then(() => take(data.historyChanges));
        },
        error: () => void again(),
        complete: () => void again(),
      });
  };

  void begin();
  return () => {
    stopper.abort();
    subscription?.unsubscribe();
  };
}
