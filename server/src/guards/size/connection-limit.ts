import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../addresses/client-address.ts';
import { sizes } from '../limits.ts';
import { createCapacity } from './capacity.ts';

/** Closes the connections of clients that have too many. Those of trusted proxies come from many clients. */
export function addConnectionLimit({ server }: FastifyInstance, trusted: readonly string[]): void {
  const isTrusted = proxyAddress.compile([...trusted]);
  const connections = createCapacity('connections', sizes.connections.max);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isTrusted(address, 0)) return;
    const release = connections.hold(networkOf(address));
    return release ? socket.once('close', release) : socket.destroy();
  });
}
