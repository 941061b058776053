import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { AddressOf } from '../../http/client-address.ts';

/** How many seconds' worth of requests may come at once: a page and its files are a burst. */
const burstSeconds = 3;
/** How many addresses are remembered; beyond that, the one that was silent the longest is dropped. */
const maxAddresses = 50_000;

export interface RequestLimit {
  /** Counts a request. Returns 0, or the seconds to wait if it is over the limit. */
  take(address: string): number;
}

/**
 * Limits requests by network address with a token bucket each.
 *
 * @param perSecond the long-term rate; null for no limit
 * @param now the time in milliseconds, for tests
 *
 * @example
 * const limit = createRequestLimit(1);
 * limit.take('192.0.2.1'); // 0, and twice more
 * limit.take('192.0.2.1'); // 1
 */
export function createRequestLimit(perSecond: number | null, now: () => number = Date.now): RequestLimit {
  if (perSecond === null) return { take: () => 0 };
  const capacity = perSecond * burstSeconds;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (address) => {
      const at = now();
      const last = buckets.get(address) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, last.tokens + ((at - last.at) / 1_000) * perSecond);
      const isAllowed = tokens >= 1;
      // Deleted first, so that the map stays in the order of the last request.
      buckets.delete(address);
      buckets.set(address, { tokens: isAllowed ? tokens - 1 : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond);
    },
  };
}

export function tooManyRequests(retryAfter: number): GraphQLError {
  return new GraphQLError('Too many requests. Try again in a moment.', {
    extensions: { code: 'RATE_LIMITED', retryAfter },
  });
}

/** Applies a limit to every HTTP request, with status 429 over it. */
export function addRequestLimit(app: FastifyInstance, limit: RequestLimit, addressOf: AddressOf): void {
  app.addHook('onRequest', async (request, reply) => {
    const retryAfter = limit.take(addressOf(request.raw));
    if (retryAfter === 0) return;
    return reply
      .code(429)
      .header('retry-after', retryAfter)
      .header('cache-control', 'no-store')
      .send({ errors: [tooManyRequests(retryAfter)] });
  });
}
