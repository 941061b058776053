import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { SignUpInput } from '#gql/graphql.ts';

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Makes an account, and signs its owner in. */
export function useSignUp(): (input: SignUpInput) => Promise<void> {
  const [signUp] = useMutation(SignUpDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await signUp({ variables: { input } });
  };
}
