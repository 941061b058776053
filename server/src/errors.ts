import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';

/** The server can't start, for a reason that whoever runs it can mend: its message is printed, and no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is told to whoever asked, as it is: its message says what they can do, and its code what a program can. */
class ExpectedError extends Error {
  constructor(
    message: string,
    readonly extensions: { readonly code: string; readonly field?: string; readonly retryAfter?: number },
  ) {
    super(message);
  }
}

/** Only somebody who is signed in may do this. */
export class UnauthenticatedError extends ExpectedError {
  override readonly name = 'UnauthenticatedError';
  constructor() {
    super('Sign in to do this.', { code: 'UNAUTHENTICATED' });
  }
}

/** A sign-in failed: no word on whether the address has an account. */
export class SignInError extends ExpectedError {
  override readonly name = 'SignInError';
  constructor() {
    super('Invalid email or password', { code: 'UNAUTHENTICATED' });
  }
}

/** A field of an input holds what it can't. */
export class InputError extends ExpectedError {
  override readonly name = 'InputError';
  constructor(message: string, field: string) {
    super(message, { code: 'BAD_USER_INPUT', field });
  }
}

/** Too many attempts. */
export class RateLimitedError extends ExpectedError {
  override readonly name = 'RateLimitedError';
  /** @param retryAfter seconds until the next attempt is let through */
  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    super(`Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
      code: 'RATE_LIMITED',
      retryAfter,
    });
  }
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
    const isForTheClient = !cause || cause instanceof GraphQLError || cause instanceof ExpectedError;
    if (error instanceof GraphQLError && isForTheClient) return error;
    log.error({ err: cause }, 'An unforeseen error was masked');
    return new GraphQLError('Something went wrong on our side. Please try again.', {
      path: error instanceof GraphQLError ? error.path : null,
      extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true },
    });
  };
}
