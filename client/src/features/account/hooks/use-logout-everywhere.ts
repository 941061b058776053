import { useMutation } from '@apollo/client/react';
import { useAccountSession } from '#session/session.ts';
import { LogOutEverywhereDocument } from '../api/logout-everywhere.ts';

/** Ends every session, this one too. */
export function useLogOutEverywhere() {
  const { endSession } = useAccountSession();
  const [mutate] = useMutation(LogOutEverywhereDocument);
  return () => endSession(mutate, 'everywhere');
}
