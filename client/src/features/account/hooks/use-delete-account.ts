import { useMutation } from '@apollo/client/react';
import { useMe } from '#session/use-me.ts';
import { DeleteAccountDocument } from '../api/delete-account.ts';

/** Deletes the account of whoever is logged in, and forgets them here. */
export function useDeleteAccount() {
  const { leave } = useMe();
  const [mutate] = useMutation(DeleteAccountDocument);
  return (password: string) => leave(() => mutate({ variables: { password } }), 'deleted');
}
