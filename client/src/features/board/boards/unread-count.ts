import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { UnreadNoticesDocument } from './my-operations.ts';

/** The shortest time between two reads of the number, in milliseconds. */
const minPauseMs = 15_000;

/** The number of notices that the user hasn't read. It is read again on other pages, and when the user returns to the tab. */
export function useUnreadNotices(): number {
  const { data, refetch } = useQuery(UnreadNoticesDocument, { fetchPolicy: 'cache-and-network' });
  const { pathname } = useLocation();
  const lastRead = useRef(Date.now());
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || Date.now() - lastRead.current < minPauseMs) return;
    lastRead.current = Date.now();
    // The last known number stays; the next page tries again.
    refetch().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page reads the number again
  useEffect(() => read(), [pathname]);
  useEffect(() => {
    const listener = () => read();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  }, []);
  return data?.unreadNotices ?? 0;
}
