import { HttpResponse } from 'msw';
import type { GraphQLQuery, GraphQLResponseBody } from 'msw/graphql';

/**
 * A GraphQL error response.
 *
 * @example
 * api.mutation('Rename', () => graphqlError('BAD_USER_INPUT', 'Enter a username.', 'username'));
 */
export function graphqlError(code: string, message: string, field?: string) {
  return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
    errors: [{ message, extensions: { code, ...(field && { field }) } }],
  });
}

/** The response to a session that has ended. */
export function sessionEnded() {
  return graphqlError('UNAUTHENTICATED', 'Log in to do this.');
}
