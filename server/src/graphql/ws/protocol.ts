import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, GraphQLError, getOperationAST } from 'graphql';
import { CloseCode, type Context, type ExecutionResult, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { makeMaskError } from '../../errors.ts';
import type { Graphql, RequestGuards } from '../http/graphql.ts';
import { tooManyRequests } from '../limits/request-limit.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import type { OpenSocket } from './socket.ts';
import { withoutStatus } from './strip-http-extensions.ts';
import { SocketWatcher } from './subscriber-socket.ts';

/** A client that opens a socket and says nothing is let go after this long. */
const initTimeoutMs = 10_000;
/** So many operations may be under way on one socket, subscriptions among them. */
const maxOperations = 50;
/** A UUID has 36 characters. Each message of an operation begins with its id, so a long one would make all of them long. */
const maxIdLength = 128;

/** What a client said when it opened its socket. */
type Hello = Context<Record<string, unknown> | undefined, OpenSocket>;
type Enveloped = ReturnType<Graphql['getEnveloped']>;

/** What is known of an operation from its preparation to its first result. */
interface Prepared {
  readonly pipeline: Enveloped;
  readonly socket: OpenSocket;
  readonly id: string;
}

/**
 * Runs what clients send through yoga's own pipeline, so that context, limits and masking are those of HTTP.
 *
 * @param onToken told of a client that says who it is in its first message, as one whose socket has no header to say so
 */
export function protocolOptions(
  app: FastifyInstance,
  graphql: Graphql,
  fanOut: FanOut,
  { requestLimit }: Pick<RequestGuards, 'requestLimit'>,
  onToken: (client: WebSocket, headers: IncomingHttpHeaders) => void,
) {
  const maskError = makeMaskError(app.log);
  const preparations = new WeakMap<ExecutionArgs, Prepared>();
  // A client that completes an operation doesn't stop what it has set off, so the protocol's own count isn't enough.
  const starting = new WeakMap<WebSocket, Set<string>>();
  const startingOn = ({ client }: OpenSocket) => {
    const ids = starting.get(client) ?? new Set();
    starting.set(client, ids);
    return ids;
  };
  const run = async (args: ExecutionArgs, way: 'execute' | 'subscribe') => {
    const found = preparations.get(args);
    if (!found) throw new Error('An operation came without having been subscribed to.');
    const { pipeline, socket, id } = found;
    try {
      const result = await pipeline[way](args);
      return fanOut.join(result, () => new SocketWatcher(socket, id)) ?? result;
    } finally {
      startingOn(socket).delete(id);
      // The engine keeps the arguments for as long as somebody watches, and nobody needs these again.
      preparations.delete(args);
      args.contextValue = null;
    }
  };
  const prepare = async (
    { extra: socket, connectionParams }: Hello,
    id: string,
    params: SubscribePayload,
  ) => {
    const pipeline = graphql.getEnveloped({
      headers: headersOf(socket, connectionParams),
      address: socket.address,
      setCookie: null,
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
      preparations.set(args, { pipeline, socket, id });
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
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: ({ extra, connectionParams }: Hello) => {
      if (connectionParams?.['authorization']) onToken(extra.client, headersOf(extra, connectionParams));
    },
    execute: (args: ExecutionArgs) => run(args, 'execute'),
    subscribe: (args: ExecutionArgs) => run(args, 'subscribe'),
    onSubscribe: async (hello: Hello, id: string, params: SubscribePayload) => {
      const { extra: socket } = hello;
      const ids = startingOn(socket);
      const wait = requestLimit.take(socket.address);
      if (wait > 0) return [tooManyRequests(wait)];
      if (id.length > maxIdLength) return [tooLongId()];
      // As the engine does for one that has been started: it would mistake the one for the other, and never end it.
      if (ids.has(id)) {
        socket.client.close(CloseCode.SubscriberAlreadyExists, 'An operation of this id is being started');
        return [tooManyAtOnce()];
      }
      // The protocol counts this one already.
      const open = Math.max(Object.keys(hello.subscriptions).length - 1, ids.size);
      if (open >= maxOperations) return [tooManyAtOnce()];
      ids.add(id);
      const prepared = await prepare(hello, id, params);
      if (Array.isArray(prepared)) ids.delete(id);
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
function headersOf({ headers }: OpenSocket, hello: Record<string, unknown> | undefined): IncomingHttpHeaders {
  const authorization = hello?.['authorization'];
  return typeof authorization === 'string' ? { ...headers, authorization } : headers;
}

function tooManyAtOnce(): GraphQLError {
  const message = `A socket has at most ${maxOperations} operations under way. Wait until one has ended.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
}

function tooLongId(): GraphQLError {
  const message = `An operation's id has up to ${maxIdLength} characters.`;
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

function unnamed(): GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' };
  return new GraphQLError('Name the one of several operations that is to run.', { extensions });
}
