import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { AddressOf } from '../../http/client-address.ts';

/** So many seconds' worth may come at once: a page with its files is a burst. */
const burstSeconds = 3;
/** So many addresses are remembered; beyond it, who was silent the longest is forgotten. */
const maxAddresses = 50_000;

export interface RequestLimit {
  /** Counts a request. Returns 0, or the seconds to wait when it is one too many. */
  take(address: string): number;
}

/**
 * Limits requests by network address: each has a bucket of tokens that fills up again all the time.
 *
 * @param perSecond how many may come in the long run; null for any number
 * @param now the time in milliseconds, for tests
 *
 * @example
 * const limit = createRequestLimit(1);
 * limit.take('192.0.2.1'); // 0, and twice more
 * limit.take('192.0.2.1'); // 1
 */
export function createRequestLimit(perSecond: number | null, now: () => number = Date.now): RequestLimit {
  if (perSecond === null) return { take: () => 0 };
  const full = perSecond * burstSeconds;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (address) => {
      const at = now();
      const last = buckets.get(address) ?? { tokens: full, at };
      const tokens = Math.min(full, last.tokens + ((at - last.at) / 1_000) * perSecond);
      const isLetThrough = tokens >= 1;
      // Taken out first, so that whoever came last stands last.
      buckets.delete(address);
      buckets.set(address, { tokens: isLetThrough ? tokens - 1 : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);
      return isLetThrough ? 0 : Math.ceil((1 - tokens) / perSecond);
    },
  };
}

/** What whoever sends too much is told. */
export function tooManyRequests(retryAfter: number): GraphQLError {
  return new GraphQLError('Too many requests. Try again in a moment.', {
    extensions: { code: 'RATE_LIMITED', retryAfter },
  });
}

/** Holds everything that is asked by HTTP to a limit. */
export function addRequestLimit(app: FastifyInstance, limit: RequestLimit, addressOf: AddressOf): void {
  app.addHook('onRequest', async (request, reply) => {
    const wait = limit.take(addressOf(request.raw));
    if (wait === 0) return;
    return reply
      .code(429)
      .header('retry-after', wait)
      .header('cache-control', 'no-store')
      .send({ errors: [tooManyRequests(wait)] });
  });
}
