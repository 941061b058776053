import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { type Context, createContext, type Dependencies, type ServerContext } from '../context.ts';
import { makeMaskError } from '../errors.ts';
import { schema } from '../schema/index.ts';
import type { AddressOf } from './client-address.ts';
import { sendGraphiql } from './graphiql.ts';
import { limitOperations } from './limits.ts';
import { type IsOurOrigin, isForged } from './origin.ts';

const bodyLimit = 100 * 1024;
/** GraphiQL's introspection, the longest operation that there is reason to send, has about 300. */
const maxTokens = 1_000;

/** What is asked of whoever comes in by HTTP or WebSocket. */
export interface Entrance {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
}

/** The GraphQL engine: the schema with its context, masked errors and limits, for HTTP and WebSocket alike. */
export function createGraphql(
  { log }: FastifyInstance,
  dependencies: Dependencies,
  { hasExplorer }: { readonly hasExplorer: boolean },
) {
  return createYoga<ServerContext, Context>({
    schema,
    context: ({ headers, address, setCookie }) =>
      createContext(dependencies, { headers, address, setCookie }),
    maskedErrors: { maskError: makeMaskError(log) },
    // What is masked is logged where it is masked, once.
    logging: false,
    plugins: [limitTokens, limitOperations({ hasIntrospection: hasExplorer })],
    // Fastify answers for other sites (none may call), for the page at /graphql, and for bodies that aren't JSON.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  });
}

export type Graphql = ReturnType<typeof createGraphql>;

const limitTokens: Plugin = {
  onParse: ({ setParseFn }) => {
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens }));
  },
};

/** `/graphql` over HTTP: operations, and GraphiQL for a browser that opens it. */
export async function addGraphql(
  app: FastifyInstance,
  graphql: Graphql,
  { isOurOrigin, addressOf, hasExplorer }: Entrance & { readonly hasExplorer: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    // Yoga parses the text itself, so that malformed JSON is answered as GraphQL answers; JSON only, since a form on
    // another site can send the other types without asking.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => {
        done(null, body);
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
  const error = new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
  return reply.code(403).send({ errors: [error] });
}

function sendErrors(reply: FastifyReply, error: FastifyError): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) reply.log.error({ err: error }, 'A GraphQL request failed');
  const message = status >= 500 ? 'Something went wrong on our side. Please try again.' : error.message;
  const body = { errors: [new GraphQLError(message, { extensions: { code: error.code } })] };
  return reply.code(status).send(body);
}
