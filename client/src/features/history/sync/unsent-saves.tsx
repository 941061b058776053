import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { registerWaitingChanges } from '#session/waiting-changes.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useKeyState } from '../key/keychain.ts';
import { unsentCount } from './unsent-count.ts';

const countUnsent = () => unsentCount.read() ?? 0;

/** Sends the changes of the history that were made without a connection, on every page that the user opens next. */
export function UnsentSaves() {
  const [wasUnsent] = useState(() => countUnsent() > 0);
  const isLoggedIn = useSession().status === 'logged-in';
  // They are sent as soon as the server can be reached, and a log-out deletes them with the whole history.
  useEffect(
    () =>
      registerWaitingChanges({
        count: countUnsent,
        // They are encrypted.
        list: () => [],
        send: () => undefined,
        discard: () => undefined,
      }),
    [],
  );
  return wasUnsent && isLoggedIn ? <Sender /> : null;
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
