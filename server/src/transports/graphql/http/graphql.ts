import { STATUS_CODES } from 'node:http';
import {
  errorCodes,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { GraphQLError } from 'graphql';
import { sizes } from '../../../guards/limits.ts';
import { isForged } from '../../../guards/origins/origin.ts';
import type { RequestGuards } from '../../../guards/request-guards.ts';
import { onceRead } from '../../../guards/size/held-bytes.ts';
import { hasToken } from '../../../modules/accounts/session-cookie.ts';
import { UnauthenticatedError, unexpectedErrorMessage } from '../../../platform/errors.ts';
import type { AppServices } from '../context.ts';
import type { Graphql } from '../engine.ts';
import { findViewer } from '../viewer.ts';
import { mediaTypeOf, respond } from './answer.ts';
import { createBoardReads } from './board-reads.ts';
import { createHttpHandler } from './handler.ts';
import { createPublicReads } from './public-reads.ts';

/** The messages for requests that aren’t operations. */
const messages = {
  405: 'Send the operation by POST, or a query by GET.',
  415: 'Send the operation as application/json, in UTF-8.',
} as const;

/** Matches a charset other than UTF-8. */
const otherCharset = /charset=(?!"?utf-8\b)/i;

const bodyLimit = sizes['user-body'].max;

/**
 * Serves `/graphql` over HTTP.
 *
 * @param sendPlayground answers a browser that opens `/graphql` as a page; null if there is no playground
 */
export async function addGraphql(
  app: FastifyInstance,
  graphql: Graphql,
  guards: RequestGuards,
  services: AppServices,
  sendPlayground: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null,
): Promise<void> {
  const { isOurOrigin, addressOf, heldBytes } = guards;
  const handle = createHttpHandler(
    graphql,
    createPublicReads(graphql, services),
    createBoardReads(graphql),
    guards,
  );
  await app.register(async (scope) => {
    // Accepts only JSON, because a form on another site can send other types. The JSON is parsed when it is the
    // operation's turn, because values take more memory than their text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { bodyLimit },
      async ({ headers }: FastifyRequest, chunks: AsyncIterable<Buffer>) => {
        if (otherCharset.test(headers['content-type'] ?? ''))
          throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
        const length = Number(headers['content-length']);
        if (length > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
        if (length > sizes['visitor-body'].max && !(await findViewer(services, headers)))
          // A user whose session has ended can send the operation again after a login.
          throw hasToken(services, headers)
            ? new UnauthenticatedError()
            : new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
        return await readText(chunks, length);
      },
    );
    scope.setErrorHandler<FastifyError | UnauthenticatedError>((error, { log, headers }, reply) => {
      if (error instanceof UnauthenticatedError) {
        const answer = respond(
          { errors: [new GraphQLError(error.message, error)] },
          mediaTypeOf(headers.accept),
        );
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      }
      const { statusCode: status = 500, message } = error;
      if (status < 500) return sendError(reply, status, status === 415 ? messages[415] : message);
      log.error({ err: error }, 'GraphQL request failed');
      return sendError(reply, status, unexpectedErrorMessage);
    });
    scope.route({
      url: graphql.endpoint,
      method: scope.supportedMethods,
      exposeHeadRoute: false,
      bodyLimit,
      handler: async (request, reply) => {
        if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
          return sendPlayground ? sendPlayground(request, reply) : reply.callNotFound();
        }
        if (request.method === 'POST' && isForged(request.headers, isOurOrigin)) return refuse(reply);
        if (request.method === 'POST' && typeof request.body !== 'string')
          return sendError(reply, 415, messages[415]);
        if (request.method !== 'POST' && request.method !== 'GET')
          return sendError(reply.header('allow', 'GET, POST'), 405, messages[405]);
        const address = addressOf(request.raw);
        const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
        const { headers } = request;
        const { status, headers: answered, body } = await handle(request, { headers, address, setCookie });
        reply.code(status).headers(answered);
        const length = body?.length ?? 0;
        const release = heldBytes.hold(address, length);
        if (release) {
          onceRead(reply.raw, request.raw.socket, release);
          return length > 0 ? reply.header('content-length', length).send(body) : reply.send();
        }
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      },
    });
  });
}

/** Reads a body into one buffer. Chunks may have one byte, and would take far more memory as separate buffers. */
async function readText(chunks: AsyncIterable<Buffer>, length: number): Promise<string> {
  const body = Buffer.alloc(length);
  let end = 0;
  try {
    for await (const chunk of chunks) end += chunk.copy(body, end);
  } catch {
    // The connection was closed before the end.
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  }
  return body.toString('utf8', 0, end);
}

function refuse(reply: FastifyReply): FastifyReply {
  const message =
    'This request may come from another site. ' +
    'Send the Origin of this site, or an Authorization header and no cookie.';
  return sendError(reply, 403, message);
}

/** Sends an error whose code is the name of its status, such as PAYLOAD_TOO_LARGE. */
function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const code = STATUS_CODES[status]?.toUpperCase().replaceAll(' ', '_');
  return reply.code(status).send({ errors: [new GraphQLError(message, { extensions: { code } })] });
}
