const longestMs = 30_000;

/** Waits before the next attempt to connect: twice as long each time, up to 30 seconds, and not at all once back online. */
export function retryWait(attempts: number): Promise<void> {
  const delay = Math.min(500 * 2 ** attempts, longestMs);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    // With jitter, so that clients don't all reconnect at the same moment.
    const timer = setTimeout(finish, delay * (0.5 + Math.random() / 2));
    window.addEventListener('online', finish);
  });
}
