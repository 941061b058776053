import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import { useFolderStore } from '../folders/folder-store.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { presetStoreFor } from '../presets/preset-store.ts';
import { useHistoryStore } from '../sync/history-store.ts';
import { createHistoryActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

/** An unlocked history with the actions on its codes. The page must show their toasts. */
export function useHistoryActions(unlocked: UnlockedHistory) {
  const ui = useHistoryUi();
  const history = useHistoryStore(unlocked);
  const state = useSyncExternalStore(history.watch, history.read);
  const folders = useFolderStore(unlocked);
  const client = useApolloClient();
  const presets = presetStoreFor(client, unlocked);
  const actions = useMemo(
    () => createHistoryActions(client, history, folders, presets, ui),
    [client, history, folders, presets, ui],
  );
  useEffect(() => ui.leavePage, [ui]);
  const withdrawn = useStore(history.withdrawals);
  useEffect(() => {
    for (const { id, message } of withdrawn) ui.showError(id, message);
    if (withdrawn.length > 0) history.withdrawals.dismissAll();
  }, [withdrawn, history, ui]);
  return { history, state, actions };
}
