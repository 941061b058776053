import { ApolloLink } from '@apollo/client';

/**
 * Sends a subscription with what its variables are then. graphql-ws writes its message anew each time that the socket
 * opens; Apollo would give it a copy of what they were at first.
 *
 * @example
 * client.subscribe({ query, variables: now(), context: { liveVariables: now } });
 */
export const liveVariables = new ApolloLink((operation, forward) => {
  const now: unknown = operation.getContext()['liveVariables'];
  if (typeof now === 'function') operation.variables = { toJSON: () => now() };
  return forward(operation);
});
