import { type WebSocketHandlerConnection, ws } from 'msw/ws';

interface Subscription {
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

// One link for all tests: each link adds a listener to MSW's broadcast channel and never removes it.
const link = ws.link(`${window.location.origin.replace(/^http/, 'ws')}/graphql`);

/**
 * The server's end of a WebSocket with the graphql-ws protocol. The test pushes the results.
 *
 * @example
 * const socket = fakeSocket();
 * server.use(socket.handler);
 * socket.push({ me: null });
 */
export function fakeSocket() {
  const subscriptions = new Map<string, Subscription>();
  const clients = new Set<Client>();
  let isRefusing = false;
  const silent = new Set<Client>();
  const handler = link.addEventListener('connection', ({ client }) => {
    if (isRefusing) {
      // Deferred, because MSW adds its own listeners after this one, and removes them when the client closes.
      setTimeout(() => client.close(1012, 'Not now'));
      return;
    }
    clients.add(client);
    client.addEventListener('close', () => {
      clients.delete(client);
      for (const [id, subscription] of subscriptions)
        if (subscription.client === client) subscriptions.delete(id);
    });
    client.addEventListener('message', ({ data }) => {
      const message: Message = JSON.parse(String(data));
      if (message.type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }));
      if (message.type === 'ping' && !silent.has(client)) client.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'subscribe' && message.id && message.payload) {
        const { query, variables = {} } = message.payload;
        subscriptions.set(message.id, { client, query, variables });
      }
      if (message.type === 'complete' && message.id) subscriptions.delete(message.id);
    });
  });
  const subscriptionsTo = (...fields: string[]) =>
    [...subscriptions].filter(([, { query }]) =>
      fields.some((field) => new RegExp(`\\b${field}\\b`).test(query)),
    );
  return {
    handler,
    subscriptionCount: () => subscriptions.size,
    /** The variables of each open subscription to a field. */
    variables: (field: string) => subscriptionsTo(field).map(([, { variables }]) => variables),
    /**
     * Sends a result to every subscription to its field.
     *
     * @param boardId the board of the subscriptions; undefined for any board
     */
    push(data: Record<string, unknown>, boardId?: string) {
      for (const [id, { client, variables }] of subscriptionsTo(...Object.keys(data))) {
        if (boardId !== undefined && variables['boardId'] !== boardId) continue;
        client.send(JSON.stringify({ type: 'next', id, payload: { data } }));
      }
    },
    /** Ends every subscription to a field, with an error if one is given. */
    end(field: string, error?: { message: string; extensions: Record<string, unknown> }) {
      for (const [id, { client }] of subscriptionsTo(field)) {
        subscriptions.delete(id);
        const message = error ? { type: 'error', id, payload: [error] } : { type: 'complete', id };
        client.send(JSON.stringify(message));
      }
    },
    /** Refuses new sockets, or accepts them again. */
    refuse(next: boolean) {
      isRefusing = next;
    },
    /** Stops answering pings on the open sockets, without closing them. */
    fallSilent() {
      for (const client of clients) silent.add(client);
    },
    /** Closes every socket, for example with 4401 for an ended session. */
    close(code: number, reason: string) {
      for (const client of clients) client.close(code, reason);
    },
  };
}
