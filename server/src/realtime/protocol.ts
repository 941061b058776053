import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, GraphQLError, getOperationAST } from 'graphql';
import type { Context, ExecutionResult, SubscribePayload } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { WebSocket } from 'ws';
import { makeMaskError } from '../errors.ts';
import type { Entrance, Graphql } from '../http/graphql.ts';
import { tooManyRequests } from '../http/request-limit.ts';
import { createWatcher } from './watcher.ts';
import { withoutStatus } from './without-status.ts';

/** A client that opens a socket and says nothing is let go after this long. */
const initTimeoutMs = 10_000;
/** So many operations may be under way on one socket, subscriptions among them. */
const maxOperations = 50;

/** What a client said when it opened its socket. */
type Hello = Context<Record<string, unknown> | undefined, Extra>;
type Enveloped = ReturnType<Graphql['getEnveloped']>;

/**
 * Runs what clients send through yoga's own pipeline, so that context, limits and masking are those of HTTP.
 *
 * @param onToken told of a client that says who it is in its first message, as one whose socket has no header to say so
 */
export function protocolOptions(
  app: FastifyInstance,
  graphql: Graphql,
  { addressOf, requestLimit }: Pick<Entrance, 'addressOf' | 'requestLimit'>,
  onToken: (socket: WebSocket, headers: IncomingHttpHeaders) => void,
) {
  const maskError = makeMaskError(app.log);
  const pipelines = new WeakMap<
    ExecutionArgs,
    { readonly pipeline: Enveloped; readonly socket: WebSocket }
  >();
  // A client that completes an operation doesn't stop what it has set off, so the protocol's own count isn't enough.
  const started = new WeakMap<WebSocket, number>();
  const count = (socket: WebSocket, change: 1 | -1) => {
    started.set(socket, (started.get(socket) ?? 0) + change);
  };
  const run = async (args: ExecutionArgs, way: 'execute' | 'subscribe') => {
    const found = pipelines.get(args);
    if (!found) throw new Error('An operation came without having been subscribed to.');
    try {
      return await found.pipeline[way](args);
    } finally {
      count(found.socket, -1);
    }
  };
  const prepare = async ({ extra, connectionParams }: Hello, id: string, params: SubscribePayload) => {
    const pipeline = graphql.getEnveloped({
      headers: headersOf(extra, connectionParams),
      address: addressOf(extra.request),
      setCookie: null,
      watcher: createWatcher(extra.socket, extra.request.socket, id),
      params,
    });
    try {
      const args: ExecutionArgs = {
        schema: pipeline.schema,
        document: pipeline.parse(params.query),
        operationName: params.operationName,
        variableValues: params.variables,
        contextValue: await pipeline.contextFactory(),
      };
      pipelines.set(args, { pipeline, socket: extra.socket });
      const errors = pipeline.validate(args.schema, args.document);
      if (errors.length > 0) return errors;
      return getOperationAST(args.document, args.operationName) ? args : [unnamed()];
    } catch (error) {
      // A syntax error, or a context that could not be made.
      const masked = maskError(error);
      return [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)];
    }
  };
  return {
    // A closing reason never tells what went wrong inside, in development either: the log does.
    isProd: true,
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: ({ extra, connectionParams }: Hello) => {
      if (connectionParams?.['authorization']) onToken(extra.socket, headersOf(extra, connectionParams));
    },
    execute: (args: ExecutionArgs) => run(args, 'execute'),
    subscribe: (args: ExecutionArgs) => run(args, 'subscribe'),
    onSubscribe: async (hello: Hello, id: string, params: SubscribePayload) => {
      const { request, socket } = hello.extra;
      const wait = requestLimit.take(addressOf(request));
      if (wait > 0) return [tooManyRequests(wait)];
      // The protocol counts this one already.
      const open = Math.max(Object.keys(hello.subscriptions).length - 1, started.get(socket) ?? 0);
      if (open >= maxOperations) return [tooManyAtOnce()];
      count(socket, 1);
      const prepared = await prepare(hello, id, params);
      if (Array.isArray(prepared)) count(socket, -1);
      return prepared;
    },
    onError: (_hello: unknown, _id: string, _params: unknown, errors: readonly GraphQLError[]) =>
      errors.map(withoutStatus),
    onNext: (
      _hello: unknown,
      _id: string,
      _params: unknown,
      _args: unknown,
      { data, errors }: ExecutionResult,
    ) => errors && { ...(data !== undefined && { data }), errors: errors.map(withoutStatus) },
  };
}

/** A socket's headers; a token in the client's first message counts as the header that a browser can't set. */
function headersOf({ request }: Extra, hello: Record<string, unknown> | undefined): IncomingHttpHeaders {
  const authorization = hello?.['authorization'];
  return typeof authorization === 'string' ? { ...request.headers, authorization } : request.headers;
}

function tooManyAtOnce(): GraphQLError {
  const message = `A socket has at most ${maxOperations} operations under way. Wait until one has ended.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
}

function unnamed(): GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' };
  return new GraphQLError('Name the one of several operations that is to run.', { extensions });
}
