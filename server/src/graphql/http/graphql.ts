import { maxCiphertextAtOnce } from '@canary/input/limits';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { makeMaskError, unexpectedErrorMessage } from '../../errors.ts';
import type { AddressOf } from '../../http/client-address.ts';
import { type IsOurOrigin, isForged } from '../../http/origin.ts';
import { type Context, createContext, type Dependencies, type ServerContext } from '../context.ts';
import { limitOperations } from '../limits/limits.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import { useRequestValidation } from '../limits/request-validation.ts';
import { schema } from '../schema/index.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { sendGraphiql } from './graphiql.ts';

/** What a stranger's operation may have, and one of somebody who may be saving their history: a batch of it, and its words. */
const strangersLimit = 100 * 1024;
const bodyLimit = maxCiphertextAtOnce + strangersLimit;

/** What is asked of whoever comes in by HTTP or WebSocket. */
export interface RequestGuards {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
}

/** The GraphQL engine: the schema with its context, masked errors and limits, for HTTP and WebSocket alike. */
export function createGraphql(
  { log }: FastifyInstance,
  dependencies: Dependencies,
  fanOut: FanOut,
  { hasExplorer }: { readonly hasExplorer: boolean },
) {
  return createYoga<ServerContext, Context>({
    schema,
    context: ({ headers, address, setCookie }) =>
      createContext(dependencies, { headers, address, setCookie }),
    maskedErrors: { maskError: makeMaskError(log) },
    // What is masked is logged where it is masked, once.
    logging: false,
    plugins: [
      useRequestValidation({ hasIntrospection: hasExplorer }),
      limitOperations({ hasIntrospection: hasExplorer }),
      fanOut.plugin,
    ],
    // Fastify answers for other sites (none may call), for the page at /graphql, and for bodies that aren't JSON.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  });
}

export type Graphql = ReturnType<typeof createGraphql>;

/** `/graphql` over HTTP: operations, and GraphiQL for a browser that opens it. */
export async function addGraphql(
  app: FastifyInstance,
  graphql: Graphql,
  { isOurOrigin, addressOf, hasExplorer }: RequestGuards & { readonly hasExplorer: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    // JSON only, since a form on another site can send the other types without asking. Parsed here, and once: Yoga would
    // tell the parser's own words about what is malformed, and its adapter lists every character of a text, one by one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      ({ headers }, text, done) => {
        const isLarge = text.length > strangersLimit;
        if (isLarge && !headers.authorization && !headers.cookie) return done(new TooLargeError());
        const body = parseJson(String(text));
        if (body === undefined) return done(new UnreadableError('POST body sent invalid JSON.'));
        // What is no operation is left to Yoga, which says so.
        if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) done(null, body);
        else done(isLarge ? new TooLargeError() : null, text);
      },
    );
    scope.setErrorHandler<FastifyError>((error, _request, reply) => sendErrors(reply, error));
    scope.route({
      url: graphql.graphqlEndpoint,
      method: ['GET', 'POST'],
      // Fastify's own HEAD would run an operation and then trip over Yoga's answer.
      exposeHeadRoute: false,
      bodyLimit,
      handler: (request, reply) => {
        if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
          if (hasExplorer) return sendGraphiql(reply);
          return reply.callNotFound();
        }
        if (request.method === 'POST' && isForged(request.headers, isOurOrigin)) return refuse(reply);
        reply.header('cache-control', 'no-store');
        refuseBrokenParameters(new URL(request.url, 'http://localhost').searchParams);
        if (request.method === 'POST' && !request.body) throw new UnreadableError('POST body is empty.');
        return graphql.handleNodeRequestAndResponse(request, reply, {
          headers: request.headers,
          address: addressOf(request.raw),
          setCookie: (cookie) => void reply.header('set-cookie', cookie),
        });
      },
    });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  const message =
    'Nothing shows that one of our own pages sent this request. ' +
    'Send our Origin, or an Authorization header and no cookie.';
  return sendError(reply, 403, 'FORBIDDEN', message);
}

/** Yoga would take what it can't parse of a GET's address for an error of the server. */
function refuseBrokenParameters(parameters: URLSearchParams): void {
  for (const name of ['variables', 'extensions']) {
    const text = parameters.get(name);
    if (text && parseJson(text) === undefined)
      throw new UnreadableError(`The parameter "${name}" is not JSON.`);
  }
}

/** What was sent can't be read, and whoever sent it is told why. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly statusCode = 400;
}

/** More was sent than anybody has to say who hasn't logged in. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  override readonly message = 'Request body is too large';
  readonly statusCode = 413;
}

/** The value of a JSON text; undefined for any other. */
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
  reply.log.error({ err: error }, 'A GraphQL request failed');
  return sendError(reply, status, 'INTERNAL_SERVER_ERROR', unexpectedErrorMessage);
}

function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ errors: [new GraphQLError(message, { extensions: { code } })] });
}
