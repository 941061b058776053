import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../platform/metrics/metrics.ts';
import { networkOf } from '../addresses/client-address.ts';
import { createCapacity } from './capacity.ts';

/** How many connections a client may have. Before its request is complete, each takes memory that nothing else counts. */
const maxConnections = 500;

/** Closes the connections of clients that have too many. Those of trusted proxies come from many clients. */
export function addConnectionLimit({ server }: FastifyInstance, trusted: readonly string[]): void {
  const isTrusted = proxyAddress.compile([...trusted]);
  const connections = createCapacity(maxConnections);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isTrusted(address, 0)) return;
    const release = connections.hold(networkOf(address));
    if (release) return socket.once('close', release);
    refusals.inc({ limit: 'connections' });
    return socket.destroy();
  });
}
