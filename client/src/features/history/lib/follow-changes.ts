import type { ApolloClient } from '@apollo/client';
import { HistoryChangesDocument } from '../api/history-changes.ts';
import type { SealedRecord } from './opened-records.ts';

/** What became of the history since a revision. */
export interface HistoryChange {
  readonly keyId?: string | null;
  readonly revision: number;
  /** Whether the server no longer knows all that changed: it has to be read anew. */
  readonly reset: boolean;
  readonly records: readonly SealedRecord[];
}

interface Listener {
  take(change: HistoryChange): Promise<unknown> | undefined;
  /** Told when nothing more will come. */
  lost(): void;
}

/**
 * Hears of every change of the history, each once the one before it was taken in.
 *
 * @param revision what is known up to, also when the socket is opened again
 */
export function followChanges(
  client: ApolloClient,
  revision: () => number,
  { take, lost }: Listener,
): { unsubscribe(): void } {
  const present = () => ({ since: revision() });
  let taken: Promise<unknown> = Promise.resolve();
  return client
    .subscribe({
      query: HistoryChangesDocument,
      variables: present(),
      fetchPolicy: 'no-cache',
      context: { liveVariables: present, queryDeduplication: false },
    })
    .subscribe({
      next: ({ data }) => {
        if (!data) return lost();
        const change = data.historyChanges;
        taken = taken.then(() => take(change));
      },
      error: lost,
      complete: lost,
    });
}
