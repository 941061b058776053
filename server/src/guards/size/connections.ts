import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import { type AddressOf, networkOf, siteOf } from '../addresses/client-address.ts';
import { sizes } from '../limits.ts';
import type { RequestLimit } from '../rate/request-limit.ts';
import { createCapacity } from './capacity.ts';
import { type HeldBytes, onceRead, requestBytes } from './held-bytes.ts';

/** Limits the connections and the pipelined requests of a client. It runs before Fastify, so for every route. */
export interface Connections {
  /**
   * Whether a request may be handled. If not, all HTTP connections of its client have been closed: Node parses all
   * requests that it has read from a connection, which takes tens of milliseconds and megabytes, however the first
   * request is answered.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Admits no further request on the connection of a refused request.
   *
   * @returns whether the answer must close the connection. A proxy's connection stays open for its other clients
   */
  refuse(request: IncomingMessage): boolean;
}

interface ConnectionOptions {
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
  readonly addressOf: AddressOf;
  readonly trustedProxies: readonly string[];
}

/**
 * Closes the connections of clients that have too many, or open them faster than they may send requests. Connections of
 * trusted proxies aren't limited, because they come from many clients.
 */
export function guardConnections(
  server: Pick<Server, 'on'>,
  { requestLimit, heldBytes, addressOf, trustedProxies }: ConnectionOptions,
): Connections {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const capacity = createCapacity('connections', sizes.connections.max);
  const clients = new Map<string, Set<Duplex>>();
  /** The connections of each connection's client. */
  const siblings = new WeakMap<Duplex, Set<Duplex>>();
  const refused = new WeakSet<Duplex>();

  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined) return;
    const network = networkOf(address);
    if (!isTrusted(address, 0)) {
      const release = requestLimit.take(network) === 0 && capacity.hold(network);
      if (!release) return socket.destroy();
      socket.once('close', release);
    }
    const client = siteOf(network);
    const connections = clients.get(client) ?? new Set();
    clients.set(client, connections.add(socket));
    siblings.set(socket, connections);
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) clients.delete(client);
    });
  });
  // The connection of a WebSocket has limits of its own.
  server.on('upgrade', (_request, socket) => siblings.get(socket)?.delete(socket));

  const closeAll = (socket: Duplex) => {
    for (const connection of siblings.get(socket) ?? [socket]) connection.destroy();
  };
  return {
    admit: (request, response) => {
      const { socket } = request;
      if (!refused.has(socket)) {
        // Browsers and proxies don't send a request before they have the answer to the previous request.
        const isPipelined = response.socket === null;
        if (!isPipelined) return true;
        const release = heldBytes.hold(addressOf(request), requestBytes);
        if (release) {
          onceRead(response, socket, release);
          return true;
        }
        refused.add(socket);
      }
      requestLimit.take(addressOf(request), 1, true);
      closeAll(socket);
      return false;
    },
    refuse: (request) => {
      const { socket } = request;
      const isProxy = networkOf(socket.remoteAddress ?? '') !== addressOf(request);
      if (!isProxy) refused.add(socket);
      return !isProxy;
    },
  };
}
