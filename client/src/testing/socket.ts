import { type WebSocketHandlerConnection, ws } from 'msw';

type Client = WebSocketHandlerConnection['client'];

/**
 * The server's end of the WebSocket, by the graphql-ws protocol. It answers nothing until a test pushes something.
 *
 * @example
 * const socket = fakeSocket();
 * server.use(socket.handler);
 * socket.push({ me: null });
 */
export function fakeSocket() {
  const watchers = new Map<string, Client>();
  const clients = new Set<Client>();
  const link = ws.link(`${window.location.origin.replace(/^http/, 'ws')}/graphql`);
  const handler = link.addEventListener('connection', ({ client }) => {
    clients.add(client);
    client.addEventListener('close', () => {
      clients.delete(client);
      for (const [id, watcher] of watchers) if (watcher === client) watchers.delete(id);
    });
    client.addEventListener('message', ({ data }) => {
      const message: { type: string; id?: string } = JSON.parse(String(data));
      if (message.type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }));
      if (message.type === 'ping') client.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'subscribe' && message.id) watchers.set(message.id, client);
      if (message.type === 'complete' && message.id) watchers.delete(message.id);
    });
  });
  return {
    handler,
    /** How many subscriptions are open. */
    watching: () => watchers.size,
    /** Sends a result to every subscription. */
    push(data: Record<string, unknown>) {
      for (const [id, client] of watchers) {
        client.send(JSON.stringify({ type: 'next', id, payload: { data } }));
      }
    },
    /** Closes every socket, as when the session has ended (4401). */
    close(code: number, reason: string) {
      for (const client of clients) client.close(code, reason);
    },
  };
}
