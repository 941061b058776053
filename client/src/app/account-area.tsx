import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BoardProvider } from '#features/board/board-provider.tsx';
import { HistoryKeyProvider } from '#features/history/key/history-key-provider.tsx';
import { SessionProvider } from '#session/session-provider.tsx';
import { createConnection } from '#shared/graphql/connection.ts';
import { ConnectionContext } from '#shared/graphql/use-connection.ts';

/** Around every page that talks with the server: the connection, and who is logged in. */
export default function AccountArea() {
  const [connection] = useState(() => createConnection(origin()));
  return (
    <ApolloProvider client={connection.client}>
      <ConnectionContext value={connection}>
        <SessionProvider connection={connection}>
          <HistoryKeyProvider>
            <BoardProvider>
              <Outlet />
            </BoardProvider>
          </HistoryKeyProvider>
        </SessionProvider>
      </ConnectionContext>
    </ApolloProvider>
  );
}

/** Of the site; pages are rendered at build time too, when there is none to ask. */
function origin(): string {
  return typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
}
