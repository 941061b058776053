import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';

/** The server can't start, for a reason that whoever runs it can mend: its message is printed, and no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What went wrong in one line, for the end of a message of ours. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection is an AggregateError: its message is empty, and its code says what happened.
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.split('\n')[0] ?? '';
}

/**
 * Makes yoga's `maskError`: what nobody foresaw is logged with its stack, and the client learns only that it happened.
 * A GraphQLError without a foreign cause was meant for the client, by graphql itself or by us, and passes as it is.
 */
export function makeMaskError(log: FastifyBaseLogger) {
  return (error: unknown): Error => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
    log.error({ err: cause }, 'An unforeseen error was masked');
    return new GraphQLError('Something went wrong on our side. Please try again.', {
      path: error instanceof GraphQLError ? error.path : null,
      extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true },
    });
  };
}
