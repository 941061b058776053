import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../addresses/client-address.ts';
import { sizes } from '../limits.ts';
import type { RequestLimit } from '../rate/request-limit.ts';
import { createCapacity } from './capacity.ts';

/**
 * Closes the connections of clients that have too many, or open them faster than they may send requests: Node parses
 * all that a new connection sends in one piece, however its first request is answered. Connections of trusted proxies
 * aren't limited, because they come from many clients.
 */
export function addConnectionLimit(
  { server }: FastifyInstance,
  requestLimit: RequestLimit,
  trusted: readonly string[],
): void {
  const isTrusted = proxyAddress.compile([...trusted]);
  const connections = createCapacity('connections', sizes.connections.max);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isTrusted(address, 0)) return;
    const network = networkOf(address);
    const release = requestLimit.take(network) === 0 && connections.hold(network);
    return release ? socket.once('close', release) : socket.destroy();
  });
}
