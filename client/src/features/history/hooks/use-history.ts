import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { historyOf } from '../lib/histories.ts';
import type { HistoryState, HistoryStore } from '../lib/history-store.ts';

/** The saved codes, read and followed for as long as the component is there. */
export function useHistory(open: OpenHistoryKey): { history: HistoryStore; state: HistoryState } {
  const client = useApolloClient();
  const history = useMemo(() => historyOf(client, open), [client, open]);
  return { history, state: useSyncExternalStore(history.watch, history.read) };
}
