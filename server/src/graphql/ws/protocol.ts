import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, type ExecutionArgs, GraphQLError, getOperationAST, Kind } from 'graphql';
import { CloseCode, type Context, type ExecutionResult, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Clock } from '../../clock.ts';
import { makeMaskError } from '../../errors.ts';
import { refusals, runningSubscriptions } from '../../metrics/metrics.ts';
import type { Graphql, RequestGuards } from '../http/graphql.ts';
import { tooManyRequests } from '../limits/request-limit.ts';
import { overloaded } from '../limits/work-limit.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import type { OpenSocket } from './open-socket.ts';
import { createOpenSubscriptions } from './open-subscriptions.ts';
import { stripHttpExtensions } from './strip-http-extensions.ts';
import { WebSocketSubscriber } from './subscriber-socket.ts';

/** How long a client may take to send `connection_init`. */
const initTimeoutMs = 10_000;
/** How many operations, subscriptions included, may run on one socket. */
const maxOperations = 50;
/** Every message of an operation repeats its id. A UUID has 36 characters. */
const maxIdLength = 128;

const noDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

type Connection = Context<Record<string, unknown> | undefined, OpenSocket>;
type Enveloped = ReturnType<Graphql['getEnveloped']>;

/** An operation between its validation and its first result. */
interface Prepared {
  readonly pipeline: Enveloped;
  readonly socket: OpenSocket;
  readonly id: string;
  readonly params: SubscribePayload;
  /** Ends its turn. */
  readonly leave: () => void;
}

/**
 * The options that make graphql-ws run operations through Yoga's pipeline, so that context, limits and error masking are
 * those of HTTP.
 *
 * @param onToken called when a client sends a token in `connection_init`
 */
export function protocolOptions(
  app: FastifyInstance,
  graphql: Graphql,
  fanOut: FanOut,
  {
    requestLimit,
    workLimit,
    heldBytes,
    clock,
  }: Pick<RequestGuards, 'requestLimit' | 'workLimit' | 'heldBytes'> & { readonly clock: Clock },
  onToken: (client: WebSocket, headers: IncomingHttpHeaders) => void,
) {
  const maskError = makeMaskError(app.log);
  const openSubscriptions = createOpenSubscriptions(heldBytes);
  const prepared = new WeakMap<ExecutionArgs, Prepared>();
  // A client that completes an operation doesn't stop it at once, so graphql-ws's own count isn't enough.
  const startingBySocket = new WeakMap<WebSocket, Set<string>>();
  const connections = new Set<Connection>();
  runningSubscriptions.watch(() =>
    [...connections].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0),
  );
  const startingOn = ({ client }: OpenSocket) => {
    const ids = startingBySocket.get(client) ?? new Set();
    startingBySocket.set(client, ids);
    return ids;
  };
  const run = async (args: ExecutionArgs, method: 'execute' | 'subscribe') => {
    const found = prepared.get(args);
    if (!found) throw new Error('The operation was not prepared by onSubscribe.');
    const { pipeline, socket, id, params, leave } = found;
    try {
      const result = await pipeline[method](args);
      const shared = fanOut.subscribe(result, () => new WebSocketSubscriber(socket, id, clock));
      const stream = shared ?? result;
      if (!isStream(stream) || openSubscriptions.add(socket, params, shared !== null)) return stream;
      await stream.return?.();
      return { errors: [tooManySubscriptions()] };
    } finally {
      leave();
      startingOn(socket).delete(id);
      prepared.delete(args);
      // graphql-ws keeps these as long as the subscription is open: free what isn't needed any more.
      Object.assign(args, { contextValue: null, variableValues: null, document: noDocument });
      Object.assign(params, { query: '', variables: null, extensions: null });
    }
  };
  const prepare = async (
    { extra: socket, connectionParams }: Connection,
    id: string,
    params: SubscribePayload,
    leave: () => void,
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
      prepared.set(args, { pipeline, socket, id, params, leave });
      const errors = pipeline.validate(args.schema, args.document);
      if (errors.length > 0) return errors;
      return getOperationAST(args.document, args.operationName) ? args : [unknownOperation()];
    } catch (error) {
      // A syntax error, or a context that could not be created.
      const masked = maskError(error);
      return [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)];
    }
  };
  return {
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: (connection: Connection) => {
      const { extra, connectionParams = {} } = connection;
      // It is kept as long as the socket is open.
      for (const name of Object.keys(connectionParams)) {
        if (name !== 'authorization') Reflect.deleteProperty(connectionParams, name);
      }
      connections.add(connection);
      if (connectionParams['authorization']) onToken(extra.client, headersOf(extra, connectionParams));
    },
    onClose: (connection: Connection) => void connections.delete(connection),
    execute: (args: ExecutionArgs) => run(args, 'execute'),
    subscribe: (args: ExecutionArgs) => run(args, 'subscribe'),
    onSubscribe: async (connection: Connection, id: string, params: SubscribePayload) => {
      const { extra: socket } = connection;
      const ids = startingOn(socket);
      const retryAfter = requestLimit.take(socket.address);
      if (retryAfter > 0) {
        refusals.inc({ limit: 'requests' });
        return [tooManyRequests(retryAfter)];
      }
      if (id.length > maxIdLength) return [idTooLong()];
      // graphql-ws does the same for an operation that has started; one that is starting would never end.
      if (ids.has(id)) {
        socket.client.close(CloseCode.SubscriberAlreadyExists, 'An operation with this id is starting');
        return [tooManyOperations()];
      }
      // graphql-ws already counts this operation.
      const open = Math.max(Object.keys(connection.subscriptions).length - 1, ids.size);
      if (open >= maxOperations) return [tooManyOperations()];
      ids.add(id);
      const leave = await workLimit.enter(socket.address);
      const result = leave ? await prepare(connection, id, params, leave) : [overloaded()];
      if (!Array.isArray(result)) return result;
      ids.delete(id);
      leave?.();
      return result;
    },
    onComplete: ({ extra }: Connection, _id: string, params: SubscribePayload) =>
      openSubscriptions.end(extra, params),
    onError: (_connection: unknown, _id: string, _params: unknown, errors: readonly GraphQLError[]) =>
      errors.map(stripHttpExtensions),
    onNext: (
      _connection: unknown,
      _id: string,
      _params: unknown,
      _args: unknown,
      { data, errors }: ExecutionResult,
    ) => errors && { ...(data !== undefined && { data }), errors: errors.map(stripHttpExtensions) },
  };
}

/** A socket's headers; a token in `connection_init` replaces the header that a browser can't set. */
function headersOf(
  { headers }: OpenSocket,
  params: Record<string, unknown> | undefined,
): IncomingHttpHeaders {
  const authorization = params?.['authorization'];
  return typeof authorization === 'string' ? { ...headers, authorization } : headers;
}

function tooManyOperations(): GraphQLError {
  const message = `A socket runs at most ${maxOperations} operations at once. Wait until one has ended.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
}

function tooManySubscriptions(): GraphQLError {
  const message = 'Your network has too many open subscriptions and unread answers. Stop some.';
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
}

function isStream(result: object): result is AsyncIterableIterator<ExecutionResult> {
  return Symbol.asyncIterator in result;
}

function idTooLong(): GraphQLError {
  const message = `The id of an operation has at most ${maxIdLength} characters.`;
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

function unknownOperation(): GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' };
  return new GraphQLError('The document has several operations: send the operationName of one.', {
    extensions,
  });
}
