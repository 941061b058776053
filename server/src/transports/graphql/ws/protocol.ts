import type { IncomingHttpHeaders } from 'node:http';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { CloseCode, type Context, type ExecutionResult, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { overloaded } from '../../../guards/concurrency/operation-queues.ts';
import { rateLimited } from '../../../guards/rate/request-limit.ts';
import type { RequestGuards } from '../../../guards/request-guards.ts';
import { runningSubscriptions } from '../../../platform/metrics/metrics.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { type GraphqlSocket, Operation } from './operation.ts';
import { WebSocketSubscriber } from './subscriber-socket.ts';

/** How long a client may take to send `connection_init`. */
const initTimeoutMs = 10_000;
/** How many operations, subscriptions included, may run on one socket. */
const maxOperations = 50;
/** Every message of an operation repeats its id. A UUID has 36 characters. */
const maxIdLength = 128;
/**
 * What a subscription takes besides the message that started it, which graphql-ws keeps in memory. One that isn't shared
 * keeps its document, which may be half a megabyte, but rarely is.
 */
const sharedBytes = 8 * 1024;
const unsharedBytes = 80 * 1024;

const tooManyOperations = `A socket runs at most ${maxOperations} operations at once. Wait until one has ended.`;
const tooManyBytes = 'Your network has too many open subscriptions and unread answers. Stop some.';

type Connection = Context<Record<string, unknown> | undefined, GraphqlSocket>;

/**
 * The options that make graphql-ws run operations with our engine, so that context, limits and error masking are
 * those of HTTP.
 *
 * @param onToken called when a client sends a token in `connection_init`
 */
export function protocolOptions(
  graphql: Graphql,
  fanOut: FanOut,
  { workQueue, startQueue, heldBytes }: Pick<RequestGuards, 'workQueue' | 'startQueue' | 'heldBytes'>,
  onToken: (client: WebSocket, headers: IncomingHttpHeaders) => void,
) {
  let running = 0;
  runningSubscriptions.watch(() => running);
  const begin = (operation: Operation) => {
    operation.socket.operations.add(operation);
    running += 1;
  };
  const end = (operation: Operation) => {
    if (!operation.socket.operations.delete(operation)) return;
    running -= 1;
    operation.release?.();
  };
  /** Waits for a turn and prepares an operation for `run`. Returns the errors for which it can't run, or null. */
  const prepare = async (operation: Operation, connectionParams: Connection['connectionParams']) => {
    const { socket, payload } = operation;
    operation.leave = await workQueue.enter(socket.address);
    if (!operation.leave) return [overloaded()];
    const found = graphql.find(payload);
    if (!('node' in found)) return found;
    // Subscriptions start all at once when a server comes back.
    const mayStart = found.node.operation === 'subscription' || (await startQueue.enter(socket.address));
    if (!mayStart) return [overloaded()];
    const headers = headersOf(socket, connectionParams);
    const args = await graphql.prepare(found, payload.variables, {
      headers,
      address: socket.address,
      setCookie: null,
    });
    if (!('document' in args)) return args;
    operation.args = args;
    return null;
  };
  const start = async <Result>(
    operation: ExecutionArgs,
    run: (args: PreparedArgs, operation: Operation) => Promise<Result>,
  ) => {
    if (!(operation instanceof Operation && operation.args)) throw new Error('Not prepared by onSubscribe.');
    return await run(operation.args, operation).finally(() => operation.endStart());
  };
  const subscribe = async (args: PreparedArgs, operation: Operation) => {
    const shared = fanOut.subscribe(args, () => new WebSocketSubscriber(operation.socket, operation.id));
    const result = await (shared ?? graphql.subscribe(args));
    if (!isStream(result) || hold(operation, shared !== null)) return result;
    await result.return?.();
    return { errors: [rateLimited(tooManyBytes)] };
  };
  /** Counts an open subscription among the bytes that are held for its address; false if these are too many. */
  const hold = (operation: Operation, isShared: boolean) => {
    const { socket, payload } = operation;
    // The socket has closed.
    if (!socket.operations.has(operation)) return false;
    // A character takes up to two bytes.
    const messageBytes = 2 * JSON.stringify(payload).length;
    operation.release = heldBytes.hold(
      socket.address,
      (isShared ? sharedBytes : unsharedBytes) + messageBytes,
    );
    return operation.release !== null;
  };
  return {
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: ({ extra, connectionParams = {} }: Connection) => {
      // They are kept as long as the socket is open.
      for (const name of Object.keys(connectionParams)) {
        if (name !== 'authorization') Reflect.deleteProperty(connectionParams, name);
      }
      if (connectionParams['authorization']) onToken(extra.client, headersOf(extra, connectionParams));
    },
    onClose: ({ extra }: Connection) => {
      for (const operation of extra.operations) end(operation);
    },
    execute: (operation: ExecutionArgs) => start(operation, graphql.execute),
    subscribe: (operation: ExecutionArgs) => start(operation, subscribe),
    onSubscribe: async (connection: Connection, id: string, payload: SubscribePayload) => {
      const { extra: socket, connectionParams } = connection;
      if (id.length > maxIdLength) return [idTooLong()];
      const others = [...socket.operations];
      // graphql-ws does the same for an operation that has started; one that is starting would never end.
      if (others.some((other) => other.isStarting && other.id === id)) {
        socket.close(CloseCode.SubscriberAlreadyExists, 'An operation with this id is starting');
        return [rateLimited(tooManyOperations)];
      }
      // A client that completes an operation doesn't stop it while it starts; a subscription ends a moment later.
      const open = others.filter((other) => other.isStarting || other.id in connection.subscriptions);
      if (open.length >= maxOperations) return [rateLimited(tooManyOperations)];
      const operation = new Operation(socket, id, payload);
      begin(operation);
      let isReady = false;
      try {
        const errors = await prepare(operation, connectionParams);
        isReady = errors === null;
        return errors ?? operation;
      } finally {
        if (!isReady) {
          operation.endStart();
          end(operation);
        }
      }
    },
    onComplete: ({ extra }: Connection, _id: string, payload: SubscribePayload) => {
      for (const operation of extra.operations) if (operation.payload === payload) end(operation);
    },
  };
}

/** A socket's headers; a token in `connection_init` replaces the header that a browser can't set. */
function headersOf(
  { headers }: GraphqlSocket,
  params: Record<string, unknown> | undefined,
): IncomingHttpHeaders {
  const authorization = params?.['authorization'];
  return typeof authorization === 'string' ? { ...headers, authorization } : headers;
}

function isStream(result: object): result is AsyncIterableIterator<ExecutionResult> {
  return Symbol.asyncIterator in result;
}

function idTooLong(): GraphQLError {
  const message = `The id of an operation has at most ${maxIdLength} characters.`;
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
