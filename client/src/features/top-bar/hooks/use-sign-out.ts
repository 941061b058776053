import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useMe } from '#session/use-me.ts';
import { useAction } from '#shared/forms/use-action.ts';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Ends the session here. Where that fails, whoever is signed in stays so. */
export function useSignOut() {
  const { leave } = useMe();
  const [end] = useMutation(SignOutDocument);
  return useAction(async () => {
    await leave(end);
    return undefined;
  });
}
