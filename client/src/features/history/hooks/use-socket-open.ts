import { useSyncExternalStore } from 'react';
import { useConnection } from '#shared/graphql/use-connection.ts';

/** Whether the server can tell of changes as they come. */
export function useSocketOpen(): boolean {
  const { onSocket, isOpen } = useConnection();
  return useSyncExternalStore(onSocket, isOpen);
}
