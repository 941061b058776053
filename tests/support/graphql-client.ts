import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: unknown;
  readonly errors?: readonly { message: string; path?: unknown; extensions?: Record<string, unknown> }[];
}

/** Sends an operation over HTTP. */
export async function postGraphql(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...(await response.json()) };
}

/**
 * Creates a graphql-ws client without reconnection. The caller disposes of it.
 *
 * @param hello the payload of connection_init
 */
export function connectGraphql(
  url: string,
  headers: Record<string, string> = {},
  hello: Record<string, string> = {},
): Client {
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
      // graphql-ws removes its listener on terminate, and an unhandled 'error' event would end the process.
      this.on('error', () => undefined);
    }
  }
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: SocketWithHeaders,
    connectionParams: hello,
    retryAttempts: 0,
  });
}
