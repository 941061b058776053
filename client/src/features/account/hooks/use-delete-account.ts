import { useMutation } from '@apollo/client/react';
import { useAccountSession } from '#session/session.ts';
import { DeleteAccountDocument } from '../api/delete-account.ts';

/** Deletes the account of whoever is logged in, and forgets them here. */
export function useDeleteAccount() {
  const { endSession } = useAccountSession();
  const [mutate] = useMutation(DeleteAccountDocument);
  return (password: string) => endSession(() => mutate({ variables: { password } }), 'deleted');
}
