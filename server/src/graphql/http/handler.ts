import type { FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import { readBearer } from '../../accounts/session-cookie.ts';
import { hasTag } from '../../http/etag.ts';
import { operations } from '../../metrics/metrics.ts';
import type { ServerContext } from '../context.ts';
import { stringifyResult } from '../documents/document-operation.ts';
import type { Graphql } from '../engine.ts';
import { type OperationQueues, overloaded } from '../limits/operation-queues.ts';
import type { ReadPublic } from './public-reads.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';
/** In place of messages of graphql-http that don't say what to do. */
const messages: Readonly<Record<string, string>> = {
  'Unparsable URL': 'Send variables and extensions in the URL as JSON, each encoded by encodeURIComponent.',
  'Missing query':
    'Missing query. Send one operation in each request, as an object with its document: batches aren’t supported.',
};

interface RequestContext {
  readonly server: ServerContext;
  readonly mediaType: string;
  /** The body, if it is kept as bytes: graphql-http takes only texts. */
  bytes: Buffer | null;
}

/** A response's body, and its status and headers. */
type Answer = readonly [Buffer | string | null, Response[1]];

/** Runs an operation that came over HTTP, when it is its turn. */
export type HttpHandler = (request: FastifyRequest, server: ServerContext) => Promise<Answer>;

/** Creates the handler that reads requests with graphql-http and runs them with our engine. */
export function createHttpHandler(
  graphql: Graphql,
  readPublic: ReadPublic,
  { startQueue, workQueue }: OperationQueues,
): HttpHandler {
  const handle = createHandler<FastifyRequest, RequestContext>({
    onSubscribe: async ({ method, context }, params) => {
      const { server, mediaType } = context;
      const operation = graphql.find(params);
      if (!('node' in operation)) return respond({ errors: operation }, mediaType);
      const kind = operation.node.operation;
      if (kind === 'subscription') {
        const error = badRequest('Subscriptions need a WebSocket (graphql-transport-ws).');
        return respond({ errors: [error] }, mediaType, { status: 400 });
      }
      if (kind === 'mutation' && method === 'GET') {
        const error = badRequest('Mutations need POST.');
        return respond({ errors: [error] }, mediaType, { status: 405, headers: { allow: 'POST' } });
      }
      // A bearer token is checked, also where no session is needed.
      const isPublic = method === 'GET' && readBearer(server.headers) === null;
      const shared = isPublic ? await readPublic(operation) : null;
      if (shared && !shared.result.errors) {
        const headers = { 'cache-control': 'no-cache', vary: 'accept', etag: shared.etag };
        const isKnown = hasTag(server.headers['if-none-match'], shared.etag);
        if (!isKnown) context.bytes = shared.body;
        return respond(shared.result, mediaType, { status: isKnown ? 304 : 200, headers, body: null });
      }
      const result = shared?.result ?? (await graphql.run(operation, params.variables, server));
      return respond(result, mediaType, { body: stringifyResult(operation, result) });
    },
    formatError: ({ message }) => badRequest(messages[message] ?? message),
  });
  return async (raw, server) => {
    const mediaType = mediaTypeOf(raw.headers.accept);
    const endStart = await startQueue.enter(server.address);
    const leave = endStart && (await workQueue.enter(server.address));
    if (!leave) return respond({ errors: [overloaded()] }, mediaType);
    const { method, url, query, body } = raw;
    // A client that accepts neither media type gets JSON: its error says more than 406.
    const headers = { 'content-type': raw.headers['content-type'], accept: mediaType };
    const context: RequestContext = { server, mediaType, bytes: null };
    const request = {
      method,
      url: sendsExtensions(query) ? `${url}&query=` : url,
      headers,
      body: body ? () => readParams(body) : null,
      raw,
      context,
    };
    const [text, init] = await handle(request).finally(() => {
      leave();
      endStart();
    });
    return [context.bytes ?? text, init];
  };
}

/** Reads the parameters of a body. One with a hash gets an empty document, without which graphql-http rejects it. */
function readParams(body: unknown) {
  const params = JSON.parse(String(body));
  return sendsExtensions(params) ? { query: '', ...params } : params;
}

function sendsExtensions(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'extensions' in params;
}

/** The media type that a client prefers of those that the specification of GraphQL over HTTP names. */
function mediaTypeOf(accept = ''): string {
  return /application\/(?:graphql-response\+json|json|\*)|\*\/\*/.exec(accept)?.[0] === graphqlJson
    ? graphqlJson
    : json;
}

interface RespondOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
}

/** Builds the response with an operation's result, and counts its outcome. */
function respond(
  result: ExecutionResult,
  mediaType: string,
  { status = statusOf(result, mediaType), headers, body = JSON.stringify(result) }: RespondOptions = {},
): Response {
  const [error] = result.errors ?? [];
  const { code = 'other', retryAfter = 1 } = error?.extensions ?? {};
  // Codes come from this server and never from a client.
  operations.inc({ outcome: error ? String(code) : 'ok' });
  const given = {
    'content-type': `${mediaType}; charset=utf-8`,
    ...(status === 503 && { 'retry-after': String(retryAfter) }),
    ...headers,
  };
  return [body, { status, statusText: '', headers: given }];
}

function statusOf({ data, errors = [] }: ExecutionResult, mediaType: string): number {
  const codes = new Set(errors.map(({ extensions: { code } }) => code));
  if (codes.has('UNAVAILABLE') || codes.has('OVERLOADED')) return 503;
  if (data !== undefined) return 200;
  if (codes.has('INTERNAL_SERVER_ERROR')) return 500;
  // Clients that only know application/json expect 200 for every answer with a GraphQL error.
  return mediaType === graphqlJson ? 400 : 200;
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
