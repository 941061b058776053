import type { FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import { operations } from '../../metrics/metrics.ts';
import type { ServerContext } from '../context.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';

interface RequestContext {
  readonly server: ServerContext;
  readonly mediaType: string;
}

/** Runs an operation that came over HTTP. */
export type HttpHandler = (request: FastifyRequest, server: ServerContext) => Promise<Response>;

/** Creates the handler that reads requests with graphql-http and runs them with our engine. */
export function createHttpHandler(graphql: Graphql): HttpHandler {
  const handle = createHandler<FastifyRequest, RequestContext, PreparedArgs['contextValue']>({
    onSubscribe: async ({ context: { server, mediaType } }, params) => {
      const operation = graphql.find(params);
      if (!('node' in operation)) return respond({ errors: operation }, mediaType);
      if (operation.node.operation === 'subscription')
        return respond({ errors: [noSubscriptions()] }, json, { status: 400 });
      const args = await graphql.prepare(operation, params, server);
      return 'document' in args ? args : respond({ errors: args }, mediaType);
    },
    execute: (args) => graphql.execute(args),
    onOperation: ({ context: { mediaType } }, { document }, result) => {
      // A compiled serialiser leaves out the extensions of errors.
      const site = result.errors ? undefined : siteOperations.withDocument(document);
      return respond(result, mediaType, { stringify: site?.compiled.stringify });
    },
    formatError: ({ message }) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } }),
  });
  return (raw, server) => {
    const mediaType = mediaTypeOf(raw.headers.accept);
    // A client that accepts neither media type gets JSON: its error says more than 406.
    const headers = { 'content-type': raw.headers['content-type'], accept: mediaType };
    const { method } = raw;
    return handle({ method, headers, ...readParams(raw), raw, context: { server, mediaType } });
  };
}

/** Reads the parameters of a request. One that sends a hash gets an empty document, without which graphql-http rejects it. */
function readParams({ url, query, body }: FastifyRequest) {
  const needsQuery = (params: unknown) =>
    typeof params === 'object' && params !== null && 'extensions' in params && !('query' in params);
  const parsed = parseBody(body);
  return {
    url: needsQuery(query) ? `${url}&query=` : url,
    body: needsQuery(parsed) ? { ...parsed, query: '' } : parsed,
  };
}

/** The value of a JSON text; the text itself if it is malformed, which graphql-http reports. */
function parseBody(text: unknown) {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

/** The media type that a client prefers of those that the specification of GraphQL over HTTP names. */
function mediaTypeOf(accept = ''): string {
  return /application\/(?:graphql-response\+json|json|\*)|\*\/\*/.exec(accept)?.[0] === graphqlJson
    ? graphqlJson
    : json;
}

interface RespondOptions {
  readonly status?: number;
  readonly stringify?: ((result: ExecutionResult) => string) | undefined;
}

/** Builds the response with an operation's result, and counts its outcome. */
function respond(
  result: ExecutionResult,
  mediaType: string,
  { status = statusOf(result, mediaType), stringify = JSON.stringify }: RespondOptions = {},
): Response {
  const [error] = result.errors ?? [];
  const code = error?.extensions['code'];
  // Codes come from this server and never from a client.
  operations.inc({ outcome: error ? (typeof code === 'string' ? code : 'other') : 'ok' });
  const headers = {
    'content-type': `${mediaType}; charset=utf-8`,
    ...(status === 503 && { 'retry-after': '1' }),
  };
  return [stringify(result), { status, statusText: '', headers }];
}

function statusOf({ data, errors = [] }: ExecutionResult, mediaType: string): number {
  const has = (wanted: string) => errors.some(({ extensions: { code } }) => code === wanted);
  if (has('UNAVAILABLE')) return 503;
  if (data !== undefined) return 200;
  if (has('INTERNAL_SERVER_ERROR')) return 500;
  // Clients that only know application/json expect 200 for every answer with a GraphQL error.
  return mediaType === graphqlJson ? 400 : 200;
}

function noSubscriptions(): GraphQLError {
  const message = 'Subscriptions need a WebSocket (graphql-transport-ws).';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
