import type { PreparedArgs } from '../engine.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import type { SubscriberSocket } from '../shared-subscriptions/shared-subscription.ts';
import type { OpenSocket } from './open-socket.ts';

/** How many unsent bytes a socket may have. Further results wait in the cache that all subscribers share. */
const maxUnsentBytes = 64 * 1024;
const closingBrace = 0x7d;

/** 1013 is "try again later": the graphql-ws client reconnects. */
export const tooSlow = { code: 1013, reason: 'Client too slow; resubscribe' };

/**
 * Adds a socket to the subscribers that share the results of an operation. Results bypass graphql-ws, which would frame
 * and send each message for each subscriber.
 *
 * @returns a stream that yields nothing and ends with the subscription, or errors
 */
export function subscribeShared(
  fanOut: FanOut,
  args: PreparedArgs,
  { socket, id }: { readonly socket: OpenSocket; readonly id: string },
): ReturnType<FanOut['subscribe']> {
  const started = fanOut.subscribe(args, () => new WebSocketSubscriber(socket, id));
  // graphql-ws keeps the arguments. The context, two kilobytes for each subscriber, is dropped after the start.
  return started.finally(() => Object.assign(args, { contextValue: null }));
}

/**
 * Writes results to a socket without graphql-ws, which would frame and send each message separately. The bytes are the
 * same: a `next` message of graphql-transport-ws in a text frame of its own.
 */
export class WebSocketSubscriber implements SubscriberSocket {
  readonly #socket: OpenSocket;
  /** The start of each message. */
  readonly #head: string;

  /** @param id the subscription's id, chosen by the client */
  constructor(socket: OpenSocket, id: string) {
    this.#socket = socket;
    this.#head = `{"id":${JSON.stringify(id)},"type":"next",`;
  }

  hasRoom(): boolean {
    return this.#socket.connection.writableLength <= maxUnsentBytes;
  }

  async waitForRoom(): Promise<boolean> {
    if (!this.#socket.isOpen) return false;
    if (this.hasRoom()) return true;
    return (await this.#socket.untilDrained()) && this.#socket.isOpen;
  }

  write(results: readonly Buffer[]): void {
    // No frame may follow a closing frame.
    if (this.#socket.isOpen) this.#socket.connection.write(frame(this.#head, results));
  }

  disconnect(): void {
    this.#socket.close(tooSlow.code, tooSlow.reason);
  }
}

/** One text frame per result, unmasked and unfragmented (RFC 6455, section 5.2). */
function frame(head: string, results: readonly Buffer[]): Buffer {
  const headLength = Buffer.byteLength(head);
  let size = 0;
  for (const result of results) {
    const length = headLength + result.length + 1;
    size += headerLength(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const result of results) {
    at = writeHeader(bytes, at, headLength + result.length + 1);
    at += bytes.write(head, at);
    at += result.copy(bytes, at);
    bytes[at++] = closingBrace;
  }
  return bytes;
}

function headerLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = 0x81;
  if (length < 126) return bytes.writeUInt8(length, at + 1);
  if (length < 65_536) {
    bytes[at + 1] = 126;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = 127;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
