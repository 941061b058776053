import { refusals } from '../../platform/metrics/metrics.ts';
import type { Rate } from '../limits.ts';

/**
 * The maximum number of buckets, so that an attacker with many addresses can't fill the memory. Beyond it, the least
 * recently used bucket is dropped.
 */
const maxBuckets = 50_000;

/**
 * Creates token buckets in memory, one for each key, for limits that are too frequent to count in the database.
 *
 * @param name the name of the limit in the metrics, which count refusals
 * @param rate how many tokens a bucket regains per second, and how many it holds
 * @param now the time in milliseconds
 * @returns a function that takes one token, or a number of tokens, from a key's bucket. It returns 0, or the seconds to
 *   wait if the bucket has too few tokens; then it takes no token, or leaves a debt
 *
 * @example
 * const take = createTokenBuckets('uploads', { perSecond: 1, burst: 2 }, clock.now);
 * take('192.0.2.1'); // 0, and once more
 * take('192.0.2.1'); // 1
 */
export function createTokenBuckets(
  name: string,
  { perSecond, burst }: Rate,
  now: () => number,
): (key: string, amount?: number, leavesDebt?: boolean) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, amount = 1, leavesDebt = false) => {
    const at = now();
    const last = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + ((at - last.at) / 1_000) * perSecond);
    const isAllowed = tokens >= amount;
    // The key is deleted before it is set, so that the map's order is the order of use.
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed || leavesDebt ? tokens - amount : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
    if (isAllowed) return 0;
    refusals.inc({ limit: name });
    return Math.ceil((amount - tokens) / perSecond);
  };
}
