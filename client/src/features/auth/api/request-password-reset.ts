import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

/** Asks for a mail with a link that sets a new password. */
export function useRequestPasswordReset(): (email: string) => Promise<void> {
  const [request] = useMutation(RequestPasswordResetDocument, { fetchPolicy: 'no-cache' });
  return async (email) => {
    await request({ variables: { email } });
  };
}
