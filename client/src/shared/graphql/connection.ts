import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  Observable,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { createContext, use } from 'react';
import { createStore } from '#shared/store/create-store.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { retryWait } from './retry-wait.ts';

/** The server closes a socket with this code when its session has ended (graphql-ws: Unauthorized). */
const sessionEndedCode = 4401;
/** The interval between pings, in milliseconds. */
const keepAlive = 15_000;
/** How long to wait for a pong, in milliseconds. A socket may be dead after a laptop has slept, without being closed. */
const pongTimeoutMs = 5_000;

/** These lists can get shorter, so a new list replaces the old one instead of being merged. */
const typePolicies = { User: { fields: { apiKeys: { merge: false }, sessions: { merge: false } } } };

/** The connection to the server: HTTP for queries and mutations, one WebSocket for all subscriptions. */
export interface Connection {
  readonly client: ApolloClient;
  /** Opens a new socket, since a socket belongs to the session that it was opened with. */
  reconnect(): void;
  /** Whether the socket is open. */
  isOpen(): boolean;
  /** Calls back when the socket opens or closes. Returns a function that unsubscribes. */
  onSocket(listener: () => void): () => void;
  /** Calls back when the server reports that the session has ended. Returns a function that unsubscribes. */
  onSessionEnded(listener: () => void): () => void;
}

/**
 * Creates a connection. It sends nothing until the first operation.
 *
 * @param origin of the server, such as `http://localhost:4000`
 */
export function createConnection(origin: string): Connection {
  const events = new EventTarget();
  const isOpen = createStore(false);
  const sessionEnded = () => events.dispatchEvent(new Event('session-ended'));
  let pongTimeout: ReturnType<typeof setTimeout> | undefined;
  const onOpenOrClose = (isOpenNow: boolean) => {
    clearTimeout(pongTimeout);
    isOpen.set(isOpenNow);
  };
  const socket = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    keepAlive,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    shouldRetry: () => true,
    on: {
      connected: () => onOpenOrClose(true),
      closed: (event) => {
        onOpenOrClose(false);
        if (hasCode(event, sessionEndedCode)) sessionEnded();
      },
      ping: (isReceived) => {
        if (!isReceived) pongTimeout = setTimeout(() => socket.terminate(), pongTimeoutMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimeout);
      },
    },
  });
  const watchForSessionEnd = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) sessionEnded();
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveVariables.concat(new GraphQLWsLink(socket)),
    ApolloLink.from([
      retryWhenRefused,
      persistedDocuments,
      endAborted,
      new BaseHttpLink({ uri: `${origin}/graphql` }),
    ]),
  );
  return {
    client: new ApolloClient({
      cache: new InMemoryCache({ typePolicies }),
      link: watchForSessionEnd.concat(transport),
    }),
    reconnect: () => socket.terminate(),
    isOpen: isOpen.read,
    onSocket: isOpen.watch,
    onSessionEnded: (listener) => {
      events.addEventListener('session-ended', listener);
      return () => events.removeEventListener('session-ended', listener);
    },
  };
}

/**
 * Sends a subscription with its current variables each time the socket opens. Apollo would repeat the first variables.
 *
 * @example
 * client.subscribe({ query, variables: current(), context: { liveVariables: current } });
 */
const liveVariables = new ApolloLink((operation, forward) => {
  const current: unknown = operation.getContext()['liveVariables'];
  if (typeof current === 'function') operation.variables = { toJSON: () => current() };
  return forward(operation);
});

/** How often a refused request is sent before the caller gets the error. */
const maxAttempts = 4;
/** The longest wait before a request is sent again, in milliseconds. For a longer wait, the caller gets the error. */
const maxRetryAfterMs = 5_000;

/**
 * Sends a request again if the server refused it because it is busy (503) or got too many requests (429). The server
 * says how long to wait, and has run no part of a refused request.
 */
const retryWhenRefused = new RetryLink({
  attempts: (count, _operation, error) => {
    const wait = refusedFor(error);
    return count < maxAttempts && wait !== null && wait <= maxRetryAfterMs;
  },
  // Jitter spreads the clients, so that they aren't refused together again.
  delay: (_count, _operation, error) => (refusedFor(error) ?? 0) * (1 + Math.random()),
});

/** Ends a request that was aborted before it is sent again. The HTTP link notices only an abort while it sends. */
const endAborted = new ApolloLink((operation, forward) => {
  const signal: unknown = operation.getContext()['fetchOptions']?.signal;
  if (!(signal instanceof AbortSignal && signal.aborted)) return forward(operation);
  return new Observable((observer) => observer.error(signal.reason));
});

/** How long a refused request must wait, in milliseconds; null if the request wasn't refused. */
function refusedFor(error: unknown): number | null {
  if (!ServerError.is(error)) return null;
  // Another answer with 503, such as for a missing database, may come after the request was run.
  const isRefused = error.statusCode === 429 || error.bodyText.includes('"OVERLOADED"');
  if (!isRefused) return null;
  const seconds = error.response.headers.get('retry-after');
  return seconds === null ? null : Number(seconds) * 1_000;
}

function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

function hasCode(event: unknown, code: number): boolean {
  return typeof event === 'object' && event !== null && 'code' in event && event.code === code;
}

export const ConnectionContext = createContext<Connection | null>(null);

/** The connection to the server, on pages within a ConnectionContext. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionContext around it.');
  return connection;
}
