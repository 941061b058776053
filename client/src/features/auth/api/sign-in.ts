import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { SignInInput } from '#gql/graphql.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Signs in by address and password. */
export function useSignIn(): (input: SignInInput) => Promise<void> {
  // A password has no place in a cache, not even for as long as the answer takes.
  const [signIn] = useMutation(SignInDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await signIn({ variables: { input } });
  };
}
