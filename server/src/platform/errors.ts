import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, getOperationAST, parse } from 'graphql';
import { type DatabaseFault, databaseFaultOf } from './database/fault.ts';
import { databaseFailures, unexpectedErrors } from './metrics/metrics.ts';

/** A program can't start, for a reason that the operator can fix. The message is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * An error whose message and code clients get. The message tells users what they can do, the code tells programs. Each
 * subclass has a code of its own.
 */
abstract class ExpectedError extends Error {
  readonly extensions: {
    readonly code: string;
    readonly [detail: string]: string | number | readonly string[];
  };

  constructor(
    message: string,
    extensions: {
      readonly code: string;
      readonly [detail: string]: string | number | readonly string[];
    },
  ) {
    super(message);
    this.extensions = extensions;
  }
}

/** The request has no session, its session has ended, or its bearer token is invalid. */
export class UnauthenticatedError extends ExpectedError {
  override readonly name = 'UnauthenticatedError';
  constructor(message = 'Log in to do this.') {
    super(message, { code: 'UNAUTHENTICATED' });
  }
}

/** The API key doesn't allow the operation. */
export class InsufficientAccessError extends ExpectedError {
  override readonly name = 'InsufficientAccessError';
  /** @param missing the area and the access that the key lacks; none if no API key allows the operation */
  constructor(message: string, missing: { readonly area?: string; readonly access?: 'READ' | 'WRITE' } = {}) {
    super(message, { code: 'INSUFFICIENT_ACCESS', ...missing });
  }
}

/** The email address or the password is wrong. An existing session goes on. */
export class InvalidCredentialsError extends ExpectedError {
  override readonly name = 'InvalidCredentialsError';
  /**
   * @param message by default the answer to a failed login, which doesn't tell whether the address has an account
   * @param field the input's field with the password, if a logged-in user has to enter the password again
   */
  constructor(message = 'Invalid email or password', field?: string) {
    super(message, { code: 'INVALID_CREDENTIALS', ...(field !== undefined && { field }) });
  }
}

/** The session is too old for a change that needs a recent login. */
export class RecentLoginRequiredError extends ExpectedError {
  override readonly name = 'RecentLoginRequiredError';
  /** @param minutes how old the login may be */
  constructor(minutes: number) {
    super(`Log in with Google again, and do this within ${minutes} minutes.`, {
      code: 'RECENT_LOGIN_REQUIRED',
    });
  }
}

/** A row doesn't exist, or belongs to another user. */
export class NotFoundError extends ExpectedError {
  override readonly name = 'NotFoundError';
  /** @param field the argument with the unknown id, if the operation has several ids */
  constructor(message: string, field?: string) {
    super(message, { code: 'NOT_FOUND', ...(field !== undefined && { field }) });
  }
}

/** A row was changed concurrently, so the client has to read it again. */
export class ConflictError extends ExpectedError {
  override readonly name = 'ConflictError';
  /** @param detail the ids with a conflict, or the current state */
  constructor(message: string, detail: Readonly<Record<string, string | number | readonly string[]>>) {
    super(message, { code: 'CONFLICT', ...detail });
  }
}

/** The record to change was deleted. */
export class GoneError extends ExpectedError {
  override readonly name = 'GoneError';
  constructor(message: string, ids: readonly string[]) {
    super(message, { code: 'GONE', ids });
  }
}

/** The user may see the subject of the operation, but lacks the right to change it. */
export class ForbiddenError extends ExpectedError {
  override readonly name = 'ForbiddenError';
  constructor(message: string) {
    super(message, { code: 'FORBIDDEN' });
  }
}

/** The user has too few tokens. */
export class InsufficientTokensError extends ExpectedError {
  override readonly name = 'InsufficientTokensError';
  /** @param names of the features in the catalogue @param price of all features together */
  constructor(names: string, price: number, tokens: number) {
    const message =
      `${names}: ${countTokens(price)} needed, and you have ${tokens}. ` +
      'Your first visit each day earns points, and each new level a token.';
    super(message, { code: 'INSUFFICIENT_TOKENS', price, tokens });
  }
}

