import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { OwnChange } from '@canary/board/own-change';
import { failureOf } from '#lib/failure.ts';

/** What to do about an answer that isn't the one that was hoped for. */
export type Verdict =
  /** Try again: in so many seconds, or when it is time to try anything again. */
  | { readonly kind: 'again'; readonly seconds: number | undefined }
  /** The same, but not for ever. */
  | { readonly kind: 'few-times'; readonly message: string }
  | { readonly kind: 'members-only' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/**
 * @example
 * verdictOf(error); // { kind: 'refused', code: 'NOT_FOUND', message: 'This card is gone.' }
 */
export function verdictOf(error: unknown): Verdict {
  if (ServerError.is(error)) {
    const tooLarge = { kind: 'refused', code: 'BAD_REQUEST', message: 'It is too long to be sent.' } as const;
    if (error.statusCode === 413) return tooLarge;
    const seconds = Number(error.response.headers.get('retry-after') ?? undefined);
    return { kind: 'again', seconds: Number.isFinite(seconds) ? seconds : undefined };
  }
  const { code, message } = failureOf(error);
  switch (code) {
    case 'UNREACHABLE':
      return { kind: 'again', seconds: undefined };
    case 'RATE_LIMITED':
      return { kind: 'again', seconds: retryAfter(error) };
    case 'UNAUTHENTICATED':
      return { kind: 'members-only' };
    case 'INTERNAL_SERVER_ERROR':
      return { kind: 'few-times', message };
    default:
      return { kind: 'refused', code, message };
  }
}

function retryAfter(error: unknown): number {
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : 1;
}

const verbs: Record<OwnChange['kind'], string> = {
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
export function refusalText(kind: OwnChange['kind'], label: string, reason: string): string {
  return `‘${label}’ could not be ${verbs[kind]}: ${reason}`;
}
