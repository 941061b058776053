import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { sizes } from '../../../guards/limits.ts';
import type { RequestGuards } from '../../../guards/request-guards.ts';
import { createCapacity } from '../../../guards/size/capacity.ts';
import { openSockets } from '../../../platform/metrics/metrics.ts';
import { makeShortHostCheck } from '../../redirect/short-host.ts';
import type { AppServices } from '../context.ts';
import type { Graphql } from '../engine.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { startHeartbeat } from './heartbeat.ts';
import { OpenSocket, pickHeaders } from './open-socket.ts';
import { protocolOptions } from './protocol.ts';
import { createSessionSockets } from './session-sockets.ts';

/** How long clients may take to close their sockets when the server stops. */
const closeTimeoutMs = 2_000;

/** Serves `/graphql` over WebSocket with the graphql-ws protocol. When the app closes, clients get 1001 (going away). */
export function addSockets(
  app: FastifyInstance,
  graphql: Graphql,
  fanOut: FanOut,
  guards: RequestGuards,
  services: AppServices,
): void {
  const { isOurOrigin, addressOf, requestLimit, heldBytes } = guards;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: sizes.message.max,
    handleProtocols,
    // Handles one message at a time: graphql-ws would end a subscription whose id was completed in the same tick.
    allowSynchronousEvents: false,
  });
  openSockets.watch(() => sockets.clients.size);
  const heartbeat = startHeartbeat(sockets.clients, services.clock);
  const sessionSockets = createSessionSockets({ ...services, log: app.log });
  const protocol = makeServer(protocolOptions(graphql, fanOut, guards, sessionSockets.add));
  const capacity = createCapacity('sockets', sizes.sockets.max);
  const shared = { heldBytes, requestLimit, clock: services.clock, log: app.log };
  // An error is, for example, a message over the size limit. ws then closes the socket.
  const logError = (error: Error) => app.log.info({ err: error }, 'WebSocket error');

  const open = (socket: OpenSocket) => {
    const { client } = socket;
    heartbeat.watch(client);
    client.on('error', logError);
    const closed = protocol.opened(socket, socket);
    client.on('close', (code, reason) => {
      closed(code, String(reason)).catch((error) =>
        app.log.error({ err: error }, 'Failed to end the subscriptions of a closed socket'),
      );
    });
  };

  const isOfShortHost = makeShortHostCheck(services.linkHosts);
  const onUpgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    // Without a listener, an error during the handshake would end the process.
    const ignore = () => undefined;
    connection.on('error', ignore);
    if (isOfShortHost(request) || request.url?.split('?')[0] !== graphql.endpoint)
      return refuse(connection, '404 Not Found');
    if (!isOurOrigin(request.headers.origin)) return refuse(connection, '403 Forbidden');
    const address = addressOf(request);
    if (requestLimit.take(address) > 0) return refuse(connection, '429 Too Many Requests');
    const release = capacity.hold(address);
    if (!release) return refuse(connection, '429 Too Many Requests');
    connection.once('close', release);
    const headers = pickHeaders(request);
    sockets.handleUpgrade(request, connection, head, (client) => {
      connection.off('error', ignore);
      if (connection instanceof Socket) open(new OpenSocket(client, connection, headers, address, shared));
      else client.terminate();
    });
  };
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    heartbeat.stop();
    sessionSockets.stop();
    const timer = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, closeTimeoutMs);
    for (const client of sockets.clients) client.close(1001, 'Going away');
    await new Promise((resolve) => sockets.close(resolve));
    clearTimeout(timer);
  });
}

function refuse(connection: Duplex, status: string): void {
  // The connection is destroyed, because a client that doesn't close its half would keep it open forever.
  const destroy = () => connection.destroy();
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, destroy);
}
