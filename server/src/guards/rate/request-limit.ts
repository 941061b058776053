import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { type AddressOf, networkOf } from '../addresses/client-address.ts';
import { requests } from '../limits.ts';
import { createTokenBuckets } from './token-bucket.ts';

export interface RequestLimit {
  /**
   * Counts a request, or a fraction of a request. Returns 0, or the seconds to wait if the request exceeds the limit.
   * Such a request is counted only with `leavesDebt`.
   */
  take(address: string, cost?: number, leavesDebt?: boolean): number;
}

/**
 * Limits requests by IP address with a token bucket each.
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

/** The error of an operation that is over a limit, with the seconds until trying again. */
export function rateLimited(message: string, retryAfter = 1): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter } });
}

const tooManyRequests = 'Too many requests. Try again in a moment.';

/**
 * Applies a limit to every HTTP request, with status 429 over it, and closes the connection: a refusal takes as long as
 * a small answer, and a client can pipeline thousands of requests. If more requests have arrived, the connection is
 * closed without an answer, and each request leaves a debt: Node parses all that it has read, which takes tens of
 * milliseconds for each connection.
 */
export function addRequestLimit(app: FastifyInstance, limit: RequestLimit, addressOf: AddressOf): void {
  const refused = new WeakSet<Socket>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const address = addressOf(request.raw);
    if (refused.has(socket)) {
      limit.take(address, 1, true);
      socket.destroy();
      return reply.hijack();
    }
    // Only files that exist have a route.
    const isAsset = request.routeOptions.url?.startsWith('/assets/');
    const retryAfter = limit.take(address, isAsset ? requests.assetCost : 1);
    if (retryAfter === 0) return;
    // A proxy sends other clients' requests over the same connection, one after another.
    const isProxy = networkOf(socket.remoteAddress ?? '') !== address;
    if (isProxy) return sendTooMany(request, reply, retryAfter);
    refused.add(socket);
    return sendTooMany(request, reply.header('connection', 'close'), retryAfter);
  });
}

/** Answers 429: as text to a browser that opens a page, otherwise as GraphQL answers errors. */
export function sendTooMany(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  retryAfter: number,
): FastifyReply {
  const error = rateLimited(tooManyRequests, retryAfter);
  return reply
    .code(429)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .send(headers.accept?.includes('text/html') ? error.message : { errors: [error] });
}
