import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { HistoryKeyContext } from '#features/history/key/use-history-key.ts';
import { useAccountSession } from '#session/session.ts';
import { createHistoryKeychain } from './history-key-ring.ts';

/** Has the key to the saved history for as long as its owner is logged in, and asks them for what opens it. */
export function HistoryKeyProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient();
  const [ring] = useState(() => createHistoryKeychain(client));
  const { user } = useAccountSession();
  useEffect(() => ring.serve(user?.id), [ring, user?.id]);
  useEffect(() => () => ring.serve(undefined), [ring]);
  const { state, asked } = useSyncExternalStore(ring.subscribe, ring.read, ring.read);
  const value = useMemo(() => ({ ...ring, state }), [ring, state]);
  return (
    <HistoryKeyContext value={value}>
      {children}
      {user && asked && (
        <asked.Dialog keeper={asked.keeper} user={user} aim={asked.aim} onClose={asked.close} />
      )}
    </HistoryKeyContext>
  );
}
