import { TooLargeError } from '@canary/vault/errors';
import { failureOf } from '#shared/graphql/failure.ts';
import { ChunkError } from '#shared/loading/load-chunk.ts';

/** What went wrong with a change of the history, and what a person can do about it. */
export function troubleOf(error: unknown): string {
  if (error instanceof TooLargeError) return 'It holds more than a saved code may. Shorten it and try again.';
  if (error instanceof ChunkError)
    return 'A part of the page could not be loaded. Check your connection and try again.';
  // Its words are for whoever chose the file. By name: what reads files comes only once one is chosen.
  if (error instanceof Error && error.name === 'HistoryFileError') return error.message;
  return failureOf(error).message;
}
