const longestMs = 30_000;

/** Waits before the next attempt to connect: longer each time up to half a minute, and no longer once back online. */
export function retryWait(attempts: number): Promise<void> {
  const delay = Math.min(500 * 2 ** attempts, longestMs);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    // Spread out, so that a server that comes back isn't met by everyone at once.
    const timer = setTimeout(go, delay * (0.5 + Math.random() / 2));
    window.addEventListener('online', go);
  });
}
