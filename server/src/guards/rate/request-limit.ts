import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { AddressOf } from '../addresses/client-address.ts';
import { requests } from '../limits.ts';
import { createTokenBuckets } from './token-bucket.ts';

export interface RequestLimit {
  /**
   * Counts a request, or a fraction of a request. Returns 0, or the seconds to wait if the request exceeds the limit.
   * A request over the limit is counted only with `leavesDebt`.
   */
  take(address: string, cost?: number, leavesDebt?: boolean): number;
}

/**
 * Limits requests with a token bucket for each IP address.
 *
 * @param perSecond the long-term rate; null for no limit
 * @param now the time in milliseconds
 *
 * @example
 * const limit = createRequestLimit(1, clock.now);
 * limit.take('192.0.2.1'); // 0, and twice more
 * limit.take('192.0.2.1'); // 1
 */
export function createRequestLimit(perSecond: number | null, now: () => number): RequestLimit {
  if (perSecond === null) return { take: () => 0 };
  return {
    take: createTokenBuckets('requests', { perSecond, burst: perSecond * requests.burstSeconds }, now),
  };
}

/** The error of an operation that is over a limit, with the seconds to wait. */
export function rateLimitedError(message: string, retryAfter = 1): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter } });
}

const tooManyRequests = 'Too many requests. Try again in a moment.';

/**
 * Applies a limit to every HTTP request. Answers 429 to a request over the limit and closes its connection, because a
 * refusal takes as long as a small answer.
 *
 * @param refuse admits no further request on the connection; returns whether the answer must close it
 */
export function addRequestLimit(
  app: FastifyInstance,
  limit: RequestLimit,
  refuse: (request: IncomingMessage) => boolean,
  addressOf: AddressOf,
): void {
  app.addHook('onRequest', async (request, reply) => {
    // Only files that exist have a route.
    const isAsset = request.routeOptions.url?.startsWith('/assets/');
    const retryAfter = limit.take(addressOf(request.raw), isAsset ? requests.assetCost : 1);
    if (retryAfter === 0) return;
    if (refuse(request.raw)) reply.header('connection', 'close');
    return sendTooMany(request, reply, retryAfter);
  });
}

/** Answers 429: as text to a browser that opens a page, otherwise as GraphQL answers errors. */
export function sendTooMany(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  retryAfter: number,
): FastifyReply {
  const error = rateLimitedError(tooManyRequests, retryAfter);
  return reply
    .code(429)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .send(headers.accept?.includes('text/html') ? error.message : { errors: [error] });
}
