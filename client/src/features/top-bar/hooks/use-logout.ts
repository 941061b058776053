import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';

const LogOutDocument = graphql(`
  mutation LogOut {
    logOut
  }
`);

/** Ends the session here. Where that fails, whoever is logged in stays so. */
export function useLogOut() {
  const { endSession } = useAccountSession();
  const [end] = useMutation(LogOutDocument);
  return useAction(async () => {
    await endSession(end);
    return undefined;
  });
}
