import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** An open socket: what it is served by. It holds nothing of the request that opened it but what operations ask for. */
export interface OpenSocket {
  readonly client: WebSocket;
  /** The connection beneath. */
  readonly connection: Socket;
  readonly headers: IncomingHttpHeaders;
  /** The network address that attempts are counted by. */
  readonly address: string;
}

/** The headers that say who asks, and by which device. */
export function keptHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { cookie, authorization, 'user-agent': userAgent } = headers;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(authorization !== undefined && { authorization }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
}
