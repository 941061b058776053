import { type GraphQLQuery, type GraphQLResponseBody, HttpResponse } from 'msw';

/**
 * The server's answer to what it doesn't do.
 *
 * @example
 * graphql.mutation('Rename', () => refusal('BAD_USER_INPUT', 'Enter a username.', 'username'));
 */
export function refusal(code: string, message: string, field?: string) {
  return HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
    errors: [{ message, extensions: { code, ...(field && { field }) } }],
  });
}

/** What the server says to a session that has ended. */
export function sessionEnded() {
  return refusal('UNAUTHENTICATED', 'Log in to do this.');
}
