import { refusals } from '../../platform/metrics/metrics.ts';

/** Counts what each key holds at once, such as the connections of an IP address. */
export interface Capacity {
  /**
   * Counts for a key, until the returned function is called for the first time.
   *
   * @param amount 1 if it is missing
   * @returns null if the key would hold too much; then nothing is counted
   */
  hold(key: string, amount?: number): (() => void) | null;
}

/**
 * Creates a capacity of which nothing is held.
 *
 * @param name the name of the limit in the metrics, which count refusals
 * @param max how much a key may hold: a number, or a function of the amount that all keys hold
 *
 * @example
 * const connections = createCapacity('connections', 500);
 * const release = connections.hold('192.0.2.1');
 * if (release) socket.once('close', release);
 * else socket.destroy();
 */
export function createCapacity(name: string, max: number | ((total: number) => number)): Capacity {
  const maxOf = typeof max === 'number' ? () => max : max;
  const held = new Map<string, number>();
  let total = 0;
  const count = (key: string, amount: number) => {
    total += amount;
    const after = (held.get(key) ?? 0) + amount;
    if (after > 0) held.set(key, after);
    else held.delete(key);
  };
  return {
    hold: (key, amount = 1) => {
      if ((held.get(key) ?? 0) + amount > maxOf(total)) {
        refusals.inc({ limit: name });
        return null;
      }
      count(key, amount);
      let isHeld = true;
      return () => {
        if (isHeld) count(key, -amount);
        isHeld = false;
      };
    },
  };
}