/** A field of an input is invalid. */
export class InputError extends ExpectedError {
  override readonly name = 'InputError';
  constructor(message: string, field: string) {
    super(message, { code: 'BAD_USER_INPUT', field });
  }
}

/** Too many attempts. */
export class RateLimitedError extends ExpectedError {
  override readonly name = 'RateLimitedError';
  /**
   * @param retryAfter seconds until the next attempt is allowed
   * @param reason a sentence about the exceeded limit
   */
  constructor(retryAfter: number, reason = 'Too many attempts.') {
    super(`${reason} Try again in ${duration(retryAfter)}.`, {
      code: 'RATE_LIMITED',
      retryAfter,
    });
  }
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function countTokens(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'}`;
}

/** An error's reason in one line, to end a message with. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection is an AggregateError with an empty message and a code.
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return text.split('\n')[0] ?? '';
}

/** The message that clients get for an unexpected error. */
export const unexpectedErrorMessage = 'Something went wrong on our side. Please try again.';

/** The log messages for faults of the database. */
export const faultMessages: Readonly<Record<DatabaseFault, string>> = {
  unreachable: 'Database unavailable',
  refusal: 'Database refuses writes: check its disk space and permissions',
  damage: 'Database is damaged: stop the server and restore a backup',
};

/**
 * Builds Yoga's `maskError`. An unexpected error is logged with its stack and operation, and the client gets
 * INTERNAL_SERVER_ERROR, or UNAVAILABLE if a later attempt may succeed. An error that fails several operations, such as
 * a batch of changes, is logged once. A GraphQLError without another cause comes from graphql or from this server and
 * is meant for the client, so it isn't masked.
 */
export function makeMaskError(log: FastifyBaseLogger) {
  const logged = new WeakSet<object>();
  const logOnce = (level: 'warn' | 'error', error: unknown, cause: unknown, message: string) => {
    if (cause instanceof Error && logged.has(cause)) return;
    if (cause instanceof Error) logged.add(cause);
    log[level]({ ...operationOf(error), err: cause }, message);
  };
  return (error: unknown): GraphQLError => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const isForTheClient = !cause || cause instanceof GraphQLError || cause instanceof ExpectedError;
    if (error instanceof GraphQLError && isForTheClient) {
      error.extensions['code'] ??= 'BAD_REQUEST';
      return error;
    }
    // The context of an operation couldn't be built.
    if (error instanceof ExpectedError)
      return new GraphQLError(error.message, { extensions: error.extensions });
    const path = error instanceof GraphQLError ? error.path : null;
    const fault = databaseFaultOf(cause);
    if (fault) {
      databaseFailures.inc();
      const level = fault === 'unreachable' ? 'warn' : 'error';
      logOnce(level, error, cause, `${faultMessages[fault]}; answered UNAVAILABLE`);
      const message = 'Our database isn’t working right now. Please try again in a moment.';
      return new GraphQLError(message, { path, extensions: { code: 'UNAVAILABLE', retryAfter: 1 } });
    }
    unexpectedErrors.inc();
    logOnce('error', error, cause, 'Unexpected error; masked for the client');
    return new GraphQLError(unexpectedErrorMessage, {
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  };
}

/** Clients choose the names of operations. */
const maxNameLength = 60;

/** The operation and the field with an error, without variables and arguments. */
function operationOf(error: unknown): { operation?: string; field?: string } {
  const [node] = (error instanceof GraphQLError && error.nodes) || [];
  if (node?.kind !== 'Field' || !node.loc) return {};
  const definition = getOperationAST(parse(node.loc.source.body));
  const names = [definition?.operation, definition?.name?.value.slice(0, maxNameLength)];
  return { operation: names.filter(Boolean).join(' '), field: node.name.value };
}
