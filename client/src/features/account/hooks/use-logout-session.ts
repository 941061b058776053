import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '#shared/graphql/failure.ts';
import { LogOutSessionDocument } from '../api/logout-session.ts';
import { SessionsDocument } from '../api/sessions.ts';

/** Logs out one device. It leaves the list also when it had logged out by itself. */
export function useLogOutSession() {
  const { cache } = useApolloClient();
  const [mutate] = useMutation(LogOutSessionDocument);
  return async (id: string) => {
    try {
      await mutate({ variables: { id } });
    } catch (error) {
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
    cache.updateQuery(
      { query: SessionsDocument },
      (list) => list && { ...list, sessions: list.sessions.filter((session) => session.id !== id) },
    );
  };
}
