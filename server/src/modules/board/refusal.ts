import type { Refusal } from '@canary/board/changes/change';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';

/** The error that clients get for a refused change. */
export function toError({ code, message, detail }: Refusal): Error {
  const { field } = detail;
  switch (code) {
    case 'BAD_USER_INPUT':
      return new InputError(message, String(field));
    case 'NOT_FOUND':
      return new NotFoundError(message, field === undefined ? undefined : String(field));
    case 'CONFLICT':
      return new ConflictError(message, detail);
    case 'FORBIDDEN':
      return new ForbiddenError(message);
  }
}
