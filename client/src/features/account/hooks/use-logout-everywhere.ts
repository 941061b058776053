import { useMutation } from '@apollo/client/react';
import { useMe } from '#session/use-me.ts';
import { LogOutEverywhereDocument } from '../api/logout-everywhere.ts';

/** Ends every session, this one too. */
export function useLogOutEverywhere() {
  const { leave } = useMe();
  const [mutate] = useMutation(LogOutEverywhereDocument);
  return () => leave(mutate, 'everywhere');
}
