/** What a limiter counts by: how many in how long, for each key. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Limiter {
  /** Seconds until a key may go on; 0 when it may now. */
  wait(key: string): number;
  /** Counts one; returns a function that takes exactly this one back. */
  add(key: string): () => void;
  /** Forgets what was counted. */
  clear(key: string): void;
}

/** So many keys are remembered; beyond it the oldest is forgotten, so that no attacker fills the memory. */
const maxKeys = 50_000;

/**
 * Counts by key, each in a window that starts with the key's first count.
 *
 * @example
 * const limiter = createLimiter({ max: 2, windowMs: 60_000 });
 * limiter.add('ada');
 * limiter.add('ada');
 * limiter.wait('ada'); // 60
 */
export function createLimiter({ max, windowMs }: Limit, now: () => number = Date.now): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const find = (key: string) => {
    const window = windows.get(key);
    if (window && window.endsAt > now()) return window;
    windows.delete(key);
    return undefined;
  };
  return {
    wait: (key) => {
      const window = find(key);
      return window && window.count >= max ? Math.ceil((window.endsAt - now()) / 1_000) : 0;
    },
    add: (key) => {
      const window = find(key) ?? { count: 0, endsAt: now() + windowMs };
      window.count += 1;
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
      return () => {
        window.count -= 1;
      };
    },
    clear: (key) => void windows.delete(key),
  };
}
