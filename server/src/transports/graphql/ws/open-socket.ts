import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { CloseCode, MessageType, type WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { requests, sizes } from '../../../guards/limits.ts';
import type { RequestLimit } from '../../../guards/rate/request-limit.ts';
import type { HeldBytes } from '../../../guards/size/held-bytes.ts';
import type { Clock } from '../../../platform/clock.ts';

/** How long a client may take to read the unread bytes. */
const drainTimeoutMs = 10_000;
/** How long a client that is disconnected may take to close the socket. */
const closeTimeoutMs = 2_000;

/** 1013 is "try again later": the graphql-ws client reconnects. */
const tooManyMessages = { code: 1013, reason: 'Too many messages; try again in a moment' };

/** The services that all sockets share. */
export interface SocketServices {
  readonly heldBytes: HeldBytes;
  readonly requestLimit: RequestLimit;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * An open WebSocket for graphql-ws, with the data of its upgrade request that operations use. It is a class, because
 * closures would take a kilobyte for each of thousands of sockets.
 */
export class OpenSocket implements ProtocolSocket {
  /** The ids of operations that wait for their turn, or are starting. */
  readonly starting = new Set<string>();
  #drained: Promise<boolean> | null = null;

  readonly client: WebSocket;
  readonly connection: Socket;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly services: SocketServices;

  /**
   * @param connection the TCP connection under the WebSocket
   * @param address the IP address that rate limits count
   */
  constructor(
    client: WebSocket,
    connection: Socket,
    headers: IncomingHttpHeaders,
    address: string,
    services: SocketServices,
  ) {
    this.client = client;
    this.connection = connection;
    this.headers = headers;
    this.address = address;
    this.services = services;
  }

  get protocol(): string {
    return this.client.protocol;
  }

  get isOpen(): boolean {
    return this.client.readyState === this.client.OPEN;
  }

  /**
   * Sends a text, and waits until it was sent or the connection has ended. A client whose address has too many unread
   * bytes is disconnected.
   */
  send(text: string): Promise<void> {
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve();
      const release = this.services.heldBytes.hold(this.address, Buffer.byteLength(text));
      if (!release) {
        this.client.terminate();
        return resolve();
      }
      this.client.send(text, () => {
        release();
        resolve();
      });
    });
  }

  /** Answers a ping without its payload, which may be as large as a message. */
  onPing(): Promise<void> {
    return this.send(JSON.stringify({ type: MessageType.Pong }));
  }

  /** Closes the socket. Later messages are ignored. */
  close(code?: number, reason?: string): void {
    this.client.close(code, reason);
    this.services.clock.after(closeTimeoutMs, () => this.client.terminate());
  }

  onMessage(listener: (text: string) => Promise<void>): void {
    this.client.on('message', (data) => {
      const text = String(data);
      const cost = 1 + Math.floor(text.length / requests.messageBytes);
      const isTooMuch = this.services.requestLimit.take(this.address, cost) > 0;
      if (!this.isOpen) return isTooMuch && this.client.terminate();
      if (isTooMuch) return this.close(tooManyMessages.code, tooManyMessages.reason);
      this.#pauseWhileUnread();
      listener(text).catch((error) => {
        this.services.log.error({ err: error }, 'Failed to handle a WebSocket message');
        this.close(CloseCode.InternalServerError, 'Internal server error');
      });
    });
  }

  /** Waits until the client has read all bytes; false if it closes the socket or takes too long. */
  untilDrained(): Promise<boolean> {
    // All operations of the socket share one wait.
    this.#drained ??= waitForDrain(this.connection, this.services.clock).finally(() => {
      this.#drained = null;
    });
    return this.#drained;
  }

  /** Stops reading from a client until it has read our answers, so that TCP stops the client from sending. */
  #pauseWhileUnread(): void {
    if (this.client.isPaused || this.connection.writableLength <= sizes.unread.max) return;
    this.client.pause();
    this.connection.once('drain', () => this.client.resume());
  }
}

function waitForDrain(connection: Socket, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDrained: boolean) => {
      cancelTimeout();
      connection.off('drain', onDrain);
      connection.off('close', onFail);
      resolve(isDrained);
    };
    const onDrain = () => end(true);
    const onFail = () => end(false);
    const cancelTimeout = clock.after(drainTimeoutMs, onFail);
    connection.once('drain', onDrain);
    connection.once('close', onFail);
  });
}

/** The headers that operations read: credentials and the device. Then the rest of the request can be freed. */
export function pickHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { cookie, authorization, 'user-agent': userAgent } = headers;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(authorization !== undefined && { authorization }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
}
