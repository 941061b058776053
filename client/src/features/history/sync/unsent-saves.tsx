import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { countUnsent } from '#shared/storage/unsent-database.ts';
import { useKeyState } from '../key/keychain.ts';
import { unsentName } from './unsent-name.ts';

/** Sends the changes of the history that were made without a connection, on every page that the user opens next. */
export function UnsentSaves() {
  const session = useSession();
  const accountId = session.status === 'logged-in' ? session.userId : null;
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    if (accountId !== null) void countUnsent(accountId, unsentName).then((count) => setUnsent(count > 0));
  }, [accountId]);
  return isUnsent && accountId !== null ? <Sender /> : null;
}

function Sender() {
  const client = useApolloClient();
  const state = useKeyState();
  useEffect(() => {
    if (state.status !== 'unlocked') return;
    loadChunk(() => import('./history-store.ts'))
      // Creating the store sends the changes.
      .then(({ historyStoreFor }) => historyStoreFor(client, state))
      // The next page tries again.
      .catch(() => undefined);
  }, [client, state]);
  return null;
}
