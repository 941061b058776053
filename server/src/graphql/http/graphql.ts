import { maxCiphertextAtOnce } from '@canary/input/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { findRequestSession } from '../../accounts/session-cookie.ts';
import { makeMaskError, unexpectedErrorMessage } from '../../errors.ts';
import type { AddressOf } from '../../http/client-address.ts';
import { type IsOurOrigin, isForged } from '../../http/origin.ts';
import { type AppServices, type Context, createContext, type ServerContext } from '../context.ts';
import { type HeldBytes, onceRead } from '../limits/held-bytes.ts';
import { useOperationLimits } from '../limits/operation-limits.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import { useRequestValidation } from '../limits/request-validation.ts';
import { overloaded, overloadedRetryAfter, type WorkLimit } from '../limits/work-limit.ts';
import { schema } from '../schema/index.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { sendGraphiql } from './graphiql.ts';
import { useOperationMetrics } from './operation-metrics.ts';

/** The largest body of a visitor who isn't logged in, in bytes. */
const anonymousBodyLimit = 100 * 1024;
/** The largest body of a user: a full batch of history records and its operation. */
const bodyLimit = maxCiphertextAtOnce + anonymousBodyLimit;

/**
 * The total length of the operations whose parsed documents are kept, in characters. All operations of the site have half
 * as many. A character takes up to 240 bytes in a parsed document.
 */
const maxCachedLength = 100_000;

/** The checks that every request has to pass, over HTTP and WebSocket. */
export interface RequestGuards {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
  readonly workLimit: WorkLimit;
}

/** Creates the GraphQL engine: the schema with its context, error masking and limits, for HTTP and WebSocket. */
export function createGraphql(
  { log }: FastifyInstance,
  services: AppServices,
  fanOut: FanOut,
  { hasExplorer }: { readonly hasExplorer: boolean },
) {
  return createYoga<ServerContext, Context>({
    schema,
    context: ({ headers, address, setCookie }) => createContext(services, { headers, address, setCookie }),
    maskedErrors: { maskError: makeMaskError(log) },
    // maskError logs what it masks.
    logging: false,
    parserAndValidationCache: {
      documentCache: cacheByLength<DocumentNode>(),
      errorCache: cacheByLength<Error>(),
    },
    plugins: [
      useRequestValidation({ hideSuggestions: !hasExplorer }),
      useOperationLimits({ hasIntrospection: hasExplorer }),
      fanOut.plugin,
      useOperationMetrics(),
    ],
    // No other site may call us. Fastify serves the page at /graphql and rejects bodies that aren't JSON.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  });
}

export type Graphql = ReturnType<typeof createGraphql>;

/** A cache by the texts of operations, limited by their length: anyone can send any number of different ones. */
function cacheByLength<T extends object>(): LRUCache<string, T> {
  return new LRUCache({ maxSize: maxCachedLength, sizeCalculation: (_value, text) => text.length || 1 });
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
  const run = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    if (typeof request.body === 'string') request.body = parseBody(request.body);
    return await graphql.handleNodeRequestAndResponse(request, reply, {
      headers: request.headers,
      address,
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
    });
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
      url: graphql.graphqlEndpoint,
      method: ['GET', 'POST'],
      // Fastify's HEAD route would run the operation and then fail on Yoga's response.
      exposeHeadRoute: false,
      bodyLimit,
      handler: async (request, reply) => {
        if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
          return hasExplorer ? sendGraphiql(reply) : reply.callNotFound();
        }
        if (request.method === 'POST' && isForged(request.headers, isOurOrigin)) return refuse(reply);
        reply.header('cache-control', 'no-store');
        checkParameters(new URL(request.url, 'http://localhost').searchParams);
        if (request.method === 'POST' && !request.body) throw new BadRequestError('POST body is empty.');
        const address = addressOf(request.raw);
        const leave = await workLimit.enter(address);
        if (!leave) {
          return reply
            .code(503)
            .header('retry-after', overloadedRetryAfter)
            .send({ errors: [overloaded()] });
        }
        const answer = await run(request, reply, address).finally(leave);
        const release = heldBytes.hold(address, Number(answer.headers.get('content-length') ?? 0));
        if (release) {
          onceRead(reply, release);
          return answer;
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
  return sendError(reply, 403, 'FORBIDDEN', message);
}

/** Rejects malformed JSON in the URL, which Yoga would report as an internal error. */
function checkParameters(parameters: URLSearchParams): void {
  for (const name of ['variables', 'extensions']) {
    const text = parameters.get(name);
    if (text && parseJson(text) === undefined)
      throw new BadRequestError(`The parameter "${name}" is not JSON.`);
  }
}

/** Parses a body here, because Yoga's own message repeats a malformed one and its adapter copies a text by character. */
function parseBody(text: string): unknown {
  const body = parseJson(text);
  if (body === undefined) throw new BadRequestError('POST body sent invalid JSON.');
  // Yoga rejects JSON that isn't an operation.
  if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) return body;
  if (text.length > anonymousBodyLimit) throw new BodyTooLargeError();
  return text;
}

class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly statusCode = 400;
}

class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  override readonly message = 'Request body is too large';
  readonly statusCode = 413;
}

/** The value of a JSON text; undefined if it is malformed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const codes = new Map([
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);

function sendErrors(reply: FastifyReply, error: FastifyError): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendError(reply, status, codes.get(status) ?? 'BAD_REQUEST', error.message);
  // If the client has gone away, its answer fails with a premature close.
  if (!reply.raw.destroyed) reply.log.error({ err: error }, 'GraphQL request failed');
  return sendError(reply, status, 'INTERNAL_SERVER_ERROR', unexpectedErrorMessage);
}

function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ errors: [new GraphQLError(message, { extensions: { code } })] });
}
