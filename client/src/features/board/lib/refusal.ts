import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { PendingChange } from '@canary/board/pending-change';
import { failureOf } from '#shared/graphql/failure.ts';

/** What an answer that isn't the one that was hoped for asks us to do. */
export type Verdict =
  /** The server can't be reached: try again when it is time to try anything again. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'members-only' }
  /** Something went wrong that may not go wrong the next time. */
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/**
 * @example
 * verdictOf(error); // { kind: 'refused', code: 'NOT_FOUND', message: 'This card is gone.' }
 */
export function verdictOf(error: unknown): Verdict {
  if (ServerError.is(error)) return verdictOfStatus(error);
  const { code, message } = failureOf(error);
  switch (code) {
    case 'UNREACHABLE':
    case 'UNAVAILABLE':
      return { kind: 'unreachable' };
    case 'RATE_LIMITED':
      return { kind: 'wait', seconds: retryAfter(error) };
    case 'UNAUTHENTICATED':
      return { kind: 'members-only' };
    case 'INTERNAL_SERVER_ERROR':
      return { kind: 'failed', code, message };
    default:
      return { kind: 'refused', code, message };
  }
}

/** What was answered by whatever stands before GraphQL. */
function verdictOfStatus({ statusCode, response }: ServerError): Verdict {
  const seconds = Number(response.headers.get('retry-after'));
  if (statusCode === 413) return { kind: 'refused', code: 'BAD_REQUEST', message: 'It is too long.' };
  if (statusCode === 429) return { kind: 'wait', seconds: seconds > 0 ? seconds : 1 };
  return { kind: 'unreachable' };
}

function retryAfter(error: unknown): number {
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : 1;
}

const verbs: Record<PendingChange['kind'], string> = {
  createTask: 'added',
  updateTask: 'changed',
  moveTask: 'moved',
  deleteTask: 'deleted',
  restoreTask: 'restored',
  createBoardUser: 'added',
  updateBoardUser: 'renamed',
  deleteBoardUser: 'removed',
};

/**
 * What somebody is told of a change that was refused.
 *
 * @example
 * refusalText('moveTask', 'Buy milk', 'This card is gone.'); // '‘Buy milk’ could not be moved: This card is gone.'
 */
export function refusalText(kind: PendingChange['kind'], label: string, reason: string): string {
  return `‘${label}’ could not be ${verbs[kind]}: ${reason}`;
}
