import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { liveVariables } from './live-variables.ts';
import { retryWait } from './retry-wait.ts';

/** The close code by which the server says that a socket's session has ended (graphql-ws: Unauthorized). */
const sessionEndedCode = 4401;
/** How often the server is asked whether it is still there, in milliseconds. */
const keepAlive = 15_000;
/** After this long without its answer the socket is taken for dead, though nobody has closed it: a laptop that slept. */
const answerMs = 5_000;

/** Lists that get shorter: what comes takes the place of what was there. */
const typePolicies = { User: { fields: { sessions: { merge: false } } } };

/** The way to the server: requests by HTTP, subscriptions by one WebSocket that is open while something is watched. */
export interface Connection {
  readonly client: ApolloClient;
  /** Opens the socket anew, since it acts for whoever it was opened by. */
  reconnect(): void;
  /** Whether the socket is open now, to the best of our knowledge. */
  isOpen(): boolean;
  /** Calls back whenever the socket opens or closes. Returns what stops that. */
  onSocket(listener: () => void): () => void;
  /** Calls back when the server says that nobody is logged in any more. Returns what stops that. */
  onSessionEnded(listener: () => void): () => void;
}

/**
 * Makes a connection. Nothing is sent before something is asked.
 *
 * @param origin of the server, such as `http://localhost:4000`
 */
export function createConnection(origin: string): Connection {
  const ends = createBell();
  const turns = createBell();
  let isOpen = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const turn = (isOpenNow: boolean) => {
    clearTimeout(deadline);
    isOpen = isOpenNow;
    turns.ring();
  };
  const socket = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    keepAlive,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    shouldRetry: () => true,
    on: {
      connected: () => turn(true),
      closed: (event) => {
        turn(false);
        if (hasCode(event, sessionEndedCode)) ends.ring();
      },
      ping: (isReceived) => {
        if (!isReceived) deadline = setTimeout(() => socket.terminate(), answerMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(deadline);
      },
    },
  });
  const noticeEnd = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) ends.ring();
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveVariables.concat(new GraphQLWsLink(socket)),
    new HttpLink({ uri: `${origin}/graphql` }),
  );
  return {
    client: new ApolloClient({
      cache: new InMemoryCache({ typePolicies }),
      link: noticeEnd.concat(transport),
    }),
    reconnect: () => socket.terminate(),
    isOpen: () => isOpen,
    onSocket: turns.listen,
    onSessionEnded: ends.listen,
  };
}

/** Calls back all who listen. */
function createBell() {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of [...listeners]) listener();
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
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
