import { useMutation } from '@apollo/client/react';
import { useMe } from '#session/use-me.ts';
import { SignOutEverywhereDocument } from '../api/sign-out-everywhere.ts';

/** Ends every session, this one too. */
export function useSignOutEverywhere() {
  const { leave } = useMe();
  const [mutate] = useMutation(SignOutEverywhereDocument);
  return () => leave(mutate, 'everywhere');
}
