import { WebSocket } from 'ws';

/** Opens a WebSocket with the graphql-ws protocol but without a client library, so that tests can send any message. */
export function openWebSocket(
  url: string,
  headers: Record<string, string> = {},
  path = '/graphql',
): WebSocket {
  const address = `${url.replace(/^http/, 'ws')}${path}`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
  // An unhandled 'error' event would end the process.
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves with the HTTP status of a socket's handshake: 101 if the server accepted it. */
export function handshakeStatus(socket: WebSocket): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    socket.on('upgrade', (response) => resolve(response.statusCode));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', reject);
  });
}
