import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { ResetPasswordInput } from '#gql/graphql.ts';

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

/** Sets a password by the token of a mailed link. */
export function useResetPassword(): (input: ResetPasswordInput) => Promise<void> {
  const [reset] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await reset({ variables: { input } });
  };
}
