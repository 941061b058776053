import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useMe } from '#session/use-me.ts';
import { useAction } from '#shared/forms/use-action.ts';

const LogOutDocument = graphql(`
  mutation LogOut {
    logOut
  }
`);

/** Ends the session here. Where that fails, whoever is logged in stays so. */
export function useLogOut() {
  const { leave } = useMe();
  const [end] = useMutation(LogOutDocument);
  return useAction(async () => {
    await leave(end);
    return undefined;
  });
}
