import { useMutation } from '@apollo/client/react';
import { RenameDocument } from '../api/rename.ts';

/** Gives whoever is logged in another username. */
export function useRename() {
  const [mutate] = useMutation(RenameDocument);
  return (username: string) => mutate({ variables: { username } });
}
