import { useEffect, useEffectEvent, useState } from 'react';
import { retryWait } from './retry-wait.ts';

/**
 * Restarts a subscription that the server has ended or refused, after a wait that grows with each attempt. A lost
 * connection needs no restart: it reconnects by itself.
 *
 * @param restart of `useSubscription`
 * @returns functions to call when the subscription has ended, and when it has received data
 */
export function useRestart(restart: () => unknown): {
  readonly onEnd: () => void;
  readonly onSuccess: () => void;
} {
  const [attempts, setAttempts] = useState(0);
  const restartNow = useEffectEvent(restart);
  useEffect(() => {
    if (attempts === 0) return;
    const over = new AbortController();
    void retryWait(attempts - 1, over.signal).then(() => !over.signal.aborted && restartNow());
    return () => over.abort();
  }, [attempts]);
  return { onEnd: () => setAttempts(attempts + 1), onSuccess: () => setAttempts(0) };
}
