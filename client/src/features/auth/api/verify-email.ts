import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

const VerifyEmailDocument = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

/** Confirms an address by the token of a mailed link. */
export function useVerifyEmail(): (token: string) => Promise<void> {
  const [verify] = useMutation(VerifyEmailDocument, { fetchPolicy: 'no-cache' });
  return async (token) => {
    await verify({ variables: { token } });
  };
}
