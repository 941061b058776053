interface BucketSize {
  /** How many tokens a bucket regains per second. */
  readonly perSecond: number;
  /** How many tokens a bucket holds. */
  readonly burst: number;
}

/** An attacker with many addresses must not fill the memory: beyond this many, the least recently used is dropped. */
const maxBuckets = 50_000;

/**
 * Creates token buckets in memory, one for each key, for limits that are too frequent to count in the database.
 *
 * @param now the time in milliseconds
 * @returns a function that takes a token from a key's bucket, or an amount of them. It returns 0, or the seconds to wait if
 * the bucket has too few
 *
 * @example
 * const take = createTokenBuckets({ perSecond: 1, burst: 2 }, clock.now);
 * take('192.0.2.1'); // 0, and once more
 * take('192.0.2.1'); // 1
 */
export function createTokenBuckets(
  { perSecond, burst }: BucketSize,
  now: () => number,
): (key: string, amount?: number) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, amount = 1) => {
    const at = now();
    const last = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + ((at - last.at) / 1_000) * perSecond);
    const isAllowed = tokens >= amount;
    // Deleted first, so that the map's order is the order of use.
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokens - amount : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((amount - tokens) / perSecond);
  };
}
