import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';

/**
 * Returns a function that creates or unlocks the history of a user with the password they have just signed up or logged in
 * with. Call it before the session is loaded, so that every page finds the key, which `key-store.ts` holds. Failures are
 * ignored: the first save asks again.
 */
export function useOpenWithPassword(): (userId: string, password: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (userId, password) => {
      try {
        const { createHistoryKeyManager } = await loadChunk(() => import('./history-key-manager.ts'));
        const [isCurrent, onState] = [() => true, () => undefined];
        await createHistoryKeyManager({ client, userId, isCurrent, onState }).openWithPassword(password);
      } catch {
        // The log-in has succeeded all the same. The user can unlock the history in the dialog.
      }
    },
    [client],
  );
}
