import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { type AddressOf, makeClientAddress } from './addresses/client-address.ts';
import { createOperationQueues, type OperationQueues } from './concurrency/operation-queues.ts';
import { addHostCheck, addLengthCheck } from './origins/bad-requests.ts';
import { type IsOurOrigin, makeOriginCheck } from './origins/origin.ts';
import { addSecurityHeaders } from './origins/security-headers.ts';
import { addRequestLimit, createRequestLimit, type RequestLimit } from './rate/request-limit.ts';
import { addConnectionLimit } from './size/connection-limit.ts';
import { addHeldBytes, createHeldBytes, type HeldBytes } from './size/held-bytes.ts';
import { handleInTurn } from './size/pipelining.ts';

/** The checks and limits of requests and operations, over HTTP and WebSocket together. */
export interface RequestGuards extends OperationQueues {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
}

export interface GuardOptions {
  readonly publicUrl: string;
  /** Proxies whose X-Forwarded-For header is trusted: `loopback`, or addresses and networks such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** The long-term rate of requests per second and network address; null for no limit. */
  readonly requestLimit: number | null;
  /** How many GraphQL operations run at once; null for no limit. */
  readonly operationLimit: number | null;
  readonly clock: Clock;
}

/** Adds the checks of HTTP requests that come before their routes, and the security headers of what these answer. */
export function addRequestGuards(app: FastifyInstance, options: GuardOptions): RequestGuards {
  const { publicUrl, trustedProxies, requestLimit, operationLimit, clock } = options;
  const guards = {
    isOurOrigin: makeOriginCheck(publicUrl),
    addressOf: makeClientAddress(trustedProxies),
    requestLimit: createRequestLimit(requestLimit, clock.now),
    heldBytes: createHeldBytes(),
    ...createOperationQueues(operationLimit, clock, app.server),
  };
  addConnectionLimit(app, trustedProxies);
  addSecurityHeaders(app, publicUrl);
  addHostCheck(app);
  // Before requests wait for their turn: a client can pipeline any number of them.
  addRequestLimit(app, guards.requestLimit, guards.addressOf);
  addLengthCheck(app);
  addHeldBytes(app, guards.heldBytes, guards.addressOf);
  handleInTurn(app);
  return guards;
}
