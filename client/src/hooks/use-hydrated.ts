import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page works already: false in its HTML, which is all that somebody without JavaScript has. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
