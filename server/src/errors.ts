import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { isUnavailable } from './database/unavailable.ts';

/** The server can't start, for a reason that whoever runs it can mend: its message is printed, and no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is told to whoever asked, as it is: its message says what they can do, and its code what a program can. */
class ExpectedError extends Error {
  constructor(
    message: string,
    readonly extensions: {
      readonly code: string;
      readonly [detail: string]: string | number | readonly string[];
    },
  ) {
    super(message);
  }
}

/** Only somebody who is logged in may do this. */
export class UnauthenticatedError extends ExpectedError {
  override readonly name = 'UnauthenticatedError';
  constructor() {
    super('Log in to do this.', { code: 'UNAUTHENTICATED' });
  }
}

/** Nobody may do this, whoever they are. */
export class ForbiddenError extends ExpectedError {
  override readonly name = 'ForbiddenError';
  constructor(message: string) {
    super(message, { code: 'FORBIDDEN' });
  }
}

/** What was asked for isn't there, or isn't theirs. */
export class NotFoundError extends ExpectedError {
  override readonly name = 'NotFoundError';
  constructor(message: string) {
    super(message, { code: 'NOT_FOUND' });
  }
}

/** What was to be changed was changed by somebody else first: it is to be read again. */
export class ConflictError extends ExpectedError {
  override readonly name = 'ConflictError';
  /** @param detail what it is about, by ids */
  constructor(message: string, detail: Readonly<Record<string, string | readonly string[]>>) {
    super(message, { code: 'CONFLICT', ...detail });
  }
}

/** What was to be changed was deleted. */
export class GoneError extends ExpectedError {
  override readonly name = 'GoneError';
  constructor(message: string, ids: readonly string[]) {
    super(message, { code: 'GONE', ids });
  }
}

/** Somebody has too few tokens for what they want. */
export class InsufficientTokensError extends ExpectedError {
  override readonly name = 'InsufficientTokensError';
  /** @param name what they want, as the catalogue calls it */
  constructor(name: string, price: number, tokens: number) {
    const message =
      `${name}: ${countTokens(price)} needed, and you have ${tokens}. ` +
      "Come back on other days: a day's first visit gives points, and each new level a token.";
    super(message, { code: 'INSUFFICIENT_TOKENS', price, tokens });
  }
}

/** A login failed: no word on whether the address has an account. */
export class LogInError extends ExpectedError {
  override readonly name = 'LogInError';
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

function countTokens(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'}`;
}

/** What went wrong in one line, for the end of a message of ours. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection is an AggregateError: its message is empty, and its code says what happened.
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.split('\n')[0] ?? '';
}

/** What is told of an error that nobody foresaw. */
export const unforeseen = 'Something went wrong on our side. Please try again.';

/** What is told of the database's being away: for how many seconds to wait, too. */
const away = {
  message: 'We can’t reach our database right now. Please try again in a moment.',
  retryAfter: 1,
};

/**
 * Makes yoga's `maskError`: what nobody foresaw is logged with its stack, and the client learns only that it happened, or
 * by the code UNAVAILABLE that trying again is worth it.
 * A GraphQLError without a foreign cause was meant for the client, by graphql itself or by us, and passes with a code.
 */
export function makeMaskError(log: FastifyBaseLogger) {
  return (error: unknown): Error => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const isForTheClient = !cause || cause instanceof GraphQLError || cause instanceof ExpectedError;
    if (error instanceof GraphQLError && isForTheClient) {
      error.extensions['code'] ??= 'BAD_REQUEST';
      return error;
    }
    const path = error instanceof GraphQLError ? error.path : null;
    if (isUnavailable(cause)) {
      log.warn({ err: cause }, 'The database is away; a client was asked to try again');
      const { message, retryAfter } = away;
      const http = { status: 503, headers: { 'retry-after': String(retryAfter) } };
      return new GraphQLError(message, { path, extensions: { code: 'UNAVAILABLE', retryAfter, http } });
    }
    log.error({ err: cause }, 'An unforeseen error was masked');
    return new GraphQLError(unforeseen, {
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true },
    });
  };
}
