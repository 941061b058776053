import type { IncomingHttpHeaders } from 'node:http';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { CloseCode, type Context, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { overloadedError } from '../../../guards/concurrency/operation-queues.ts';
import { sizes } from '../../../guards/limits.ts';
import { rateLimitedError } from '../../../guards/rate/request-limit.ts';
import type { RequestGuards } from '../../../guards/request-guards.ts';
import { runningSubscriptions } from '../../../platform/metrics/metrics.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import type { Viewer } from '../viewer.ts';
import type { OpenSocket } from './open-socket.ts';
import { subscribeShared } from './subscriber-socket.ts';

/** How long a client may take to send `connection_init`. */
const initTimeoutMs = 10_000;
const maxOperations = sizes['socket-operations'].max;
/** The maximum length of an operation's id, which every message repeats. A UUID has 36 characters. */
const maxIdLength = sizes['operation-id'].max;
/**
 * The memory of a subscription besides its first message, which graphql-ws keeps. A subscription that isn't shared also
 * keeps its document, which rarely takes half a megabyte.
 */
const sharedBytes = 8 * 1024;
const unsharedBytes = 80 * 1024;

const tooManyOperations = `A socket runs at most ${maxOperations} operations at once. Wait until one has ended.`;
const tooManyBytes =
  'Too many open subscriptions and unread answers from your IP address. Close some and try again.';

type ConnectionParams = Record<string, unknown>;
type Connection = Context<ConnectionParams, OpenSocket>;

/** The arguments with which graphql-ws executes an operation, with the message that started the operation. */
interface SocketArgs extends PreparedArgs {
  readonly socket: OpenSocket;
  readonly id: string;
  readonly payload: SubscribePayload;
  readonly endStart: () => void;
}

/**
 * The options with which graphql-ws runs operations with our engine, so that context, limits and error masking are the
 * same as over HTTP.
 *
 * @param onViewer called when an operation of a logged-in user starts on a socket
 */
export function protocolOptions(
  graphql: Graphql,
  fanOut: FanOut,
  { workQueue, startQueue, heldBytes }: Pick<RequestGuards, 'workQueue' | 'startQueue' | 'heldBytes'>,
  onViewer: (client: WebSocket, viewer: Viewer) => void,
): ServerOptions<ConnectionParams, OpenSocket> {
  /** The functions that release the held bytes of open subscriptions, by the payload of the first message. */
  const releases = new Map<SubscribePayload, () => void>();
  runningSubscriptions.watch(() => releases.size);

  /** Finds an operation and creates its context. Returns errors if the operation can't run. */
  const prepare = async (
    { extra: socket, connectionParams }: Connection,
    payload: SubscribePayload,
  ): Promise<PreparedArgs | readonly GraphQLError[]> => {
    const found = graphql.find(payload);
    if (!('node' in found)) return found;
    // Subscriptions don't wait for a turn, because all of them start at once after a restart of the server.
    const mayStart = found.node.operation === 'subscription' || (await startQueue.enter(socket.address));
    if (!mayStart) return [overloadedError()];
    const headers = headersOf(socket, connectionParams);
    const args = await graphql.prepare(found, payload.variables, {
      headers,
      address: socket.address,
      setCookie: null,
    });
    if ('contextValue' in args && args.contextValue.viewer) onViewer(socket.client, args.contextValue.viewer);
    return args;
  };
  const subscribe = async (args: SocketArgs) => {
    const { socket, id, payload } = args;
    const isShared = fanOut.shares(args);
    // A character takes up to two bytes.
    const bytes = (isShared ? sharedBytes : unsharedBytes) + 2 * JSON.stringify(payload).length;
    const release = heldBytes.hold(socket.address, bytes);
    if (!release) return { errors: [rateLimitedError(tooManyBytes)] };
    let isOpen = false;
    try {
      const result = await (isShared
        ? subscribeShared(fanOut, args, { socket, id })
        : graphql.subscribe(args));
      isOpen = isStream(result);
      if (isOpen) releases.set(payload, release);
      return isStream(result) && !isShared ? freeResults(result) : result;
    } finally {
      if (!isOpen) release();
    }
  };
  return {
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: ({ connectionParams = {} }) => {
      // graphql-ws keeps the parameters as long as the socket is open.
      for (const name of Object.keys(connectionParams)) {
        if (name !== 'authorization') Reflect.deleteProperty(connectionParams, name);
      }
    },
    onSubscribe: async (connection, id, payload) => {
      if (id.length > maxIdLength) return [idTooLong()];
      const socket = connection.extra;
      // Completing an operation doesn't stop it while it is starting, so starting operations count, too.
      const open = new Set([...Object.keys(connection.subscriptions), ...socket.starting]);
      if (open.size > maxOperations) return [rateLimitedError(tooManyOperations)];
      // The client completed an operation that is still starting, and uses its id again. graphql-ws would lose track of
      // the first operation, which would never end.
      if (socket.starting.has(id)) {
        socket.close(CloseCode.SubscriberAlreadyExists, 'An operation with this id is starting');
        return [rateLimitedError(tooManyOperations)];
      }
      socket.starting.add(id);
      const turn = await workQueue.enter(socket.address);
      const endStart = () => {
        turn?.();
        socket.starting.delete(id);
      };
      let args: PreparedArgs | readonly GraphQLError[] = [overloadedError()];
      try {
        if (turn) args = await prepare(connection, payload);
      } finally {
        if (!('document' in args)) endStart();
      }
      return 'document' in args ? { ...args, socket, id, payload, endStart } : args;
    },
    execute: (args) => graphql.execute(ours(args)).finally(ours(args).endStart),
    subscribe: (args) => subscribe(ours(args)).finally(ours(args).endStart),
    onComplete: (_connection, _id, payload) => {
      releases.get(payload)?.();
      releases.delete(payload);
    },
  };
}

/** The arguments that `onSubscribe` returned. */
function ours(args: ExecutionArgs): SocketArgs {
  if (!isOurs(args)) throw new Error('Not prepared by onSubscribe.');
  return args;
}

function isOurs(args: ExecutionArgs): args is SocketArgs {
  return 'endStart' in args;
}

/** A socket's headers. A token in `connection_init` replaces the Authorization header, which browsers can't set. */
function headersOf({ headers }: OpenSocket, params: ConnectionParams | undefined): IncomingHttpHeaders {
  const authorization = params?.['authorization'];
  return typeof authorization === 'string' ? { ...headers, authorization } : headers;
}

function isStream(result: unknown): result is AsyncIterableIterator<ExecutionResult> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/**
 * Frees each result before the next result is awaited. graphql-ws keeps a result until the next result arrives, or the
 * socket is closed: 200 subscriptions to a history would keep 900 KB each.
 */
function freeResults(
  results: AsyncIterableIterator<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  let last: Partial<ExecutionResult> = {};
  const freed: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      delete last.data;
      const next = await results.next();
      last = next.done ? {} : next.value;
      return next;
    },
    return: async () => (await results.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]: () => freed,
  };
  return freed;
}

function idTooLong(): GraphQLError {
  const message = `The id of an operation has at most ${maxIdLength} characters.`;
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
