import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ConnectionContext } from '#hooks/use-connection.ts';
import { createConnection } from '#lib/connection.ts';
import { MeProvider } from './me-provider.tsx';

/** Around every page that talks with the server: the connection, and who is signed in. */
export default function AccountArea() {
  const [connection] = useState(() => createConnection(window.location.origin));
  return (
    <ApolloProvider client={connection.client}>
      <ConnectionContext value={connection}>
        <MeProvider connection={connection}>
          <Outlet />
        </MeProvider>
      </ConnectionContext>
    </ApolloProvider>
  );
}
