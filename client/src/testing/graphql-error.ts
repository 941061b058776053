import { type GraphQLQuery, type GraphQLResponseBody, HttpResponse } from 'msw';

/**
 * A GraphQL error response.
 *
 * @example
 * graphql.mutation('Rename', () => graphqlError('BAD_USER_INPUT', 'Enter a username.', 'username'));
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
