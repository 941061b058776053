import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '#shared/graphql/failure.ts';
import { SessionsDocument } from '../api/sessions.ts';
import { SignOutSessionDocument } from '../api/sign-out-session.ts';

/** Signs out one device. It leaves the list also when it had signed out by itself. */
export function useSignOutSession() {
  const { cache } = useApolloClient();
  const [mutate] = useMutation(SignOutSessionDocument);
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
