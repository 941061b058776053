import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { HistoryEntry } from './history-entry.ts';
import { useKeyState } from './key/keychain.ts';
import { sortEntries } from './list/history-filter.ts';
import type { LoadState } from './sync/history-reader.ts';
import { historyStoreFor } from './sync/history-store.ts';

/** The user's saved codes, as far as they are loaded. */
interface AllCodes {
  /** `incomplete`: more codes are still loading. */
  readonly status: 'none' | 'locked' | 'incomplete' | 'failed' | 'complete';
  /** The code that was saved or changed last comes first. */
  readonly entries: readonly HistoryEntry[];
}

const watchNothing = () => () => undefined;
const readNothing = () => undefined;

/** Loads and follows the saved codes, if the history is unlocked. */
export function useAllCodes(): AllCodes {
  const client = useApolloClient();
  const key = useKeyState();
  const history = key.status === 'unlocked' ? historyStoreFor(client, key) : undefined;
  const state = useSyncExternalStore(history?.watch ?? watchNothing, history?.read ?? readNothing);
  const entries = useMemo(() => sortEntries(state?.entries ?? [], 'changed'), [state?.entries]);
  return { status: statusOf(key.status, state?.loadState), entries };
}

function statusOf(
  key: ReturnType<typeof useKeyState>['status'],
  loaded: LoadState | undefined,
): AllCodes['status'] {
  if (key === 'loading') return 'incomplete';
  if (key !== 'unlocked') return key;
  switch (loaded?.status) {
    case 'failed':
      return 'failed';
    case 'other-key':
      return 'locked';
    case 'ready':
      // Without a connection, the codes that aren't in this browser can't be loaded.
      return loaded.isComplete || loaded.savedAt !== undefined ? 'complete' : 'incomplete';
    default:
      return 'incomplete';
  }
}
