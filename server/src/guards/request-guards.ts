import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { type AddressOf, makeClientAddress } from './addresses/client-address.ts';
import { createOperationQueues, type OperationQueues } from './concurrency/operation-queues.ts';
import { addHostCheck, addLengthCheck } from './origins/bad-requests.ts';
import { type IsOurOrigin, makeOriginCheck } from './origins/origin.ts';
import { addSecurityHeaders } from './origins/security-headers.ts';
import { addRequestLimit, createRequestLimit, type RequestLimit } from './rate/request-limit.ts';
import { type Connections, guardConnections } from './size/connections.ts';
import { addHeldBytes, createHeldBytes, type HeldBytes } from './size/held-bytes.ts';
import { handleInTurn } from './size/pipelining.ts';

/** The checks and limits of requests and operations, over HTTP and WebSocket together. */
export interface RequestGuards extends OperationQueues {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
  readonly connections: Connections;
}

export interface GuardOptions {
  readonly publicUrl: string;
  /** Proxies whose X-Forwarded-For header is trusted: `loopback`, or addresses and networks such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** The long-term rate of requests per second and IP address; null for no limit. */
  readonly requestLimit: number | null;
  /** How many GraphQL operations run at once; null for no limit. */
  readonly operationLimit: number | null;
  readonly clock: Clock;
}

/** Creates the guards of a server, and limits the connections of each client. */
export function createRequestGuards(server: Server, options: GuardOptions): RequestGuards {
  const { publicUrl, trustedProxies, operationLimit, clock } = options;
  const addressOf = makeClientAddress(trustedProxies);
  const requestLimit = createRequestLimit(options.requestLimit, clock.now);
  const heldBytes = createHeldBytes();
  return {
    isOurOrigin: makeOriginCheck(publicUrl),
    addressOf,
    requestLimit,
    heldBytes,
    connections: guardConnections(server, { requestLimit, heldBytes, addressOf, trustedProxies }),
    ...createOperationQueues(operationLimit, clock, server),
  };
}

/**
 * Makes Fastify use a server. Requests that the connection guards refuse don't reach Fastify. The server needs the
 * option `requireHostHeader: false`: otherwise Node itself answers requests without a Host header, before the guards.
 */
export function guardServer(server: Server, { connections }: RequestGuards): FastifyServerFactory {
  return (handle) => {
    const onRequest: RequestListener = (request, response) => {
      if (!connections.admit(request, response)) return;
      // HTTP/1.1 requires a Host header: RFC 9112, 3.2.
      const lacksHost = request.headers.host === undefined && request.httpVersion === '1.1';
      if (lacksHost) response.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
      else handle(request, response);
    };
    // Without a listener, Node itself answers requests that expect more than 100-continue.
    return server.on('request', onRequest).on('checkExpectation', onRequest);
  };
}

/**
 * Adds the checks that run before the routes of a scope, and security headers to the responses. Routes outside of the
 * scope choose their own checks.
 */
export function guardRoutes(scope: FastifyInstance, guards: RequestGuards, publicUrl: string): void {
  addSecurityHeaders(scope, publicUrl);
  // The limit comes before any code that awaits a promise: a client can pipeline any number of requests, and Node
  // parses all requests that it has read before the first promise is settled.
  addRequestLimit(scope, guards.requestLimit, guards.connections.refuse, guards.addressOf);
  addHostCheck(scope);
  addLengthCheck(scope);
  addHeldBytes(scope, guards.heldBytes, guards.addressOf);
  handleInTurn(scope);
}
