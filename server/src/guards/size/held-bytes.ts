import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressOf } from '../addresses/client-address.ts';
import { sizes } from '../limits.ts';
import { sendTooMany } from '../rate/request-limit.ts';
import { createCapacity } from './capacity.ts';

/** The share of the remaining bytes that one IP address may hold, so that other addresses have room. */
const largestShare = 1 / 8;
/** The bytes that a request takes besides its body: its headers, and the buffers of a sent file. */
export const requestBytes = 64 * 1024;

/** Counts the bytes that the server holds for each IP address, over HTTP and WebSocket together. */
export interface HeldBytes {
  /** Counts bytes. Returns a function that releases the bytes; null if the address would hold too many. */
  hold(address: string, bytes: number): (() => void) | null;
}

export function createHeldBytes(): HeldBytes {
  return createCapacity('held-bytes', (total) =>
    Math.min(sizes['held-bytes'].max, (sizes['held-bytes-total'].max - total) * largestShare),
  );
}

/** Holds the bytes of each request until its response has been read or the connection is closed. */
export function addHeldBytes(app: FastifyInstance, held: HeldBytes, addressOf: AddressOf): void {
  app.addHook('onRequest', async (request, reply) => {
    // A pipelined request was counted before Fastify, except its body.
    const isPipelined = reply.raw.socket === null;
    const bytes = (isPipelined ? 0 : requestBytes) + bodyBytes(request);
    const release = held.hold(addressOf(request.raw), bytes);
    if (release) return onceRead(reply.raw, request.raw.socket, release);
    return sendTooMany(request, reply, 1);
  });
}

/** The maximum size of a body that is about to be read, in bytes. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  // A longer body is rejected without being read.
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
}

/** Calls back when the client has read a response, or the connection is closed. */
export function onceRead(response: ServerResponse, socket: Socket, callback: () => void): void {
  const callbacks = callbacksOf(socket);
  const end = () => {
    if (callbacks.delete(end)) callback();
  };
  callbacks.add(end);
  response.once('close', end);
  if (response.closed || socket.destroyed) end();
}

const callbacksBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * The callbacks of a connection's open responses. Node doesn't report that a pipelined response was aborted while it
 * waits for earlier responses.
 */
function callbacksOf(socket: Socket): Set<() => void> {
  const known = callbacksBySocket.get(socket);
  if (known) return known;
  const callbacks = new Set<() => void>();
  callbacksBySocket.set(socket, callbacks);
  socket.once('close', () => {
    for (const end of callbacks) end();
  });
  return callbacks;
}
