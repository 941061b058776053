import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { useServer as serveProtocol } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Dependencies, findRequestSession } from '../context.ts';
import type { Entrance, Graphql } from '../http/graphql.ts';
import { closeWithSession } from './close-with-session.ts';
import { protocolOptions } from './protocol.ts';

const maxPayload = 64 * 1024;
/** So many sockets may be open from one network address. */
const maxSockets = 200;
/** How often a client is pinged; one that hasn't answered by the next ping is gone. */
const keepAliveMs = 12_000;
/** How long a client may take to answer our goodbye when the server stops. */
const goodbyeMs = 2_000;

/** `/graphql` over WebSocket, by the graphql-ws protocol. It closes with the app: each client is told 1001, going away. */
export function addSockets(
  app: FastifyInstance,
  graphql: Graphql,
  { isOurOrigin, addressOf, requestLimit, ...dependencies }: Entrance & Dependencies,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
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
  const options = protocolOptions(app, graphql, { addressOf, requestLimit }, closeAtEnd);
  const server = serveProtocol(options, sockets, keepAliveMs);
  const counts = new Map<string, number>();

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is done nobody else listens, and an error without a listener ends the process.
    const ignore = () => undefined;
    socket.on('error', ignore);
    if (request.url?.split('?')[0] !== graphql.graphqlEndpoint) return refuse(socket, '404 Not Found');
    if (!isOurOrigin(request.headers.origin)) return refuse(socket, '403 Forbidden');
    const address = addressOf(request);
    if ((counts.get(address) ?? 0) >= maxSockets || requestLimit.take(address) > 0) {
      return refuse(socket, '429 Too Many Requests');
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      counts.set(address, (counts.get(address) ?? 0) + 1);
      client.once('close', () => {
        const left = (counts.get(address) ?? 0) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      });
      closeAtEnd(client, request.headers);
      socket.off('error', ignore);
      sockets.emit('connection', client, request);
      // The library prints the stack of every client's mistake, such as a message that is too long; ws has closed by then.
      client.removeAllListeners('error');
      client.on('error', (error) => app.log.info({ err: error }, 'A socket failed'));
    });
  };
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    const giveUp = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, goodbyeMs);
    await server.dispose();
    clearTimeout(giveUp);
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
