import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Dependencies, findRequestSession } from '../context.ts';
import type { Graphql, RequestGuards } from '../http/graphql.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { holdBack } from './backpressure.ts';
import { closeWithSession } from './close-with-session.ts';
import { startHeartbeat } from './heartbeat.ts';
import { protocolOptions } from './protocol.ts';
import { keptHeaders, type OpenSocket } from './socket.ts';

const maxPayload = 64 * 1024;
/** So many sockets may be open from one network address. */
const maxSockets = 200;
/** How long a client may take to answer our goodbye when the server stops. */
const goodbyeMs = 2_000;

/** `/graphql` over WebSocket, by the graphql-ws protocol. It closes with the app: each client is told 1001, going away. */
export function addSockets(
  app: FastifyInstance,
  graphql: Graphql,
  fanOut: FanOut,
  { isOurOrigin, addressOf, requestLimit, ...dependencies }: RequestGuards & Dependencies,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload, handleProtocols });
  const heartbeat = startHeartbeat(sockets.clients);
  const closeAtEnd = (client: WebSocket, headers: IncomingHttpHeaders) => {
    // Found once the socket is open: a client that says hello meanwhile is answered.
    findRequestSession(dependencies, headers)
      .then((session) => session && closeWithSession(client, session, dependencies))
      .catch((error) => {
        app.log.error({ err: error }, "A socket's session can't be read");
        // Try again later: at 1011, graphql-ws's client would never.
        client.close(1013);
      });
  };
  const engine = makeServer(protocolOptions(app, graphql, fanOut, { requestLimit }, closeAtEnd));
  const counts = new Map<string, number>();

  const open = (socket: OpenSocket) => {
    const { client, address, headers } = socket;
    counts.set(address, (counts.get(address) ?? 0) + 1);
    closeAtEnd(client, headers);
    heartbeat.watch(client);
    // Such as a message that is too long: ws closes the socket then.
    client.on('error', (error) => app.log.info({ err: error }, 'A socket failed'));
    const closed = engine.opened(
      {
        protocol: client.protocol,
        send: (text) => send(client, text),
        close: (code, reason) => client.close(code, reason),
        onMessage: (listen) => {
          client.on('message', (data) => {
            holdBack(socket);
            listen(String(data)).catch((error) => {
              app.log.error({ err: error }, 'A message could not be handled');
              client.close(CloseCode.InternalServerError, 'Internal server error');
            });
          });
        },
      },
      socket,
    );
    client.once('close', (code, reason) => {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
      closed(code, String(reason)).catch((error) =>
        app.log.error({ err: error }, 'What a client watched could not be ended'),
      );
    });
  };

  const onUpgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    // Until the handshake is done nobody else listens, and an error without a listener ends the process.
    const ignore = () => undefined;
    connection.on('error', ignore);
    if (request.url?.split('?')[0] !== graphql.graphqlEndpoint) return refuse(connection, '404 Not Found');
    if (!isOurOrigin(request.headers.origin)) return refuse(connection, '403 Forbidden');
    const address = addressOf(request);
    if ((counts.get(address) ?? 0) >= maxSockets || requestLimit.take(address) > 0) {
      return refuse(connection, '429 Too Many Requests');
    }
    const headers = keptHeaders(request);
    sockets.handleUpgrade(request, connection, head, (client) => {
      connection.off('error', ignore);
      if (connection instanceof Socket) open({ client, connection, headers, address });
      else client.terminate();
    });
  };
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    heartbeat.stop();
    const giveUp = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, goodbyeMs);
    for (const client of sockets.clients) client.close(1001, 'Going away');
    await new Promise((resolve) => sockets.close(resolve));
    clearTimeout(giveUp);
  });
}

function send(client: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (client.readyState !== client.OPEN) resolve();
    else client.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

function refuse(connection: Duplex, status: string): void {
  // Whoever doesn't hang up as well would keep half of the connection, and nothing else times it out.
  const hangUp = () => connection.destroy();
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, hangUp);
}
