import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { retryWait } from './retry-wait.ts';

/** The close code by which the server says that a socket's session has ended (graphql-ws: Unauthorized). */
const sessionEndedCode = 4401;
/** How often the server is asked whether it is still there, in milliseconds. */
const keepAlive = 15_000;

/** Lists that get shorter: what comes takes the place of what was there. */
const typePolicies = { Query: { fields: { sessions: { merge: false } } } };

/** The way to the server: requests by HTTP, subscriptions by one WebSocket that is open while something is watched. */
export interface Connection {
  readonly client: ApolloClient;
  /** Opens the socket anew, since it acts for whoever it was opened by. */
  reconnect(): void;
  /** Calls back when the server says that nobody is signed in any more. Returns what stops that. */
  onSessionEnded(listener: () => void): () => void;
}

/**
 * Makes a connection. Nothing is sent before something is asked.
 *
 * @param origin of the server, such as `http://localhost:4000`
 */
export function createConnection(origin: string): Connection {
  const listeners = new Set<() => void>();
  const tellEnd = () => {
    for (const listener of listeners) listener();
  };
  const socket = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    keepAlive,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    shouldRetry: () => true,
    on: {
      closed: (event) => {
        if (hasCode(event, sessionEndedCode)) tellEnd();
      },
    },
  });
  const noticeEnd = new ErrorLink(({ error, operation }) => {
    if (operation.operationName !== 'SignIn' && isUnauthenticated(error)) tellEnd();
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    new HttpLink({ uri: `${origin}/graphql` }),
  );
  return {
    client: new ApolloClient({
      cache: new InMemoryCache({ typePolicies }),
      link: noticeEnd.concat(transport),
    }),
    reconnect: () => socket.terminate(),
    onSessionEnded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
