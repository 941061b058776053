import { z } from 'zod/mini';
import { unreadableError } from './errors.ts';

const savedFolder = z.object({
  /** Version of this schema. */
  v: z.literal(1),
  name: z.string().check(z.minLength(1)),
});

/** A folder as plaintext. Codes name their folder; a folder's own record keeps it while it is empty. */
export type SavedFolder = z.output<typeof savedFolder>;

/**
 * Validates a decrypted folder.
 *
 * @throws {UnknownFormatError} if a newer version of the site wrote it
 * @throws {NotARecordError} if it doesn't match the schema
 */
export function parseFolder(value: unknown): SavedFolder {
  const parsed = savedFolder.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadableError(value, 1);
}
