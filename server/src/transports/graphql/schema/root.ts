import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from '../builder.ts';

builder.queryType({
  description: `Data that can be read.

**Logging in:** \`signUp\` and \`logIn\` set a session cookie. With the persistence MEMORY they return a token instead, to be sent as \`Authorization: Bearer …\`; over a WebSocket also as \`authorization\` in the payload of \`connection_init\`.

**API keys:** programs send a key of \`createApiKey\` in the same way. A key reaches the fields of its areas, with the rights of its user: cards, boards and dynamic codes. Account, history, keys themselves, and changing members and invitations of boards need a person who is logged in.

**Errors:** every error has a code in its \`extensions\`:
- UNAUTHENTICATED: the request has no session, or it has ended. Every operation fails with it after an invalid bearer token, such as a revoked or expired API key: send none to log in. Every field of the board fails with it if only members may use the board.
- INSUFFICIENT_ACCESS: the API key doesn’t allow the field. \`area\` and \`access\` say what the key lacks; without \`area\`, no API key allows the field.
- INVALID_CREDENTIALS: the email address or password is wrong. With \`field\`, the user is logged in and has to enter the password again.
- BAD_USER_INPUT: a value is invalid; \`field\` names it.
- NOT_FOUND: the record doesn’t exist. With the \`field\` \`boardId\`, the whole board doesn’t exist for the user.
- CONFLICT: the record was modified concurrently; read it again.
- GONE: the record was deleted.
- INSUFFICIENT_TOKENS: the user has fewer \`tokens\` than the \`price\`.
- RATE_LIMITED: too many attempts; try again after \`retryAfter\` seconds.
- UNAVAILABLE: the database can’t be reached, or refuses writes, for example because its disk is full; try again after \`retryAfter\` seconds. The change may have been applied: repeat a change of the board with the same \`changeId\`.
- OVERLOADED: too many operations are running, and this operation wasn’t run; try again after \`retryAfter\` seconds.
- FORBIDDEN: the user’s role on the board doesn’t allow the operation, or the request may come from another site.
- INTERNAL_SERVER_ERROR: an unexpected error, which was logged.
- PERSISTED_QUERY_NOT_FOUND: the server doesn’t know the hash; send the text of the document.
- DOCUMENT_NOT_ALLOWED: the server runs only the documents of its own site.
- METHOD_NOT_ALLOWED: the request is neither GET nor POST.
- PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE: the body is too large, or isn’t JSON.
- BAD_REQUEST, GRAPHQL_PARSE_FAILED, GRAPHQL_VALIDATION_FAILED, OPERATION_RESOLUTION_FAILURE: the request itself is invalid.`,
});

builder.mutationType({ description: 'Changes that can be made.' });

builder.subscriptionType({
  description:
    'Changes that can be followed, over WebSocket (graphql-transport-ws) only. The socket is closed with code 4401 when the session or API key ends with which it was opened.',
});

const isoDateTime = z.iso.datetime({ offset: true });

builder.scalarType('DateTime', {
  description: 'An ISO 8601 timestamp in UTC, such as `2025-07-13T09:30:00.000Z`.',
  serialize: (date) => date.toISOString(),
  parseValue: (value) => {
    const parsed = isoDateTime.safeParse(value);
    if (!parsed.success) throw new GraphQLError('A DateTime must be ISO 8601, such as 2025-07-13T09:30:00Z.');
    return new Date(parsed.data);
  },
});

builder.scalarType('JSON', {
  description: 'Any JSON value. Timestamps in it are in the format of `DateTime`.',
  serialize: (value) => value,
  parseValue: (value) => value,
});
