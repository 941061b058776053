import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurity, policyText } from './security-headers.ts';

/**
 * Answers a request with an invalid path, such as `/%zz`, and closes the connection. Fastify runs no hooks for such a
 * request, so only the limit on connections counts it, and helmet adds no headers.
 */
export function sendBadRequest(_error: unknown, _request: unknown, reply: FastifyReply): void {
  reply
    .code(400)
    .header('connection', 'close')
    .header('content-security-policy', policyText(contentSecurity))
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Bad request\n');
}

/** Rejects bodies of unknown length, for which no room can be reserved. */
export function addLengthCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['transfer-encoding'] === undefined) return;
    return reply
      .code(411)
      .header('connection', 'close')
      .type('text/plain; charset=utf-8')
      .send('Send the body with a Content-Length.\n');
  });
}

/** Rejects requests with a malformed Host header, because libraries make a URL of the header. */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (host === undefined || URL.canParse(`http://${host}`)) return;
    sendBadRequest(null, request, reply);
    return reply;
  });
}
