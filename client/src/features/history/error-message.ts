import { TooLargeError } from '@canary/vault/errors';
import { ChunkError } from '#shared/browser/load-chunk.ts';
import { failureOf } from '#shared/graphql/failure.ts';

/** The message for a failed change of the history: the reason and the next step. */
export function errorMessage(error: unknown): string {
  if (error instanceof TooLargeError) return 'This code is too large to save. Shorten it and try again.';
  if (error instanceof ChunkError)
    return 'Part of the page could not be loaded. Check your connection and try again.';
  // Compared by name, because the code that reads files is loaded only when the user imports a file.
  if (error instanceof Error && error.name === 'HistoryFileError') return error.message;
  return failureOf(error).message;
}
