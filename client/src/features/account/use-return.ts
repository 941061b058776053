import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever somebody comes back to the tab, to look anew at what isn't told by itself. */
export function useReturn(onReturn: () => void): void {
  const handle = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listener = () => handle();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
