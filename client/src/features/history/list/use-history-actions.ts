import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFolderStore } from '../folders/folder-store.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { presetStoreFor } from '../presets/preset-store.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import { createHistoryActions, type HistoryActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

/** The actions of a page of the history. */
export function useHistoryActions(unlocked: UnlockedHistory, history: HistoryStore): HistoryActions {
  const ui = useHistoryUi();
  const folders = useFolderStore(unlocked);
  const presets = presetStoreFor(useApolloClient(), unlocked);
  return useMemo(() => createHistoryActions(history, folders, presets, ui), [history, folders, presets, ui]);
}
