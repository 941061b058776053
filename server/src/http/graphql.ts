import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context, FindViewer, ServerContext } from '../context.ts';
import type { Db } from '../db.ts';
import { makeMaskError } from '../errors.ts';
import type { PubSub } from '../realtime/pubsub.ts';
import { schema } from '../schema/index.ts';
import { sendGraphiql } from './graphiql.ts';

const bodyLimit = 100 * 1024;
/** GraphiQL's introspection, the longest operation that there is reason to send, has about 300. */
const maxTokens = 1_000;

export interface GraphqlDependencies {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly findViewer: FindViewer;
}

/** The GraphQL engine: the schema with its context, masked errors and limits, for HTTP and WebSocket alike. */
export function createGraphql({ log }: FastifyInstance, { db, pubsub, findViewer }: GraphqlDependencies) {
  return createYoga<ServerContext, Context>({
    schema,
    context: async ({ headers }) => ({ db, pubsub, viewer: await findViewer(headers) }),
    maskedErrors: { maskError: makeMaskError(log) },
    // What is masked is logged where it is masked, once.
    logging: false,
    plugins: [limitTokens],
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
export async function addGraphql(app: FastifyInstance, graphql: Graphql): Promise<void> {
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
        if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
          return sendGraphiql(reply);
        return graphql.handleNodeRequestAndResponse(request, reply, { headers: request.headers });
      },
    });
  });
}

function sendErrors(reply: FastifyReply, error: FastifyError): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) reply.log.error({ err: error }, 'A GraphQL request failed');
  const message = status >= 500 ? 'Something went wrong on our side. Please try again.' : error.message;
  const body = { errors: [new GraphQLError(message, { extensions: { code: error.code } })] };
  return reply.code(status).send(body);
}
