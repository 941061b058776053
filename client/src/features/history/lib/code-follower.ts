import type { ApolloClient } from '@apollo/client';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { followChanges, type HistoryChange } from './follow-changes.ts';
import type { HistorySender } from './history-sender.ts';
import type { OpenedRecords } from './opened-records.ts';

interface FollowerOptions {
  readonly client: ApolloClient;
  readonly keyId: string;
  readonly id: string;
  readonly sender: Pick<HistorySender, 'refresh'>;
  readonly records: OpenedRecords;
  /** Called after something was taken in. */
  onNews(): void;
}

/** Takes in what becomes of one code, without the rest of the history being read. Returns what stops it. */
export function followCode({ client, keyId, id, sender, records, onNews }: FollowerOptions): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  let subscription: { unsubscribe(): void } | undefined;
  let revision = 0;
  let attempts = 0;

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
  const take = async (change: HistoryChange) => {
    if (signal.aborted || change.keyId !== keyId) return;
    if (change.reset) return again();
    attempts = 0;
    await records.take(change.records);
    revision = Math.max(revision, change.revision);
    onNews();
  };
  const listen = () => {
    subscription = followChanges(client, () => revision, { take, lost: () => void again() });
  };

  void begin();
  return () => {
    stopper.abort();
    subscription?.unsubscribe();
  };
}
