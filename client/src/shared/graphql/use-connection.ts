import { createContext, use } from 'react';
import type { Connection } from '#shared/graphql/connection.ts';

export const ConnectionContext = createContext<Connection | null>(null);

/** The way to the server, within the pages that have one. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionContext around it');
  return connection;
}
