import { useMutation } from '@apollo/client/react';
import type { ChangePasswordInput } from '#gql/graphql.ts';
import { ChangePasswordDocument } from '../api/change-password.ts';
import { SessionsDocument } from '../api/sessions.ts';

/** Changes the password, which logs out every other device. */
export function useChangePassword() {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update: (cache) =>
      cache.updateQuery(
        { query: SessionsDocument },
        (list) => list && { ...list, sessions: list.sessions.filter(({ current }) => current) },
      ),
  });
  return (input: ChangePasswordInput) => mutate({ variables: { input } });
}
