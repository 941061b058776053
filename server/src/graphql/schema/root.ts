import { builder } from '../builder.ts';

builder.queryType({
  description:
    'What can be read. Whoever logs in by `signUp` or `logIn` is known by a cookie, or with MEMORY by `Authorization: Bearer …`, over a WebSocket in the payload of `connection_init` as well. Every error has a code: UNAUTHENTICATED when no session, or an ended one, comes with the request, INVALID_CREDENTIALS for a wrong email address or password (with its `field` where the password is asked for again), FORBIDDEN for a request from another site, COMING_SOON for a feature that can’t be unlocked yet, NOT_FOUND, BAD_USER_INPUT with the `field` that is wrong, CONFLICT when the record was modified concurrently, GONE for what was deleted, INSUFFICIENT_TOKENS with `price` and `tokens`, RATE_LIMITED with the seconds to wait in `retryAfter`, UNAVAILABLE with the same when the database is away for a moment (what was asked for may have been done: send a change of the board again by its `changeId`), or INTERNAL_SERVER_ERROR; BAD_REQUEST, GRAPHQL_PARSE_FAILED, GRAPHQL_VALIDATION_FAILED and their like mean that the request itself is wrong.',
});
builder.mutationType({ description: 'What can be changed.' });
builder.subscriptionType({
  description:
    'What can be watched, over a WebSocket (graphql-transport-ws) and no other way: it is closed when the session that it was opened with ends.',
});
