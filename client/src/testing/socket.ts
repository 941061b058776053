import { type WebSocketHandlerConnection, ws } from 'msw';

interface Watcher {
  readonly client: Client;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly query: string; readonly variables?: Record<string, unknown> };
}

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
  const watchers = new Map<string, Watcher>();
  const clients = new Set<Client>();
  const link = ws.link(`${window.location.origin.replace(/^http/, 'ws')}/graphql`);
  let isRefusing = false;
  const silent = new Set<Client>();
  const handler = link.addEventListener('connection', ({ client }) => {
    if (isRefusing) {
      client.close(1012, 'Not now');
      return;
    }
    clients.add(client);
    client.addEventListener('close', () => {
      clients.delete(client);
      for (const [id, watcher] of watchers) if (watcher.client === client) watchers.delete(id);
    });
    client.addEventListener('message', ({ data }) => {
      const message: Message = JSON.parse(String(data));
      if (message.type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }));
      if (message.type === 'ping' && !silent.has(client)) client.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'subscribe' && message.id && message.payload) {
        const { query, variables = {} } = message.payload;
        watchers.set(message.id, { client, query, variables });
      }
      if (message.type === 'complete' && message.id) watchers.delete(message.id);
    });
  });
  const watching = (...fields: string[]) =>
    [...watchers].filter(([, { query }]) => fields.some((field) => new RegExp(`\\b${field}\\b`).test(query)));
  return {
    handler,
    /** How many subscriptions are open. */
    watching: () => watchers.size,
    /** The variables of each open subscription to a field. */
    variables: (field: string) => [...watching(field)].map(([, { variables }]) => variables),
    /** Sends a result to every subscription to its field. */
    push(data: Record<string, unknown>) {
      for (const [id, { client }] of watching(...Object.keys(data))) {
        client.send(JSON.stringify({ type: 'next', id, payload: { data } }));
      }
    },
    /** Ends every subscription to a field: with what is wrong, or without a reason. */
    end(field: string, error?: { message: string; extensions: Record<string, unknown> }) {
      for (const [id, { client }] of watching(field)) {
        watchers.delete(id);
        const message = error ? { type: 'error', id, payload: [error] } : { type: 'complete', id };
        client.send(JSON.stringify(message));
      }
    },
    /** Lets nobody in any more, or again. */
    refuse(next: boolean) {
      isRefusing = next;
    },
    /** Answers the open sockets no more, and doesn't close them. */
    fallSilent() {
      for (const client of clients) silent.add(client);
    },
    /** Closes every socket, as when the session has ended (4401). */
    close(code: number, reason: string) {
      for (const client of clients) client.close(code, reason);
    },
  };
}
