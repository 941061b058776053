const longestMs = 30_000;

/** Waits before another attempt, twice as long each time up to 30 seconds. Ends early when the browser is back online. */
export function retryWait(attempts: number): Promise<void> {
  const delay = Math.min(500 * 2 ** attempts, longestMs);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    // Jitter spreads the clients, so that they don't all reconnect at once.
    const timer = setTimeout(finish, delay * (0.5 + Math.random() / 2));
    window.addEventListener('online', finish);
  });
}
