import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInInput } from '#gql/graphql.ts';

const LogInDocument = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Logs in by address and password. */
export function useLogIn(): (input: LogInInput) => Promise<void> {
  // A password has no place in a cache, not even for as long as the answer takes.
  const [logIn] = useMutation(LogInDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await logIn({ variables: { input } });
  };
}
