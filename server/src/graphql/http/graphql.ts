import { STATUS_CODES } from 'node:http';
import { maxCiphertextAtOnce } from '@canary/input/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { findRequestSession } from '../../accounts/session-cookie.ts';
import { unexpectedErrorMessage } from '../../errors.ts';
import type { AddressOf } from '../../http/client-address.ts';
import { hasTag } from '../../http/etag.ts';
import { type IsOurOrigin, isForged } from '../../http/origin.ts';
import { operations } from '../../metrics/metrics.ts';
import type { AppServices } from '../context.ts';
import type { Graphql } from '../engine.ts';
import { type HeldBytes, onceRead } from '../limits/held-bytes.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import { overloaded, overloadedRetryAfter, type WorkLimit } from '../limits/work-limit.ts';
import { sendGraphiql } from './graphiql.ts';
import { createHttpHandler } from './handler.ts';
import { createPublicReads } from './public-reads.ts';

/** The largest body of a visitor who isn't logged in, in bytes. */
const anonymousBodyLimit = 100 * 1024;
/** The largest body of a user: a full batch of history records and its operation. */
const bodyLimit = maxCiphertextAtOnce + anonymousBodyLimit;

const json = 'application/json; charset=utf-8';

/** The checks that every request has to pass, over HTTP and WebSocket. */
export interface RequestGuards {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
  readonly workLimit: WorkLimit;
}

/** Serves `/graphql` over HTTP: operations, and GraphiQL to browsers. */
export async function addGraphql(
  app: FastifyInstance,
  graphql: Graphql,
  {
    isOurOrigin,
    addressOf,
    heldBytes,
    workLimit,
    hasExplorer,
    ...services
  }: RequestGuards & AppServices & { readonly hasExplorer: boolean },
): Promise<void> {
  const handle = createHttpHandler(graphql);
  const readPublic = createPublicReads(graphql, services);
  /** Runs the operation of a request. Sets the status and headers of its answer, and returns the body. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const found = request.method === 'GET' ? await readPublic(request.query, address) : null;
    if (found) {
      operations.inc({ outcome: 'ok' });
      reply.headers({ 'cache-control': 'no-cache', 'content-type': json, etag: found.etag });
      if (!hasTag(request.headers['if-none-match'], found.etag)) return found.body;
      reply.code(304);
      return '';
    }
    const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
    const [body, { status, headers = {} }] = await handle(request, {
      headers: request.headers,
      address,
      setCookie,
    });
    reply.code(status).headers(headers);
    return body ?? '';
  };
  await app.register(async (scope) => {
    // JSON only: other types can be sent by a form on another site. Parsed when it is the operation's turn, because values
    // take more memory than their text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      async ({ headers }: FastifyRequest, text: string) => {
        const isLarge = text.length > anonymousBodyLimit;
        if (isLarge && !(await findRequestSession(services, headers))) throw new BodyTooLargeError();
        return text;
      },
    );
    scope.setErrorHandler<FastifyError>((error, _request, reply) => sendErrors(reply, error));
    scope.route({
      url: graphql.endpoint,
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      bodyLimit,
      handler: async (request, reply) => {
        if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
          return hasExplorer ? sendGraphiql(reply) : reply.callNotFound();
        }
        if (request.method === 'POST' && isForged(request.headers, isOurOrigin)) return refuse(reply);
        reply.header('cache-control', 'no-store');
        const address = addressOf(request.raw);
        const leave = await workLimit.enter(address);
        if (!leave) {
          return reply
            .code(503)
            .header('retry-after', overloadedRetryAfter)
            .send({ errors: [overloaded()] });
        }
        const body = await answer(request, reply, address).finally(leave);
        const length = Buffer.byteLength(body);
        const release = heldBytes.hold(address, length);
        if (release) {
          onceRead(reply, release);
          return length > 0 ? reply.header('content-length', length).send(body) : reply.send();
        }
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      },
    });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  const message =
    'This request may come from another site. ' +
    'Send the Origin of this site, or an Authorization header and no cookie.';
  return sendError(reply, 403, message);
}

class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  override readonly message = 'Request body is too large';
  readonly statusCode = 413;
}

function sendErrors(reply: FastifyReply, error: FastifyError): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendError(reply, status, error.message);
  reply.log.error({ err: error }, 'GraphQL request failed');
  return sendError(reply, status, unexpectedErrorMessage);
}

/** The code of an error is the name of its status, such as PAYLOAD_TOO_LARGE. */
function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const code = STATUS_CODES[status]?.toUpperCase().replaceAll(' ', '_');
  return reply.code(status).send({ errors: [new GraphQLError(message, { extensions: { code } })] });
}
