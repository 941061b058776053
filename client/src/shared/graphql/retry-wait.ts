const longestMs = 30_000;

/**
 * Waits before another attempt, twice as long each time up to 30 seconds. Ends early when the browser is back online.
 *
 * @param signal ends the wait, too
 */
export async function retryWait(attempts: number, signal?: AbortSignal): Promise<void> {
  const delay = Math.min(500 * 2 ** attempts, longestMs);
  const online = new AbortController();
  const end = () => online.abort();
  window.addEventListener('online', end);
  signal?.addEventListener('abort', end);
  try {
    // Jitter spreads the clients, so that they don't all reconnect at once.
    if (!signal?.aborted) await pause(delay * (0.5 + Math.random() / 2), online.signal);
  } finally {
    window.removeEventListener('online', end);
    signal?.removeEventListener('abort', end);
  }
}

/** Waits until the time is over or the signal is aborted. Leaves no timer behind. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
