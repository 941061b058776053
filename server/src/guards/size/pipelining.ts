import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Handles the pipelined requests of a connection one after another: the next request waits until the response has been
 * sent. Otherwise the responses to a client that doesn't read would all be computed and kept in memory.
 */
export function handleInTurn(app: FastifyInstance): void {
  const lastResponse = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: response }) => {
    const before = lastResponse.get(socket);
    lastResponse.set(socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
  });
}
