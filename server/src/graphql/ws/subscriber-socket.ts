import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { OpenSocket } from './socket.ts';

/** So many bytes may wait in a socket; with more, what comes next waits elsewhere, where it is shared by all. */
const roomBytes = 64 * 1024;
/** Who hasn't read what waits for them after this long is cut off. */
const patienceMs = 10_000;
/** How long who was cut off may take to say goodbye. */
const goodbyeMs = 2_000;
const closingBrace = 0x7d;

/** What a socket is closed with when its client reads too slowly. Try again later: graphql-ws's client comes back. */
export const tooSlow = { code: 1013, reason: 'You read too slowly: subscribe again from where you are' };

/** One subscription of one socket, as who has its results ready sees it. */
export interface Watcher {
  /** Whether it may be written to now. */
  hasRoom(): boolean;
  /** Waits until it may be written to; false when the socket has closed meanwhile, or doesn't get read. */
  waitForRoom(): Promise<boolean>;
  /** Sends results, in one write. @param results each `"payload":{…}`, as UTF-8 */
  write(results: readonly Buffer[]): void;
  /** Closes the socket, in a way that makes its client come back. */
  cutOff(): void;
}

/**
 * Writes results to a socket without a detour through the protocol's engine, which frames and sends message by message.
 * What leaves is what the engine would send: a `next` message of graphql-transport-ws in a text frame of its own.
 */
export class SocketWatcher implements Watcher {
  readonly #socket: OpenSocket;
  /** What each of its messages begins with. */
  readonly #head: string;

  /** @param id the subscription's, as its client named it */
  constructor(socket: OpenSocket, id: string) {
    this.#socket = socket;
    this.#head = `{"id":${JSON.stringify(id)},"type":"next",`;
  }

  hasRoom(): boolean {
    return this.#socket.connection.writableLength <= roomBytes;
  }

  async waitForRoom(): Promise<boolean> {
    const { client, connection } = this.#socket;
    if (client.readyState !== WebSocket.OPEN) return false;
    if (this.hasRoom()) return true;
    return (await drained(connection)) && client.readyState === WebSocket.OPEN;
  }

  write(results: readonly Buffer[]): void {
    const { client, connection } = this.#socket;
    // Nothing may follow a closing frame.
    if (client.readyState === WebSocket.OPEN) connection.write(frame(this.#head, results));
  }

  cutOff(): void {
    const { client } = this.#socket;
    client.close(tooSlow.code, tooSlow.reason);
    setTimeout(() => client.terminate(), goodbyeMs).unref();
  }
}

function drained(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDrained: boolean) => {
      clearTimeout(timer);
      socket.off('drain', onDrain);
      socket.off('close', onClose);
      resolve(isDrained);
    };
    const onDrain = () => end(true);
    const onClose = () => end(false);
    const timer = setTimeout(onClose, patienceMs);
    socket.once('drain', onDrain);
    socket.once('close', onClose);
  });
}

/** Text frames, one for each result, one after the other: RFC 6455, 5.2, whole and unmasked. */
function frame(head: string, results: readonly Buffer[]): Buffer {
  const headLength = Buffer.byteLength(head);
  let size = 0;
  for (const result of results) {
    const length = headLength + result.length + 1;
    size += lengthBytes(length) + length;
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

function lengthBytes(length: number): number {
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
