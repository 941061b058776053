import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { failureOf } from '#shared/graphql/failure.ts';

/** An error of an operation on a live document, by the reaction that it needs. */
export type LiveError =
  /** The server can't be reached or doesn't answer this page: retry with backoff. */
  | { readonly kind: 'unreachable' }
  /** The server can't do anything now, for example because its disk is full: retry with backoff. */
  | { readonly kind: 'unavailable' }
  /** The server failed at this operation, but other operations may succeed: retry with backoff. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'rate-limited'; readonly seconds: number }
  | { readonly kind: 'unauthenticated' }
  | Rejection;

/** The server will never accept this operation. */
export interface Rejection {
  readonly kind: 'rejected';
  readonly code: string;
  /** Why, for display. */
  readonly message: string;
  /** The argument that was rejected, if the server names it. */
  readonly field?: string | undefined;
}

/** The codes of errors that are caused by the operation, so that it will never succeed. */
const rejections = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'GONE',
  'INSUFFICIENT_TOKENS',
  'INVALID_CREDENTIALS',
  'NOT_FOUND',
  'RECENT_LOGIN_REQUIRED',
]);

/**
 * Classifies the error of a GraphQL operation.
 *
 * @example
 * classifyError(error); // { kind: 'rejected', code: 'NOT_FOUND', message: 'This card is gone.' }
 */
export function classifyError(error: unknown): LiveError {
  if (ServerError.is(error)) return classifyStatus(error);
  const { code, message, field } = failureOf(error);
  switch (code) {
    // The tab runs an earlier build. After a reload, the page sends the stored changes.
    case 'DOCUMENT_NOT_ALLOWED':
    case 'UNREACHABLE':
      return { kind: 'unreachable' };
    case 'OVERLOADED':
    case 'UNAVAILABLE':
      return { kind: 'unavailable' };
    case 'RATE_LIMITED':
      return { kind: 'rate-limited', seconds: retryAfter(error) };
    case 'UNAUTHENTICATED':
      return { kind: 'unauthenticated' };
    default:
      return rejections.has(code) ? { kind: 'rejected', code, message, field } : { kind: 'failed' };
  }
}

/** Whether an operation failed because of the server or the connection, so that data in this browser may be shown. */
export function isServerFault(error: unknown): boolean {
  const { kind } = classifyError(error);
  return kind === 'unreachable' || kind === 'unavailable' || kind === 'failed';
}

/** Classifies a response of the HTTP layer or a proxy, which has no GraphQL errors. */
function classifyStatus({ statusCode, response }: ServerError): LiveError {
  const seconds = Number(response.headers.get('retry-after'));
  if (statusCode === 413)
    return { kind: 'rejected', code: 'BAD_REQUEST', message: 'It is too long. Shorten it and try again.' };
  if (statusCode === 429) return { kind: 'rate-limited', seconds: seconds > 0 ? seconds : 1 };
  return { kind: statusCode >= 500 ? 'unavailable' : 'unreachable' };
}

function retryAfter(error: unknown): number {
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : 1;
}
