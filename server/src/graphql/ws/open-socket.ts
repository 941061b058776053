import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** An open WebSocket, and the data of its upgrade request that operations use. */
export interface OpenSocket {
  readonly client: WebSocket;
  /** The TCP connection under the WebSocket. */
  readonly connection: Socket;
  readonly headers: IncomingHttpHeaders;
  /** The network address that rate limits count. */
  readonly address: string;
}

/** The headers that operations read: credentials and the device. The rest of the request can be freed. */
export function pickHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { cookie, authorization, 'user-agent': userAgent } = headers;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(authorization !== undefined && { authorization }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
}
