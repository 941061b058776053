import { useMutation } from '@apollo/client/react';
import { SessionsDocument } from '../api/sessions.ts';
import { SignOutSessionDocument } from '../api/sign-out-session.ts';

/** Signs out one device. It leaves the list also when it had signed out by itself. */
export function useSignOutSession() {
  const [mutate] = useMutation(SignOutSessionDocument);
  return (id: string) =>
    mutate({
      variables: { id },
      update: (cache) =>
        cache.updateQuery(
          { query: SessionsDocument },
          (list) => list && { ...list, sessions: list.sessions.filter((session) => session.id !== id) },
        ),
    });
}
