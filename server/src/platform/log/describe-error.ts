import { describeDatabaseError } from '../database/fault.ts';

/**
 * Describes an error for the log. A database error is described by its statement and codes in place of its message,
 * because messages contain values: Prisma prints the arguments of a statement, and Postgres the rejected value.
 *
 * @example
 * describeError(error); // { type: 'PrismaClientKnownRequestError', statement: 'user.update', code: 'P2039', … }
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  const database = describeDatabaseError(error);
  if (database) {
    const summary = `${database['statement'] ?? 'A statement'} failed`;
    return {
      type,
      message: summary,
      ...database,
      stack: [`${type}: ${summary}`, ...framesOf(stack)].join('\n'),
    };
  }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type, message, ...code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

const framesOf = (stack: string) => stack.split('\n').filter((line) => /^ {4}at /.test(line));
